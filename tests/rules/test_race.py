"""A race to a target: who is there, who was there first, what the others pay."""

from rules.race import Race, leading_sides

ALONE = [[0], [1], [2]]
PARTNERS = [[0, 2], [1, 3]]


def cribbage():
    """121 up; a loser who has not passed 90 pays double, not passed 60 three times."""
    return Race(121, is_capped=True, far_behind=((61, 3), (91, 2)))


def net(race, sides, scores, winners, **more):
    """What each seat wins or loses."""
    return race.result(scores, winners, **more).net(sides)


def test_sides_at_the_target_are_there():
    race = Race(100)
    assert race.at_target([99, 100, 130]) == [1, 2]
    assert race.at_target([99, 0, 12]) == []


def test_ahead_is_who_leads_alone_at_the_target():
    race = Race(100)
    assert race.sole_leader([99, 100, 130]) == [2]
    assert race.sole_leader([130, 100, 130]) == []
    assert race.sole_leader([99, 80, 70]) == []


def test_the_first_line_at_the_target_wins():
    race = Race(100)
    assert race.first_to_target([90, 95], [(0, 5), (1, 5), (0, 20)]) == 1
    assert race.first_to_target([90, 95], [(0, 9), (1, 4)]) is None


def test_a_line_that_takes_points_away_wins_nothing():
    assert Race(100).first_to_target([120, 0], [(0, -10), (1, 100)]) == 1


def test_a_loser_pays_one_stake_or_the_difference():
    scores = [100, 60, 30]
    assert net(Race(100), ALONE, scores, [0]) == [2, -1, -1]
    assert net(Race(100, by_difference=True), ALONE, scores, [0]) == [110, -40, -70]
    assert net(Race(100), ALONE, scores, [0], stake=4) == [8, -4, -4]


def test_every_loser_pays_every_winner_and_partners_pay_alike():
    assert net(Race(100), ALONE, [90, 100, 100], [1, 2]) == [-2, 1, 1]
    assert net(Race(100), PARTNERS, [100, 50], [0]) == [1, -1, 1, -1]


def test_nobody_pays_where_nobody_or_everybody_wins():
    assert net(Race(100), ALONE, [5, 5, 5], []) == [0, 0, 0]
    assert net(Race(100), ALONE, [5, 5, 5], [0, 1, 2]) == [0, 0, 0]


def test_who_is_far_behind_pays_more():
    two = [[0], [1]]
    assert net(cribbage(), two, [121, 91], [0]) == [1, -1]
    assert net(cribbage(), two, [121, 90], [0]) == [2, -2]
    assert net(cribbage(), two, [121, 60], [0]) == [3, -3]


def test_the_steps_say_what_is_paid_and_why():
    raced = Race(121, by_difference=True, far_behind=((91, 2),))
    assert raced.steps([121, 90], 0, 1) == [
        (121, "{side}'s points"),
        (-90, "{other}'s points"),
        (31, "Paid x2, since 90 is under 91"),
    ]
    assert Race(100).steps([100, 60], 0, 1, stake=4) == [
        (1, "The game"),
        (3, "The stake was raised to x4"),
    ]


def test_a_table_that_stops_goes_by_its_completed_deals():
    assert leading_sides([40, 60], is_played=True) == [1]
    assert leading_sides([40, 40], is_played=True) == [0, 1]
    assert leading_sides([40, 60], is_played=False) == []
