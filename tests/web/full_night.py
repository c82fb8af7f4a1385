"""A night with one of everything, so that each of its pages has all its forms."""

from uuid import uuid4

from scorekeeper import recording
from scorekeeper.models import Game, Night, Person
from scorekeeper.people.statistics import update
from tests.web.devices import BIDS, ONE_DEAL, TWO_DEALS
from tests.web.shared_costs import shown

OF_A_GAME = ["", "board/", "table/", "referee/", "referee/revoke/", "referee/count/"]
OF_A_GAME += ["review/", "house-rules/", "log.json", "record.json", "outbox/text/"]
OF_A_GAME += ["entries/0/", "entries/0/later/", "entries/1/?operation=insert", "why/0/"]
OF_A_NIGHT = ["", "closing/", "settlement/", "settlement.txt", "picture.svg", "bills/"]
OF_A_NIGHT += ["splitwise.csv", "night.json", "new/", "new/oh_hell/", "record/"]
OF_A_NIGHT += ["invite/", "payments/"]
OF_A_GROUP = ["nights/", "games/", "season/", "people/", "laws/", "money/", "keys/"]
OF_A_GROUP += ["payments/", "files/", "group.json", "records/", "start/"]
OF_A_PERSON = ["", "games/", "edit/"]


def filled(night, device, game):
    """Fills a night: `game` in play and confirmed, another finished and settled.

    `device` makes the entries; the finished game is the result. A person of the group
    who is not at the night, and one of another night, are there as well.
    """
    Night.objects.filter(pk=night.pk).update(agreeing=True)
    Game.objects.filter(group_id=night.group_id, pk=game.pk).update(agreeing=True)
    device.play(game, BIDS[:2])
    url = game.get_absolute_url()
    row = game.log.first().client_id
    said = [
        {"came": "side", "side": 1},
        {"came": "signed", "side": 2, "state": "0,0,0"},
    ]
    said += [{"came": "disputed", "side": 1, "about": row}]
    for one in said:
        post(device, f"{url}agreements/", one)
    for one in ({}, {"words": "Here it costs nothing."}):
        post(device, f"{url}referee/revoke/notes/?a=0", one | noted(2))
    people = list(night.people.order_by("pk"))
    options = {"options": TWO_DEALS | {"hands": [1]}, "stake": {"per_point": "1"}}
    finished = recording.start_game(night, "oh_hell", people[:3], **options).game
    device.play(finished, ONE_DEAL)
    shared = {f"equal_{person.pk}": "on" for person in people}
    shared |= {
        "name": "Drinks",
        "way": "equal",
        "seen": "",
        f"paid_{people[0].pk}": "9",
    }
    url = f"/nights/{night.pk}/bills/"
    post(device, url, shown(device, url, shared))
    paid = {"payer": people[1].pk, "payee": people[0].pk, "amount": "20"}
    post(device, f"/nights/{night.pk}/payments/", paid | {"currency": "EUR"})
    post(device, f"/nights/{night.pk}/notes/", {"text": "Dan brought the cake."})
    Person.objects.create(group=night.group, name="Eva")
    update.add_up(night.group_id)
    return finished


def noted(seen):
    return {"seen": seen, "came": "passed"}


def post(device, url, fields):
    """Posts a form, which must be accepted."""
    answer = device.post(url, {"id": uuid4()} | fields)
    assert answer.status_code < 400, answer.content


def pages_of(night, *games):
    """The addresses of all pages of a night, its games, its group and its people."""
    person, other = night.people.order_by("pk")[:2]
    pages = ["/", "/evening/groups.json", "/device/"]
    pages += [f"/games/{game.pk}/{page}" for game in games for page in OF_A_GAME]
    pages += [f"/nights/{night.pk}/{page}" for page in OF_A_NIGHT]
    pages += [f"/groups/{night.group_id}/{page}" for page in OF_A_GROUP]
    pages += [f"/people/{person.pk}/{page}" for page in OF_A_PERSON]
    return [*pages, f"/people/{person.pk}/with/{other.pk}/"]
