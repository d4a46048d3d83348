"""A whole game in the terminal: the table as text, numbered options, undo, and why not."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console

from wyrmhall.core.record import Record
from wyrmhall.core.shown import ShownDecision, shown
from wyrmhall.core.text import Speaker, speaker
from wyrmhall.core.words import Msg
from wyrmhall.gamefile import file_of
from wyrmhall.simulate import Bot


class Terminal:
    """One screen for all human seats. Reads commands by `ask`, so that scripts and tests can play too."""

    def __init__(
        self, record: Record, bots: dict[int, Bot], lang: str, console: Console, ask: Callable[[str], str]
    ) -> None:
        self.record = record
        self.bots = bots
        self.console = console
        self.ask = ask
        self.words: Speaker = speaker(lang, record.rules.name)
        self.pick = random.Random(str(record.seed))
        self.names = [
            self.tell("terminal-bot" if seat in bots else "terminal-player", n=seat + 1)
            for seat in range(record.setup.players)
        ]
        self.seat = -1  # whose eyes the screen shows now
        self.heard = 0  # answers whose events the player has read

    def tell(self, id: str, **args: object) -> str:
        return self.words.say(Msg(id, **args))

    def play(self) -> bool:
        """Play to the end; False if the player leaves before."""
        record = self.record
        self.say("terminal-help")
        while not record.game.over:
            seat = next((s for s in record.game.waiting if s not in self.bots), record.game.waiting[0])
            if seat in self.bots:
                record.play(self.bots[seat](record.game, self.pick), record.game.decision.seat)
            else:
                self.show(seat)
                if not self.take_command(seat):
                    return False
        self.say_events(self.seat)
        self.console.print(self.table(-1), highlight=False, markup=False)
        self.say_scores()
        return True

    def show(self, seat: int) -> None:
        """The table as the seat sees it; between two people at one screen, a pause that hides the hands."""
        if self.seat not in (-1, seat):
            self.console.clear()
            self.ask(self.tell("terminal-pass-screen", name=self.names[seat]) + " ")
        self.seat = seat
        self.say_events(seat)
        self.console.print(self.table(seat), highlight=False, markup=False)
        self.say_decision(self.decision(seat))

    def table(self, seat: int) -> str:
        rules = self.record.rules
        return rules.draw(rules.view(self.record.game, seat), self.words)

    def decision(self, seat: int) -> ShownDecision:
        return next(d for d in shown(self.record.game, seat, self.words) if d.seat == seat)

    def say_decision(self, decision: ShownDecision) -> None:
        self.line(f"{self.names[decision.seat]}: {decision.prompt}")
        for n, option in enumerate((*decision.options, *decision.extras), start=1):
            plus = "+ " if n > len(decision.options) else ""
            self.line(f"{n:4}  {plus}{option.label}" + (f"  ({option.preview})" if option.preview else ""))

    def take_command(self, seat: int) -> bool:
        """One command that moves the game on, or False to leave."""
        decision = self.decision(seat)
        offered = (*decision.options, *decision.extras)
        while True:
            try:
                said = self.ask("> ").strip().lower()
            except EOFError:
                said = "q"
            word, _, rest = said.partition(" ")
            if word.isdecimal() and 1 <= int(word) <= len(offered):
                self.record.play(offered[int(word) - 1].option, seat)
                return True
            if word == "q":
                return False
            if word == "u" and self.record.can_undo(seat):
                self.record.undo(seat)
                self.heard = min(self.heard, len(self.record.answers))
                return True
            if word == "u":
                self.say("terminal-no-undo")
            elif word == "w":
                self.say_refusals(decision)
            elif word == "o":
                self.say_decision(decision)
            elif word == "t":
                self.console.print(self.table(seat), highlight=False, markup=False)
            elif word == "l":
                self.heard = 0
                self.say_events(seat)
            elif word == "s" and rest:
                self.save(Path(rest))
            elif word == "?":
                self.say("terminal-help")
            else:
                self.say("terminal-what", n=len(offered))

    def save(self, path: Path) -> None:
        try:
            path.write_bytes(msgspec.json.encode(file_of(self.record)))
            self.say("terminal-saved", file=str(path))
        except OSError as error:
            self.say("terminal-not-saved", file=str(path), why=error.strerror or str(error))

    def say_refusals(self, decision: ShownDecision) -> None:
        for refusal in decision.refusals:
            self.line(f"  {refusal.reason} [{refusal.clause}]")
        if not decision.refusals:
            self.say("terminal-no-refusals")

    def say_events(self, seat: int) -> None:
        for events in self.record.told[self.heard :]:
            for event in events:
                self.line("· " + self.words.event(event, seat, self.names))
        self.heard = len(self.record.told)

    def say_scores(self) -> None:
        say_scores(self.record, self.words, self.names, self.console)

    def say(self, id: str, **args: object) -> None:
        self.line(self.tell(id, **args))

    def line(self, text: str) -> None:
        self.console.print(text, highlight=False, markup=False, soft_wrap=True)


def say_scores(record: Record, words: Speaker, names: list[str], console: Console) -> None:
    """Every seat's points by source, those of the game's own solo opponent after them, and who won, or the title."""
    scores = record.rules.scores(record.game)
    if len(scores) > len(names):
        names = [*names, words.say(Msg("solo-opponent"))]
    ties = record.rules.tiebreaks(record.game) if record.rules.tiebreaks is not None else [{}] * len(scores)
    for name, sources, breaks in zip(names, scores, ties, strict=True):
        said_of = {**{source: n for source, n in sources.items() if n}, **breaks}
        parts = ", ".join(f"{words.say(Msg(f'score-{source}'))} {n}" for source, n in said_of.items())
        total = sum(sources.values())
        console.print(f"{name}: {total}" + (f" ({parts})" if parts else ""), highlight=False, markup=False)
    verdict = record.rules.judged(record.game)
    winners = [names[seat] for seat in record.rules.winners(record.game)]
    drawn = [names[seat] for seat in record.rules.drawn(record.game)]
    if verdict is not None:
        over = Msg("terminal-title", title=verdict.title)
    elif winners:
        over = Msg("terminal-winners", names=winners, n=len(winners))
    else:
        over = Msg("terminal-draw", names=drawn)
    said = words.say(over)
    console.print(said, highlight=False, markup=False)
