"""Clubs outlive a night: which nights are of one club, and who belongs to it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("clubs", sa.Column("series", sa.String(16), nullable=False, server_default=""))
    op.add_column("clubs", sa.Column("night", sa.Integer(), nullable=False, server_default="1"))
    op.create_index("clubs_by_series", "clubs", ["series", "night"])
    op.create_table(
        "regulars",
        sa.Column("club", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("n", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("club", "person"),
    )
    op.create_index("regulars_by_person", "regulars", ["person"])
    # Each night so far is the first of its club, and those who came belong to it.
    op.execute("update clubs set series = id")
    op.execute("insert into regulars (club, person, n) select club, person, n from club_members")


def downgrade() -> None:
    op.drop_table("regulars")
    op.drop_index("clubs_by_series", "clubs")
    op.drop_column("clubs", "night")
    op.drop_column("clubs", "series")
