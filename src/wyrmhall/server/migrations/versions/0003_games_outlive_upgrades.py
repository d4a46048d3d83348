"""Games outlive upgrades, and players add to the seed: versions of the rules, marks in the log, numbers of players."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer(), server_default=sa.text("1"), nullable=False))
    op.add_column("tables", sa.Column("house_seed", sa.String(length=40), nullable=True))
    op.add_column("seats", sa.Column("commitment", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("nonce", sa.String(length=32), nullable=True))
    op.add_column("log", sa.Column("mark", sa.String(length=8), nullable=True))


def downgrade() -> None:
    op.drop_column("log", "mark")
    op.drop_column("seats", "nonce")
    op.drop_column("seats", "commitment")
    op.drop_column("tables", "house_seed")
    op.drop_column("tables", "version")
