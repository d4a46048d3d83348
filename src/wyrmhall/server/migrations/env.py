"""Runs the migrations on the connection that `wyrmhall.server.migrate` hands over."""

from alembic import context

from wyrmhall.server.schema_web import whole

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=whole, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
