"""When a club night begins, and which players a letter has told of their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("clubs", sa.Column("starts", sa.BigInteger()))
    op.add_column("seats", sa.Column("told", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("seats", "told")
    op.drop_column("clubs", "starts")
