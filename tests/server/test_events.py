"""What a table itself tells: each kind has its sentence in every language, and none is left without its kind."""

import re

import pytest

from wyrmhall.core.events import events_in
from wyrmhall.core.text import LANGUAGES, LOCALE
from wyrmhall.core.words import kebab
from wyrmhall.server import events


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_of_the_table_has_its_message_and_no_message_is_of_no_event(lang):
    text = (LOCALE / lang / "server.ftl").read_text("utf-8")
    said = set(re.findall(r"^event-([a-z0-9-]+) =", text, re.MULTILINE))
    assert said == {kebab(event.__name__) for event in events_in(events)}
