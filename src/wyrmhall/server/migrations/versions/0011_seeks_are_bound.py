"""What somebody who looks for a game bound themselves to, for a fair deal."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seeks", sa.Column("commitment", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seeks", "commitment")
