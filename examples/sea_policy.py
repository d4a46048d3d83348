"""A network for Sea Dragons that knows what a figure covers: for `train_ppo.py`.

It gives every cell of the sea a few numbers, and judges a placement by their sums over the cells that the figure covers
and over those beside it. So what it learns of a cell holds for every figure, turn and place.
"""

from __future__ import annotations

import numpy as np
import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from torch import nn

from wyrmhall.games.seadragons.components import Figure
from wyrmhall.games.seadragons.numbers import paid
from wyrmhall.games.seadragons.setup import box_of
from wyrmhall.research.table import Table

WIDE = 7
"""The side of the square in which every figure lies with all cells beside it."""
CELL, COVERED, BESIDE, KNOWN = 32, 6, 2, 96


def figure_asked(table: Table, seat: int) -> int:
    """Which figure is to be laid, as the dict observations tell it: the attributes of several are the same."""
    return int(table.encoding.raw(table.game, seat)[table.encoding.places["figures"][0]])


class Judgement(nn.Module):
    """What both sides share: the cells of the sea with a few numbers each, and all else that is known."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        encoding = table.encoding
        self.planes, self.asked = encoding.slices["planes"], encoding.slices["asked"]
        self.shape = len(encoding.plane_names), encoding.rows, encoding.across
        self.side = encoding.rows
        told = self.planes.start + len(encoding.verbs.verbs)
        self.known = nn.Sequential(nn.Linear(told, KNOWN), nn.ReLU(), nn.Linear(KNOWN, KNOWN), nn.ReLU())
        self.look = nn.Conv2d(self.shape[0], CELL, 3, padding=1)
        self.hint = nn.Linear(KNOWN, CELL)
        self.think = nn.Conv2d(CELL, CELL, 1)

    def forward(self, told: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        known = self.known(torch.cat([told[:, : self.planes.start], told[:, self.asked]], 1))
        planes = told[:, self.planes].reshape(-1, *self.shape)[:, :, :, : self.side]
        cells = torch.relu(self.look(planes) + self.hint(known)[:, :, None, None])
        cells = torch.relu(self.think(cells))
        return cells, torch.cat([known, cells.mean((2, 3)), cells.amax((2, 3))], 1)


class Choice(nn.Module):
    """How much it likes each action."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.judgement = Judgement(table)
        actions, self.size = table.actions, table.actions.size
        self.about = table.encoding.size
        self.place = table.encoding.slices["asked"].start + actions.verb_ids["PlaceDragon"] - 1
        places = list(actions.numbers["PlaceDragon"].values())
        self.places = slice(places[0], places[-1] + 1)
        covered, beside = zip(*[kernels(figure) for figure in box_of(table.setup).figures], strict=True)
        empty = torch.zeros(1, *covered[0].shape)
        self.register_buffer("covered", torch.cat([empty, torch.stack(covered)]))
        self.register_buffer("beside", torch.cat([empty, torch.stack(beside)]))
        self.cells = nn.Conv2d(CELL, COVERED + BESIDE, 1)
        self.context = nn.Linear(KNOWN + 2 * CELL, 16)
        self.weigh = nn.Linear(COVERED + BESIDE, 16)
        self.like = nn.Linear(16, 1)
        payments = list(actions.numbers["PayShips"].items())
        self.payments = slice(payments[0][1], payments[-1][1] + 1)
        bills = [[*paid(way)[0], *paid(way)[1], paid(way)[2]] for way, _ in payments]
        self.register_buffer("bills", torch.tensor(bills, dtype=torch.float32).T)
        self.pay = nn.Linear(KNOWN + 2 * CELL, len(bills[0]))
        taken = set(range(*self.places.indices(self.size))) | set(range(*self.payments.indices(self.size)))
        self.register_buffer("others", torch.tensor([i for i in range(self.size) if i not in taken]))
        self.other = nn.Linear(KNOWN + 2 * CELL, len(self.others))

    def forward(self, told: torch.Tensor) -> torch.Tensor:
        cells, known = self.judgement(told)
        liked = told.new_zeros(len(told), self.size)
        liked[:, self.others] = self.other(known)
        liked[:, self.payments] = self.pay(known) @ self.bills
        rows = (told[:, self.place] > 0.5).nonzero().flatten()
        if len(rows):
            liked[rows, self.places] = self.placements(cells[rows], known[rows], told[rows, self.about].long())
        return liked

    def placements(self, cells: torch.Tensor, known: torch.Tensor, figures: torch.Tensor) -> torch.Tensor:
        """By turn and cell of the anchor."""
        worth = nn.functional.pad(self.cells(cells), (1, WIDE - 2, 1, WIDE - 2))
        patches = nn.functional.unfold(worth, WIDE).reshape(len(cells), COVERED + BESIDE, WIDE * WIDE, -1)
        covered = torch.einsum("bhkp,btk->btph", patches[:, :COVERED], self.covered[figures])
        beside = torch.einsum("bhkp,btk->btph", patches[:, COVERED:], self.beside[figures])
        sums = self.weigh(torch.cat([covered, beside], 3)) + self.context(known)[:, None, None]
        return self.like(torch.relu(sums)).flatten(1)


class Outlook(nn.Module):
    """How well it will go on."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.judgement = Judgement(table)
        self.value = nn.Sequential(nn.Linear(KNOWN + 2 * CELL, 64), nn.ReLU(), nn.Linear(64, 1))

    def forward(self, told: torch.Tensor) -> torch.Tensor:
        return self.value(self.judgement(told)[1])


class Whole(nn.Module):
    """Both sides get all that is seen."""

    latent_dim_pi = latent_dim_vf = 1

    def forward(self, told: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return told, told

    def forward_actor(self, told: torch.Tensor) -> torch.Tensor:
        return told

    def forward_critic(self, told: torch.Tensor) -> torch.Tensor:
        return told


class SeaPolicy(MaskableActorCriticPolicy):
    """The two sides in the manner of sb3-contrib."""

    def _build(self, lr_schedule) -> None:
        table = Table("seadragons", self.players)
        self.mlp_extractor, self.action_net, self.value_net = Whole(), Choice(table), Outlook(table)
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)

    def __init__(self, *args, players: int = 2, **said) -> None:
        self.players = players
        super().__init__(*args, **said)


def kernels(figure: Figure) -> tuple[torch.Tensor, torch.Tensor]:
    """For each of eight turns the cells that a figure covers, and those beside it, seen from its anchor."""
    covered, beside = np.zeros((8, WIDE, WIDE)), np.zeros((8, WIDE, WIDE))
    for turn, turned in enumerate(figure.turns):
        for shift in turned.shifts:
            covered[turn, shift // 16 + 1, shift % 16 + 1] = 1
        near = np.zeros((WIDE, WIDE))
        near[1:] += covered[turn, :-1]
        near[:-1] += covered[turn, 1:]
        near[:, 1:] += covered[turn, :, :-1]
        near[:, :-1] += covered[turn, :, 1:]
        beside[turn] = (near > 0) & (covered[turn] == 0)
    return torch.tensor(covered, dtype=torch.float32).flatten(1), torch.tensor(beside, dtype=torch.float32).flatten(1)
