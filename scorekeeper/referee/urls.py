"""Addresses of the referee and the rules."""

from django.urls import path

from scorekeeper.referee.views import group_rulings, questions, rule_pages

urlpatterns = [
    path("games/<int:pk>/referee/", questions.referee, name="referee"),
    path("games/<int:pk>/referee/count/", questions.count, name="count_at_table"),
    path("games/<int:pk>/referee/<slug:name>/", questions.situation, name="situation"),
    path("games/<int:pk>/referee/<slug:name>/notes/", questions.notes, name="notes"),
    path("groups/<int:pk>/laws/", group_rulings.laws, name="laws"),
    path(
        "groups/<int:pk>/laws/<int:law>/", group_rulings.withdrawal, name="withdraw_law"
    ),
    path(
        "groups/<int:pk>/laws/<int:law>/deletion/",
        group_rulings.deletion,
        name="delete_law",
    ),
    path(
        "groups/<int:pk>/laws/<int:law>/group/",
        group_rulings.adoption,
        name="adopt_law",
    ),
    path(
        "groups/<int:pk>/laws/<int:law>/dismissal/",
        group_rulings.dismissal,
        name="dismiss_law",
    ),
    path("rules/", rule_pages.card_games, name="rules"),
    path("rules/<slug:key>/", rule_pages.card_game, name="rules_of"),
    path("rules/<slug:key>/count/", rule_pages.count, name="count_of"),
    path("rules/<slug:key>/referee/", rule_pages.referee, name="referee_of"),
    path(
        "rules/<slug:key>/referee/<slug:name>/",
        rule_pages.situation,
        name="situation_of",
    ),
    path(
        "rules/<slug:key>/deals/<int:number>/", rule_pages.worked_deal, name="worked_of"
    ),
]
