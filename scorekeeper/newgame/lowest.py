"""How the model reads where the lowest wins: a deal is lost, and points are bad."""

# (in the model, in the new game)
LOWEST_WINS = (
    # names
    ("deal_won", "deal_lost"),
    ("DealWon", "DealLost"),
    ("DEAL_WON", "DEAL_LOST"),
    ('"won"', '"lost"'),
    # the package
    ("= True\n    offences", "= True\n    lowest_wins = True\n    offences"),
    (
        "Win deals, and be the first to the target",
        "Avoid points: the lowest score wins",
    ),
    (
        "win deals, and be the first to the target",
        "avoid points: the lowest score wins",
    ),
    ("its winner, and the points", "its loser, and the points"),
    ("The winner of a deal, and the points", "The loser of a deal, and the points"),
    ("{seat} wins the deal", "{seat} loses the deal"),
    ("Who wins the deal?", "Who loses the deal?"),
    ("Won the deal", "Lost the deal"),
    ("The winner of a deal scores", "The loser of a deal takes"),
    ("REVOKE = -5", "REVOKE = 5"),
    ("Five points off", "Five points more"),
    ("five off", "five more"),
    ("loses 5 points", "takes 5 points"),
    ("a deal won, a revoke", "a deal lost, a revoke"),
    ("import Turning, points_lost, points_won", "import Turning, points_lost"),
    (" points_won(", " points_lost("),
    ("the deals won", "the deals lost"),
    ("Deals won", "Deals lost"),
    ("The winner of each deal", "The loser of each deal"),
    ("for winning the deal", "for losing the deal"),
    ('points = "−5"', 'points = "5"'),
    ("won = [line", "lost = [line"),
    ("len(won)", "len(lost)"),
    # its page
    ("with the most points", "with the fewest points"),
    # its cases
    ("the winner of a deal scores", "the loser of a deal takes the points"),
    ("Bob wins the first deal", "Bob loses the first deal"),
    ("the first to the target wins", "at the target the lowest wins"),
    ('"winners": [0], "net": [2, -1, -1]', '"winners": [2], "net": [-1, -1, 2]'),
    ("the offender can fall below zero", "the offender has five more"),
    ('"totals": [-5, 8]', '"totals": [5, 8]'),
    ("Bob leads on the completed deals", "Ann leads on the completed deals"),
    ('"winners": [1], "net": [-8, 8]', '"winners": [0], "net": [8, -8]'),
)
