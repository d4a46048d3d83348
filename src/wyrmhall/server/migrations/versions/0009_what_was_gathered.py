"""What a player has gathered in a game, for collections over several games."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("results", sa.Column("collected", sa.Text()))


def downgrade() -> None:
    op.drop_column("results", "collected")
