"""Players made of code: random, greedy and searching ones, and the arena that ranks them."""

from wyrmhall.bots.coach import Judgement, Verdict, coach, judge_answer
from wyrmhall.bots.hints import Hint, hints
from wyrmhall.bots.levels import LEVELS, choose

__all__ = ["LEVELS", "Hint", "Judgement", "Verdict", "choose", "coach", "hints", "judge_answer"]
