"""People at a table: what they say, whom they do not want to hear, who looks on, and who would play again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("room", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("said", sa.String(length=400), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.create_index("talk_by_person", "talk", ["person"])
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("said", sa.String(length=400), nullable=False),
        sa.Column("why", sa.String(length=400), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", "reporter"),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("blocked", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_table(
        "stands",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("watching", sa.Integer(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "host"),
    )
    op.add_column("seats", sa.Column("again", sa.Boolean(), nullable=True))
    op.add_column("seats", sa.Column("again_number", sa.String(length=64), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "again_number")
    op.drop_column("seats", "again")
    for name in ("stands", "blocks", "reports", "talk"):
        op.drop_table(name)
