"""How far lessons were taken."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("lesson", sa.String(40), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "lesson"),
    )


def downgrade() -> None:
    op.drop_table("lessons")
