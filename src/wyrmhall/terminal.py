"""A whole game in the terminal: the table as text, numbered options, undo, and why not."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from wyrmhall.api import SPECTATOR, Game
from wyrmhall.core.record import Record
from wyrmhall.core.text import Speaker, speaker
from wyrmhall.core.words import Msg
from wyrmhall.simulate import Bot


class Terminal:
    """One screen for all human seats. Reads commands by `ask`, so that scripts and tests can play too."""

    def __init__(self, game: Game, bots: dict[int, Bot], console: Console, ask: Callable[[str], str]) -> None:
        self.game = game
        self.bots = bots
        self.console = console
        self.ask = ask
        self.words: Speaker = speaker(game.lang, game.name)
        self.pick = random.Random(str(game.seed))
        self.names = [
            self.tell("terminal-bot" if seat in bots else "terminal-player", n=seat + 1) for seat in range(game.players)
        ]
        self.seat = SPECTATOR  # whose eyes the screen shows now
        self.heard = 0  # answers whose events the player has read

    def tell(self, id: str, **args: object) -> str:
        return self.words.say(Msg(id, **args))

    def play(self) -> bool:
        """Play to the end; False if the player leaves before."""
        game = self.game
        self.say("terminal-help")
        while not game.over:
            seat = next((s for s in game.waiting if s not in self.bots), game.seat)
            if seat in self.bots:
                game.play(self.bots[seat](game.state, self.pick))
            else:
                self.show(seat)
                if not self.take_command(seat):
                    return False
        self.say_events(self.seat)
        self.say_table(SPECTATOR)
        self.say_scores()
        return True

    def show(self, seat: int) -> None:
        """The table as the seat sees it; between two people at one screen, a pause that hides the hands."""
        if self.seat not in (SPECTATOR, seat):
            self.console.clear()
            self.ask(self.tell("terminal-pass-screen", name=self.names[seat]) + " ")
        self.seat = seat
        self.say_events(seat)
        self.say_table(seat)
        self.say_decision(seat)

    def say_table(self, seat: int) -> None:
        self.console.print(self.game.text(seat), highlight=False, markup=False)

    def say_decision(self, seat: int) -> None:
        self.line(f"{self.names[seat]}: {self.game.prompt(seat)}")
        for n, option in enumerate(self.game.legal_for(seat), start=1):
            plus, preview = "+ " if option.standing else "", option.preview
            self.line(f"{n:4}  {plus}{option.label}" + (f"  ({preview})" if preview else ""))

    def take_command(self, seat: int) -> bool:
        """One command that moves the game on, or False to leave."""
        legal = self.game.legal_for(seat)
        while True:
            try:
                said = self.ask("> ").strip().lower()
            except EOFError:
                said = "q"
            word, _, rest = said.partition(" ")
            if word.isdecimal() and 1 <= int(word) <= len(legal):
                self.game.play(legal[int(word) - 1])
                return True
            if word == "q":
                return False
            if word == "u" and self.game.can_undo(seat):
                self.game.undo(seat)
                self.heard = min(self.heard, len(self.game.answers))
                return True
            if word == "u":
                self.say("terminal-no-undo")
            elif word == "w":
                self.say_refusals(seat)
            elif word == "o":
                self.say_decision(seat)
            elif word == "t":
                self.say_table(seat)
            elif word == "l":
                self.heard = 0
                self.say_events(seat)
            elif word == "s" and rest:
                self.save(Path(rest))
            elif word == "?":
                self.say("terminal-help")
            else:
                self.say("terminal-what", n=len(legal))

    def save(self, path: Path) -> None:
        try:
            self.say("terminal-saved", file=str(self.game.save(path)))
        except OSError as error:
            self.say("terminal-not-saved", file=str(path), why=error.strerror or str(error))

    def say_refusals(self, seat: int) -> None:
        refusals = self.game.why_not(seat)
        for refusal in refusals:
            self.line(f"  {refusal}")
        if not refusals:
            self.say("terminal-no-refusals")

    def say_events(self, seat: int) -> None:
        for line in self.game.log(seat, since=self.heard, names=self.names):
            self.line("· " + line)
        self.heard = len(self.game.answers)

    def say_scores(self) -> None:
        say_scores(self.game.record, self.words, self.names, self.console)

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
