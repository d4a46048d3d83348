"""How people are told of their turn; operators, bans and notices."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("agent", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("subscriptions_by_person", "subscriptions", ["person"])
    op.create_table(
        "mails",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("stop", sa.String(64), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("confirmed", sa.BigInteger()),
    )
    op.create_index("mails_by_stop", "mails", ["stop"])
    op.create_table(
        "bans",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger()),
        sa.Column("why", sa.String(400), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("n", sa.Integer(), primary_key=True),
        sa.Column("said", sa.String(400), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.add_column("people", sa.Column("operator", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("sessions", sa.Column("operates", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("sessions", "operates")
    op.drop_column("people", "operator")
    for name in ("notices", "bans", "mails", "subscriptions"):
        op.drop_table(name)
