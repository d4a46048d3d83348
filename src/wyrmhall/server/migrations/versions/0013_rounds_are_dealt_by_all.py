"""Club nights are dealt from the numbers of those who play; tables that share a deal know of each other."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("dealt_with", sa.String(16)))
    op.add_column("tables", sa.Column("numbers", sa.Text()))
    op.create_index("tables_by_deal", "tables", ["dealt_with"])
    op.add_column("club_members", sa.Column("commitment", sa.String(64)))
    op.add_column("club_members", sa.Column("seen", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("club_members", "seen")
    op.drop_column("club_members", "commitment")
    op.drop_index("tables_by_deal", "tables")
    op.drop_column("tables", "numbers")
    op.drop_column("tables", "dealt_with")
