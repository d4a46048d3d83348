"""What those who look for a game bound themselves to; the last number of a line at each table."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seeks", sa.Column("commitment", sa.String(64)))
    op.create_table(
        "talk_numbers",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("n", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("talk_numbers")
    op.drop_column("seeks", "commitment")
