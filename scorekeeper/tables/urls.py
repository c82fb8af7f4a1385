"""Addresses of a game at the table."""

from django.urls import path

from scorekeeper.tables.views import agreements, corrections, game, new_game

urlpatterns = [
    path("games/<int:pk>/entries/", game.entries, name="entries"),
    path("games/<int:pk>/", game.game, name="game"),
    path("games/<int:pk>/entries/last/", game.last_entry, name="last_entry"),
    path("games/<int:pk>/entries/next/", game.next_entry, name="next_entry"),
    path("games/<int:pk>/entries/<int:place>/", corrections.entry, name="entry"),
    path(
        "games/<int:pk>/entries/<int:place>/later/",
        corrections.return_to_entry,
        name="later",
    ),
    path("games/<int:pk>/lines/<int:deal>/<int:line>/", corrections.line, name="line"),
    path(
        "games/<int:pk>/lines/<int:deal>/<int:line>/later/",
        corrections.line,
        {"page": "later"},
        name="later_than_line",
    ),
    path("games/<int:pk>/correct/", corrections.correct_newest_deal, name="correct"),
    path(
        "games/<int:pk>/beside/<int:seat>/",
        corrections.correct_beside_name,
        name="beside",
    ),
    path("games/<int:pk>/again/", new_game.play_again, name="again"),
    path("games/<int:pk>/board/", game.board, name="board"),
    path("games/<int:pk>/table/", game.table, name="table"),
    path("games/<int:pk>/agreements/", agreements.agreements, name="agreements"),
    path("games/<int:pk>/house-rules/", game.house_rules, name="house_rules"),
    path("games/<int:pk>/record.json", game.record, name="record"),
    path("nights/<int:pk>/agreeing/", agreements.ask_for_agreement, name="agreeing"),
    path("nights/<int:pk>/new/", new_game.choose, name="choose_game"),
    path("nights/<int:pk>/new/<slug:key>/", new_game.new, name="new_game"),
]
