"""Where the lowest wins: who is better, in all that ranks sides or deals."""

from rules import history, ranking
from rules.announcements import announce_entry
from rules.card_game import CardGame
from rules.entry_type import EntryType
from rules.fields import Number, Seat
from rules.line_origins import read_and_watch
from rules.pairwise_settlement import everyone_with_everyone
from rules.race import Race, leading_sides
from rules.record import replay, scored_record, scored_result
from rules.result import Result
from rules.turning_points import story
from rules.turning_points.lead import turns_of_the_lead
from rules.turning_points.line_kinds import Bound, Turning, points_lost, points_won
from rules.turning_points.resettlement import Resettlement


class Take(EntryType):
    """A player takes points: to have them is bad."""

    type = "take"
    fields = (Number("points"), Seat("seat"))

    def enter(self, deal, entry):
        reason = "good" if entry.points < 0 else "bad"
        deal.table.score(entry.seat, entry.points, reason, "Taken")


class Golf(CardGame):
    """Once a side has thirty, the side with the fewest has won."""

    key, name = "golf", "Golf"
    players = range(2, 5)
    lowest_wins = ends_with_a_deal = True
    entry_types = (Take(),)

    def ledger(self, table):
        return Race(30, by_difference=True, lowest_wins=self.lowest_wins)

    def script(self, deal):
        yield self.entry_types[0]

    def is_over(self, table):
        return table.deal.is_complete and bool(table.ledger.sole_leader(table.totals))

    def settle(self, table):
        scores = list(table.totals)
        return table.ledger.result(scores, table.ledger.sole_leader(scores))


class GolfTurning(Turning):
    line_kinds = (
        points_lost("bad", "{whose} {points}"),
        points_won("good", "{whose} luck"),
    )

    def bounds(self, table):
        return [Bound(30, 5, "thirty")]


def played(players, *taken):
    """A Referee; `taken`: (seat, points) of each deal."""
    record = {"game": "golf", "players": players, "entries": entries_of(taken)}
    return replay(record, {"golf": Golf}.get)


def entries_of(taken):
    return [{"type": "take", "seat": seat, "points": n} for seat, n in taken]


def turned(*taken):
    told = story(*read_game(Golf, ["Ann", "Bob", "Cid"], taken), GolfTurning())
    return [turn["text"] for turn in told["turned"]]


def read_game(game, players, taken):
    """(a Referee, the LineOrigins of each deal)."""
    record = {"game": "golf", "players": players}
    referee = replay(record, {"golf": game}.get)
    return referee, read_and_watch(referee, entries_of(taken))


def test_the_fewest_points_lead_and_come_first():
    assert ranking.leaders([7, 3, 3], lowest_wins=True) == [1, 2]
    assert ranking.leader([7, 3, 4], lowest_wins=True) == 1
    assert ranking.leader([7, 3, 3], lowest_wins=True) is None
    assert ranking.ahead_by([7, 3, 4], 1, lowest_wins=True) == 1
    assert ranking.places([1], [7, 3, 4], lowest_wins=True) == [3, 1, 2]
    assert leading_sides([40, 60], is_played=True, lowest_wins=True) == [0]


def test_the_other_way_round_the_most_points_do():
    assert ranking.leaders([7, 3, 7]) == [0, 2]
    assert ranking.ahead_by([7, 3, 4], 0) == 3
    assert ranking.places([0], [7, 3, 4]) == [1, 3, 2]
    assert ranking.places([], [4, 7, 4]) == [2, 1, 2]


def test_a_target_that_somebody_reaches_lets_the_lowest_win():
    race = Race(30, lowest_wins=True)
    assert race.sole_leader([29, 3]) == []
    assert race.sole_leader([31, 3, 9]) == [1]
    assert race.sole_leader([31, 3, 3]) == []


def test_each_pays_the_points_above_the_winner():
    result = Result([1], [30, 4, 9], everyone_with_everyone([30, 4, 9], True))
    assert result.net([[0], [1], [2]]) == [-47, 31, 16]
    assert result.accounts[0].steps == [
        (30, "{other}'s points"),
        (-4, "{side}'s points"),
    ]


def test_who_has_far_too_many_pays_more():
    race = Race(30, by_difference=True, far_behind=((50, 2),), lowest_wins=True)
    assert race.result([51, 1, 50], [1]).net([[0], [1], [2]]) == [-100, 149, -49]
    assert race.steps([51, 1], 1, 0)[-1] == (50, "Paid x2, since 51 is over 50")


def test_a_winner_by_a_ruling_is_paid_whatever_the_points():
    race = Race(30, by_difference=True, lowest_wins=True)
    assert race.result([40, 10], [0]).net([[0], [1]]) == [30, -30]


def test_a_deal_of_two_is_won_by_who_takes_less():
    referee = played(["Ann", "Bob"], (0, 12))
    assert announce_entry(referee, scored_result(referee))["loud"] == [
        "Bob wins deal 1 by 12"
    ]


def test_the_sheet_says_so_and_the_lowest_is_first():
    sheet = scored_record(
        played(["Ann", "Bob", "Cid"], (0, 12), (1, 20), (0, 18)), True
    )
    assert (sheet["lowest_wins"], sheet["result"]["winners"]) == (True, [2])


def test_the_best_deal_is_the_one_with_the_fewest_points():
    class Family:
        of_deal = staticmethod(lambda table, deal: ())

    ann, bob = history.side_gains(
        played(["Ann", "Bob"], (0, 12), (1, 3), (0, 25)), Family
    )
    assert (ann["best"], ann["worst"]) == (0, 25)
    assert (bob["best"], bob["worst"]) == (0, 3)


def test_the_lead_and_the_swing_go_to_who_has_fewer():
    taken = (2, 3), (0, 2), (1, 1), (1, 8), (2, 30)
    read = read_game(Golf, ["Ann", "Bob", "Cid"], taken)
    turns = turns_of_the_lead(Resettlement(*read, GolfTurning()))
    assert [turn.text for turn in turns] == [
        "In deal 4 Ann took the lead from Bob and kept it: 2 to 9.",
        "The largest swing was in deal 5: Ann and Bob made 30 fewer than Cid.",
    ]
    assert turned(*taken) == ["Without Bob's 8 in deal 4, Bob would have won by 1."]


def test_what_a_loser_took_may_have_cost_the_game():
    told = turned((0, 9), (1, 5), (2, 33))
    assert "Without Ann's 9 in deal 1, Ann would have won by 5." in told


def test_a_loser_may_be_little_over_a_bound():
    class Dear(Golf):
        def ledger(self, table):
            return Race(30, far_behind=((30, 9),), lowest_wins=True)

    read = read_game(Dear, ["Ann", "Bob"], [(0, 28), (0, 4)])
    told = story(*read, GolfTurning())["turned"]
    assert [turn["text"] for turn in told] == [
        "Ann was two points over thirty, which cost 8."
    ]
