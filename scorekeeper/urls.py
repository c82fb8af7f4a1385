"""Where everything is found."""

from django.conf import settings
from django.urls import path, register_converter
from django.urls.converters import StringConverter

from scorekeeper.views import (
    add_record,
    agreements,
    bills,
    certificate,
    closing,
    corrections,
    deletions,
    evening,
    evening_text,
    figures,
    games,
    history,
    in_and_out,
    installed,
    invite,
    joining,
    keys,
    laws,
    money,
    new_game,
    night_picture,
    nights,
    notes,
    outbox,
    outbox_text,
    payments,
    people,
    played,
    referee,
    review,
    rule_pages,
    same_person,
    season,
    settlement,
    shared_links,
    sharing,
    signatures,
    splitwise,
    why,
)


class ThingConverter(StringConverter):
    """A kind of thing that can be shared."""

    regex = "|".join(sharing.THINGS)


register_converter(ThingConverter, "thing")

handler400 = "scorekeeper.views.errors.bad_request"
handler403 = "scorekeeper.views.errors.permission_denied"
handler404 = "scorekeeper.views.errors.page_not_found"
handler500 = "scorekeeper.views.errors.server_error"

urlpatterns = [
    # A table asks most: its addresses are looked for first, that of entries before all
    path("games/<int:pk>/entries/", games.entries, name="entries"),
    path("games/<int:pk>/", games.game, name="game"),
    path("games/<int:pk>/entries/last/", games.last_entry, name="last_entry"),
    path("games/<int:pk>/entries/next/", games.next_entry, name="next_entry"),
    path("games/<int:pk>/entries/<int:place>/", corrections.entry, name="entry"),
    path("games/<int:pk>/entries/<int:place>/later/", corrections.later, name="later"),
    path("games/<int:pk>/lines/<int:deal>/<int:line>/", corrections.line, name="line"),
    path(
        "games/<int:pk>/lines/<int:deal>/<int:line>/later/",
        corrections.line,
        {"page": "later"},
        name="later_than_line",
    ),
    path(
        "games/<int:pk>/lines/<int:deal>/<slug:numbers>/why/",
        why.lines,
        name="why_lines",
    ),
    path("games/<int:pk>/why/<int:place>/", why.entry, name="why_entry"),
    path("games/<int:pk>/correct/", corrections.newest, name="correct"),
    path("games/<int:pk>/beside/<int:seat>/", corrections.beside, name="beside"),
    path("games/<int:pk>/invite/", invite.game, name="invite_to_game"),
    path("games/<int:pk>/reopening/", closing.reopening, name="reopening"),
    path("games/<int:pk>/resuming/", closing.resuming, name="resuming"),
    path("games/<int:pk>/again/", new_game.again, name="again"),
    path("games/<int:pk>/board/", games.board, name="board"),
    path("games/<int:pk>/table/", games.table, name="table"),
    path("games/<int:pk>/referee/", referee.referee, name="referee"),
    path("games/<int:pk>/referee/count/", referee.count, name="count_at_table"),
    path("games/<int:pk>/referee/<slug:name>/", referee.situation, name="situation"),
    path("games/<int:pk>/referee/<slug:name>/notes/", referee.notes, name="notes"),
    path("games/<int:pk>/agreements/", agreements.agreements, name="agreements"),
    path("games/<int:pk>/review/", review.review, name="review"),
    path("games/<int:pk>/sheet/", review.moved, name="sheet"),
    path("games/<int:pk>/house-rules/", games.house_rules, name="house_rules"),
    path("games/<int:pk>/stake/", review.stake, name="stake"),
    path("games/<int:pk>/deletion/", deletions.game, name="delete_game"),
    path("games/<int:pk>/outbox/", outbox.outbox, name="outbox"),
    path("games/<int:pk>/outbox/text/", outbox_text.text, name="read_in"),
    path("games/<int:pk>/choice/", outbox.choice, name="choice"),
    path("games/<int:pk>/log.json", outbox.log, name="log"),
    path("games/<int:pk>/record.json", games.record, name="record"),
    path("", nights.home, name="home"),
    path("start/", nights.start_first, name="start_first"),
    path("join/", joining.join, name="join"),
    path("k/<str:secret>/", joining.open_key, name="open_key"),
    path("import/", in_and_out.import_new, name="import_new"),
    path("held/", joining.held, name="held"),
    path("held/<int:pk>/", joining.giving_back, name="giving_back"),
    path("circles/<int:pk>/", keys.circle, name="circle"),
    path("circles/<int:pk>/start/", nights.start, name="start_night"),
    path("circles/<int:pk>/nights/", history.nights, name="nights"),
    path("circles/<int:pk>/games/", history.games, name="games"),
    path("circles/<int:pk>/season/", season.season, name="season"),
    path("circles/<int:pk>/people/", people.people, name="people"),
    path("circles/<int:pk>/laws/", laws.laws, name="laws"),
    path("circles/<int:pk>/laws/<int:law>/", laws.withdrawal, name="withdraw_law"),
    path("circles/<int:pk>/laws/<int:law>/deletion/", laws.deletion, name="delete_law"),
    path("circles/<int:pk>/laws/<int:law>/group/", laws.adoption, name="adopt_law"),
    path(
        "circles/<int:pk>/laws/<int:law>/dismissal/",
        laws.dismissal,
        name="dismiss_law",
    ),
    path("circles/<int:pk>/money/", money.of_group, name="money"),
    path("circles/<int:pk>/debts/", money.old_address, name="debts"),
    path("circles/<int:pk>/payments/", payments.of_group, name="payments_of_group"),
    path(
        "circles/<int:pk>/payments/<int:payment>/deletion/",
        payments.deletion_of_group,
        name="delete_payment_of_group",
    ),
    path(
        "circles/<int:pk>/settling-as-one/", money.settling_as_one, name="settle_as_one"
    ),
    path("circles/<int:pk>/keys/", keys.keys, name="keys"),
    path("circles/<int:pk>/recovery/", keys.recovery, name="recovery"),
    path("circles/<int:pk>/files/", in_and_out.files, name="files"),
    path("circles/<int:pk>/circle.json", in_and_out.circle, name="circle_file"),
    path("circles/<int:pk>/tables.zip", in_and_out.tables, name="circle_tables"),
    path("circles/<int:pk>/import/", in_and_out.import_file, name="import"),
    path("circles/<int:pk>/deletion/", deletions.circle, name="delete_circle"),
    path("circles/<int:pk>/calendar/", sharing.calendar, name="make_calendar"),
    path(
        "circles/<int:pk>/links/<int:link>/revocation/",
        sharing.revocation,
        name="revoke_link",
    ),
    path("share/<thing:kind>/<int:pk>/", sharing.share, name="share_thing"),
    path(
        "share/<thing:kind>/<int:pk>/picture.svg", sharing.picture, name="thing_picture"
    ),
    path("s/<str:secret>/", shared_links.shared, name="shared_link"),
    path("s/<str:secret>/picture.svg", shared_links.picture, name="shared_picture"),
    path("calendar/<str:secret>.ics", shared_links.calendar, name="calendar"),
    path("keys/<int:pk>/code/", keys.code, name="code"),
    path("keys/<int:pk>/revocation/", keys.revocation, name="revocation"),
    path("circles/<int:pk>/records/", figures.circle, name="records"),
    path("people/<int:pk>/", figures.person, name="person"),
    path("people/<int:pk>/with/<int:other>/", figures.pair, name="pair"),
    path("people/<int:pk>/games/", played.played, name="played"),
    path("people/<int:pk>/edit/", people.edit, name="edit_person"),
    path("people/<int:pk>/forgetting/", people.forgetting, name="forget_person"),
    path("people/<int:pk>/same/", same_person.same, name="same_person"),
    path("people/<int:pk>/two/", same_person.two, name="two_again"),
    path("nights/<int:pk>/", nights.night, name="night"),
    path("nights/<int:pk>/people/", nights.attendances, name="attendances"),
    path("nights/<int:pk>/people/<int:person>/", nights.attendance, name="attendance"),
    path("nights/<int:pk>/invite/", invite.night, name="invite"),
    path("nights/<int:pk>/stake/", nights.night_stake, name="night_stake"),
    path("nights/<int:pk>/notes/", notes.notes, name="notes_of"),
    path("nights/<int:pk>/notes/<int:note>/", notes.removal, name="remove_note"),
    path("nights/<int:pk>/agreeing/", agreements.asking, name="agreeing"),
    path("nights/<int:pk>/closing/", closing.closing, name="closing"),
    path("nights/<int:pk>/deletion/", deletions.night, name="delete_night"),
    path("nights/<int:pk>/night.json", in_and_out.night, name="night_file"),
    path("nights/<int:pk>/tables.zip", in_and_out.night_tables, name="night_tables"),
    path("nights/<int:pk>/record/", add_record.add, name="add_record"),
    path("nights/<int:pk>/new/", new_game.choose, name="choose_game"),
    path("nights/<int:pk>/new/<slug:key>/", new_game.new, name="new_game"),
    path("nights/<int:pk>/settlement/", settlement.settlement, name="settlement"),
    path("nights/<int:pk>/settlement.txt", settlement.text, name="settlement_text"),
    path(
        "nights/<int:pk>/picture.svg", night_picture.night_picture, name="night_picture"
    ),
    path("nights/<int:pk>/splitwise.csv", splitwise.night, name="splitwise"),
    path("circles/<int:pk>/splitwise.csv", splitwise.group, name="splitwise_of_group"),
    path("nights/<int:pk>/payments/", payments.of_night, name="payments"),
    path(
        "nights/<int:pk>/payments/<int:payment>/deletion/",
        payments.deletion_of_night,
        name="delete_payment",
    ),
    path("nights/<int:pk>/signatures/", signatures.signatures, name="signatures"),
    path("nights/<int:pk>/bills/", bills.bills, name="bills"),
    path("nights/<int:pk>/bills/<int:bill>/", bills.bill, name="bill"),
    path(
        "nights/<int:pk>/bills/<int:bill>/removal/", bills.removal, name="remove_bill"
    ),
    path("manifest.webmanifest", installed.manifest, name="manifest"),
    path("service-worker.js", installed.service_worker, name="service_worker"),
    path("offline/", installed.offline, name="offline"),
    path("evening/", evening.page, name="evening"),
    path("evening/known.json", evening.circles, name="known_circles"),
    path("evening/sent/", evening.send, name="send_evening"),
    path("evening/text/", evening_text.text, name="read_in_evening"),
    path("privacy/", installed.privacy, name="privacy"),
    path("device/", installed.device, name="device"),
    path("tonight/", installed.tonight, name="tonight"),
    path("tonight/new/", installed.new_tonight, name="new_tonight"),
    path("shared/", installed.shared, name="shared"),
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
if settings.HTTPS_AT_HOME:
    urlpatterns += [
        path("certificate/", certificate.page, name="certificate"),
        path("certificate/authority.crt", certificate.authority, name="authority"),
    ]
