"""Persons who stay, and how they find each other: keys, sessions, outcomes, ratings, seeks, deals of the day, clubs."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("outcome", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("mark", sa.String(length=8), nullable=True))
    op.add_column("people", sa.Column("kept", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("recovery_key", sa.String(length=16), nullable=True))
    op.add_column("people", sa.Column("recovery", sa.String(length=200), nullable=True))
    op.create_index("people_by_mark", "people", ["mark"], unique=True)
    op.create_index("people_by_recovery", "people", ["recovery_key"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("agent", sa.String(length=60), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("agent", sa.String(length=60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "tickets",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.add_column("results", sa.Column("place", sa.Integer(), nullable=True))
    op.add_column("results", sa.Column("rated", sa.Integer(), nullable=True))
    op.execute(sa.text("UPDATE results SET rated = 0"))  # nobody was kept when they were played
    op.create_index("results_by_rated", "results", ["rated"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game"),
    )
    op.create_index("ratings_by_game", "ratings", ["game"])
    op.create_table(
        "ratings_then",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("number", "person"),
    )
    op.create_index("ratings_then_by_person", "ratings_then", ["person", "game"])
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("near", sa.Boolean(), nullable=False),
        sa.Column("patient", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("seeks_by_person", "seeks", ["person"])
    op.create_table(
        "days",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "person"),
    )
    op.create_index("days_by_person", "days", ["person"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("plan", sa.String(length=8), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("same_deal", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("n", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("club", "person"),
    )
    op.create_index("club_members_by_person", "club_members", ["person"])
    op.create_table(
        "club_boards",
        sa.Column("club", sa.String(length=16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("member", sa.String(length=32), nullable=True),
        sa.PrimaryKeyConstraint("club", "round", "board"),
    )


def downgrade() -> None:
    for table in (
        "club_boards",
        "club_members",
        "clubs",
        "days",
        "seeks",
        "ratings_then",
        "ratings",
        "tickets",
        "passkeys",
        "sessions",
    ):
        op.drop_table(table)
    op.drop_index("results_by_rated", "results")
    op.drop_index("people_by_recovery", "people")
    op.drop_index("people_by_mark", "people")
    for table, column in (
        ("results", "rated"),
        ("results", "place"),
        ("people", "recovery"),
        ("people", "recovery_key"),
        ("people", "kept"),
        ("people", "mark"),
        ("tables", "outcome"),
    ):
        op.drop_column(table, column)
