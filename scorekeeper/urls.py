"""Where everything is found."""

from django.urls import path

from scorekeeper.views import (
    again,
    corrections,
    deletions,
    games,
    history,
    joining,
    keys,
    new_game,
    nights,
    people,
    rule_pages,
    settlement,
    sheet,
)

handler400 = "scorekeeper.views.errors.bad_request"
handler403 = "scorekeeper.views.errors.permission_denied"
handler404 = "scorekeeper.views.errors.page_not_found"
handler500 = "scorekeeper.views.errors.server_error"

urlpatterns = [
    path("", nights.home, name="home"),
    path("start/", nights.start, name="start_first"),
    path("join/", joining.join, name="join"),
    path("k/<str:secret>/", joining.open_key, name="open_key"),
    path("held/", joining.held, name="held"),
    path("held/<int:pk>/", joining.giving_back, name="giving_back"),
    path("circles/<int:pk>/", keys.circle, name="circle"),
    path("circles/<int:pk>/start/", nights.start, name="start_night"),
    path("circles/<int:pk>/nights/", history.nights, name="nights"),
    path("circles/<int:pk>/games/", history.games, name="games"),
    path("circles/<int:pk>/people/", people.people, name="people"),
    path("circles/<int:pk>/keys/", keys.keys, name="keys"),
    path("circles/<int:pk>/recovery/", keys.recovery, name="recovery"),
    path("keys/<int:pk>/code/", keys.code, name="code"),
    path("keys/<int:pk>/revocation/", keys.revocation, name="revocation"),
    path("people/<int:pk>/", people.person, name="person"),
    path("people/<int:pk>/edit/", people.edit, name="edit_person"),
    path("nights/<int:pk>/", nights.night, name="night"),
    path("nights/<int:pk>/people/", nights.attendances, name="attendances"),
    path("nights/<int:pk>/people/<int:person>/", nights.attendance, name="attendance"),
    path("nights/<int:pk>/closing/", nights.closing, name="closing"),
    path("nights/<int:pk>/deletion/", deletions.night, name="delete_night"),
    path("nights/<int:pk>/new/", new_game.choose, name="choose_game"),
    path("nights/<int:pk>/new/<slug:key>/", new_game.new, name="new_game"),
    path("nights/<int:pk>/settlement/", settlement.settlement, name="settlement"),
    path("nights/<int:pk>/settlement.txt", settlement.text, name="settlement_text"),
    path("nights/<int:pk>/payments/", settlement.payments, name="payments"),
    path("nights/<int:pk>/households/", settlement.households, name="households"),
    path("games/<int:pk>/", games.game, name="game"),
    path("games/<int:pk>/entries/", games.entries, name="entries"),
    path("games/<int:pk>/entries/last/", games.last_entry, name="last_entry"),
    path("games/<int:pk>/entries/next/", games.next_entry, name="next_entry"),
    path("games/<int:pk>/entries/<int:place>/", corrections.entry, name="entry"),
    path("games/<int:pk>/again/", again.again, name="again"),
    path("games/<int:pk>/table/", games.table, name="table"),
    path("games/<int:pk>/referee/", games.referee, name="referee"),
    path("games/<int:pk>/sheet/", sheet.sheet, name="sheet"),
    path("games/<int:pk>/stake/", sheet.stake, name="stake"),
    path("games/<int:pk>/deletion/", deletions.game, name="delete_game"),
    path("games/<int:pk>/record.json", games.record, name="record"),
    path("rules/", rule_pages.card_games, name="rules"),
    path("rules/<slug:key>/", rule_pages.card_game, name="rules_of"),
]
