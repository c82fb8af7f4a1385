"""One tap starts the same game again, and the deal has passed to the left."""

from uuid import uuid4

from scorekeeper.models import Game
from tests.web.reading import Reading


def again(device, game, **asked):
    fields = {"seen": game.log_length, "id": uuid4()} | asked
    return device.post(f"{game.get_absolute_url()}again/", fields)


def test_a_finished_game_offers_itself_again(bob, game):
    page = f'action="{game.get_absolute_url()}again/"'
    assert page not in bob.get(game.get_absolute_url()).content.decode()
    bob.play(game)
    assert page in bob.get(game.get_absolute_url()).content.decode()


def test_bob_starts_it_with_the_next_dealer_and_all_else_as_it_was(bob, start):
    options = {"sequence": "custom", "hands": [1]}
    first = bob.play(start(options=options, stake={"per_point": 0.05}))
    response = again(bob, first)
    game = Game.objects.exclude(pk=first.pk).get()
    assert response.url == game.get_absolute_url()
    assert game.record() == first.record() | {"dealer": 1, "entries": []}
    assert (game.night, game.stake) == (first.night, first.stake)


def test_it_says_what_it_is_played_for(bob, start):
    options = {"sequence": "custom", "hands": [1]}
    game = bob.play(start(options=options, stake={"per_point": 0.05}))
    text = Reading(bob.get(game.get_absolute_url())).text
    assert "Again for €0.05 a point" in text


def test_a_second_tap_starts_no_second_game(bob, game):
    bob.play(game)
    once = uuid4()
    assert again(bob, game, id=once).url == again(bob, game, id=once).url
    assert Game.objects.count() == 2


def test_where_it_cannot_start_the_form_of_a_new_game_opens(bob, game, night):
    bob.play(game)
    Game.objects.filter(pk=game.pk).update(options={"hook": "gone"})
    url = again(bob, game).url
    assert url == f"/nights/{night.pk}/new/oh_hell/"
    assert bob.get(url).status_code == 200


def test_strangers_and_watchers_start_nothing(bob, eve, watcher, game):
    bob.play(game)
    assert again(eve, game).status_code == 404
    assert again(watcher, game).status_code == 403
    assert bob.get(f"{game.get_absolute_url()}again/").status_code == 405
    assert Game.objects.count() == 1


def test_the_id_of_another_game_starts_none(bob, game, start):
    one_card = {"sequence": "custom", "hands": [1]}
    other = bob.play(start(names="Cleo Bob Ann", options=one_card))
    bob.play(game)
    once = uuid4()
    again(bob, game, id=once)
    assert "/new/" in again(bob, other, id=once).url
    assert Game.objects.count() == 3
