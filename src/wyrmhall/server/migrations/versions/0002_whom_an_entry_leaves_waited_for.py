"""Whom an entry leaves waited for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("log", sa.Column("waiting", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("log", "waiting")
