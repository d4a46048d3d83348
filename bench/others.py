"""Engines of others as subjects of the benchmark, through their Python interfaces."""

from __future__ import annotations

import random
import time

import catanatron
import pyspiel
from ours import micros


class Catanatron:
    """Settlers in plain Python: the closest thing to our games that many use for research."""

    name = "catanatron"

    def new(self, seed: int) -> catanatron.Game:
        colours = (catanatron.Color.RED, catanatron.Color.BLUE)
        return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed + 1)

    def play(self, seconds: float, seed: int) -> tuple[int, int, float]:
        begin, played, decisions = time.process_time(), 0, 0
        while True:
            game = self.new(seed * 1000 + played)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1
            played += 1
            spent = time.process_time() - begin
            if spent >= seconds:
                return played, decisions, spent

    def costs(self, seed: int) -> dict[str, float]:
        game = self.new(seed)
        for _ in range(100):
            game.play_tick()
        return {"copy": micros(game.copy)}


class Spiel:
    """A game of OpenSpiel: C++ behind Python calls."""

    name = ""
    game = ""

    def play(self, seconds: float, seed: int) -> tuple[int, int, float]:
        game, pick = pyspiel.load_game(self.game), random.Random(seed)
        begin, played, decisions = time.process_time(), 0, 0
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(pick.random() * len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(pick.random() * len(actions))])
                    decisions += 1
            played += 1
            spent = time.process_time() - begin
            if spent >= seconds:
                return played, decisions, spent

    def costs(self, seed: int) -> dict[str, float]:
        state = pyspiel.load_game(self.game).new_initial_state()
        return {"copy": micros(state.clone)}


class Backgammon(Spiel):
    name = "OpenSpiel backgammon"
    game = "backgammon"


class Chess(Spiel):
    name = "OpenSpiel chess"
    game = "chess"
