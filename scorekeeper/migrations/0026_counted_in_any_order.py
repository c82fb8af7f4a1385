"""A tally keeps plain sums alone: runs and bests are read when a page asks for them.

The sums that stand stay right, so that nothing is counted again. What is read by an
index from now on gets one: SQLite went through all of a group for what a game had. A
group notes since when strength is reckoned again.
"""

from django.db import migrations, models
from django.db.models import Count, F

AT_ONCE = 1_000
READ_FROM_NOW_ON = ["run", "longest", "longest_game", "last_at", "last_game"]
READ_FROM_NOW_ON += ["best", "best_game", "worst", "worst_game", "milestones"]
READ_FROM_NOW_ON += ["best_deal", "best_deal_game", "worst_deal", "worst_deal_game"]
OF_A_GAME = {
    "standing": "standings_of_a_game",
    "counted": "counted_of_a_game",
    "catchword": "words_of_a_game",
    "ratingstep": "steps_of_a_game",
}
SUMS = ["games", "wins", "together", "won_together", "ahead"]


def add_up_days(apps, schema_editor):
    """Adds up the days again: games that came in with a file were left out."""
    DaySum = apps.get_model("scorekeeper", "DaySum")
    rows = apps.get_model("scorekeeper", "Outcome").objects.order_by()
    rows = rows.values("circle_id", played_on=F("game__night__date"))
    rows = rows.annotate(games=Count("game", distinct=True))
    sums = [DaySum(**row) for row in rows.order_by("circle_id", "played_on")]
    DaySum.objects.all().delete()
    DaySum.objects.bulk_create(sums, AT_ONCE)


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0025_games_by_day")]

    operations = [
        *(migrations.RemoveField("tally", name) for name in READ_FROM_NOW_ON),
        # what is taken off is added as less than nothing
        *(
            migrations.AlterField("tally", name, models.IntegerField(default=0))
            for name in SUMS
        ),
        *(
            migrations.AddIndex(
                "outcome",
                models.Index(
                    fields=["circle", "person", "key", "house", "year", end, "-game"],
                    name=f"outcomes_by_{end}",
                ),
            )
            for end in ("points", "best", "worst")
        ),
        *(
            migrations.AddIndex(
                model, models.Index(fields=["game", "circle"], name=name)
            )
            for model, name in OF_A_GAME.items()
        ),
        migrations.AddIndex(
            "nightsum",
            models.Index(fields=["night", "circle"], name="sums_of_a_night"),
        ),
        *(
            migrations.AddField("circle", name, models.DateTimeField(null=True))
            for name in ("rated_from", "rated_again_at")
        ),
        migrations.RunPython(add_up_days, migrations.RunPython.noop),
    ]
