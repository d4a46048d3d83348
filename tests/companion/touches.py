"""How often a thumb touches the phone to give an answer."""

from wyrmhall.companion.pages import PLACE_BASE, Question, digits


def touches(question: Question, answer: int) -> int:
    """By the shortest way that the room offers (`client/src/companion/Ask.svelte`), with the button that settles it."""
    if question.kind == "choice":
        return 1
    if question.kind == "flags":
        return (answer ^ question.now).bit_count() + 1
    if question.kind == "number":
        typed = 1 + len(str(answer))  # into the field, and its digits
        return min(abs(answer - max(question.least, question.now)), typed) + 1
    return sum(_places(question, answer)) + 1


def _places(question: Question, answer: int) -> list[int]:
    """A touch puts a marker more, and from as many as fit none."""
    n = len(question.places)
    before, after = digits(question.now, n), digits(answer, n)
    found = []
    for place, had, has in zip(question.places, before, after, strict=True):
        fit = min(place.room - place.hers, question.most, PLACE_BASE - 1)
        found.append(has - had if has >= had else fit - had + 1 + has)
    return found
