"""Train a network with MaskablePPO (sb3-contrib) on one core, and draw how it got better.

    pip install 'wyrmhall[research]' sb3-contrib matplotlib
    python examples/train_ppo.py wyrmspan --minutes 30
    python examples/train_ppo.py seadragons --players 2 --opponents greedy --minutes 30

Minutes are those of the processor, so that it does not matter what else the machine does. A training that was ended
before its time goes on with `--resume`, but for the half minute since it last kept what it had. In the first minutes
(`--lessons`) the network watches games of a bot and learns to do the same; then it learns by itself, from rewards: how
much its points have grown, or its lead against others, scaled. Every minute it plays fresh deals without learning; the
figures go to OUT.csv and, where matplotlib is, to OUT.svg, the best network to OUT.zip, and the last one to
OUT-last.zip.

Sea Dragons has a network of its own (`sea_policy.py`), which knows what a figure covers; elsewhere it has two layers.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
import time
from pathlib import Path

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sea_policy import SeaPolicy, figure_asked
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from wyrmhall.research.opponents import opponent_of
from wyrmhall.research.table import Table
from wyrmhall.research.vector import SeatVectorEnv

SCALE = 0.1
"""Of the rewards: networks learn best from numbers near 1."""


class Clock:
    """The minutes of the processor since the training began, those before it was ended too."""

    def __init__(self, before: float = 0.0) -> None:
        self.before = before

    @property
    def minutes(self) -> float:
        return self.before + time.process_time() / 60


class Tables(VecEnv):
    """The tables of a `SeatVectorEnv` in the manner of stable-baselines3."""

    def __init__(self, tables: SeatVectorEnv, seed: int) -> None:
        self.tables = tables
        self.first = seed
        self.render_mode = None
        told = spaces.Box(0, 255, (tables.encoding.size + 1,), np.float32)
        super().__init__(tables.num_envs, told, tables.single_action_space)

    def reset(self) -> np.ndarray:
        return told_all(self.tables, self.tables.reset(seed=self.first)[0])

    def step_async(self, actions: np.ndarray) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict]]:
        seen, rewards, over, _, infos = self.tables.step(self.actions)
        each: list[dict] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(over):
            end = np.append(infos["final_obs"][i], np.float32(0))
            each[i] = {"terminal_observation": end, "score": infos["final_score"][i]}
        return told_all(self.tables, seen), (SCALE * rewards).astype(np.float32), over, each

    def env_method(self, method_name: str, *args, indices=None, **said) -> list:
        assert method_name == "action_masks"
        return list(self.tables.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices=None) -> list:
        return [getattr(self.tables, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value, indices=None) -> None:
        raise AttributeError(f"{attr_name} cannot be set")

    def env_is_wrapped(self, wrapper_class, indices=None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.tables.close()


def told_all(tables: SeatVectorEnv, seen: np.ndarray) -> np.ndarray:
    """What each table tells: its vector, and one number more."""
    more = [[one_more(env.table, tables.seat)] for env in tables.tables]
    return np.concatenate([seen, np.array(more, np.float32)], 1)


def one_more(table: Table, seat: int) -> int:
    """What a network of its own must know beside the vector; 0 for those who have none."""
    return figure_asked(table, seat) if table.rules.name == "seadragons" else 0


def play(model: MaskablePPO, said: argparse.Namespace, games: int, seed: int, opponents: str) -> tuple[float, float]:
    """The mean points and the mean lead of the network in so many fresh games, always doing what it likes best.

    As in bench/baselines.py the network has each seat in turn; the deals are `seed` and on, and each of them counts.
    """
    found = [
        one
        for seat in range(said.players)
        for one in play_at(model, said, games // said.players, seed, opponents, seat)
    ]
    points, leads = zip(*found, strict=True)
    return float(np.mean(points)), float(np.mean(leads))


def play_at(
    model: MaskablePPO, said: argparse.Namespace, games: int, seed: int, opponents: str, seat: int
) -> list[tuple[float, float]]:
    tables = make(said, min(games, 32), "lead", opponents, seat)
    found: dict[int, tuple[float, float]] = {}
    seen = told_all(tables, tables.reset(seed=seed)[0])
    while any(deal not in found for deal in range(seed, seed + games)):
        actions, _ = model.predict(seen, action_masks=tables.action_masks(), deterministic=True)
        seen, rewards, over, _, infos = tables.step(actions)
        seen = told_all(tables, seen)
        for i in np.flatnonzero(over):
            found[int(infos["final_deal"][i])] = (float(infos["final_score"][i]), float(rewards[i]))
    return [found[deal] for deal in range(seed, seed + games)]


def make(said: argparse.Namespace, n: int, reward: str, opponents: str, seat: int = 0) -> SeatVectorEnv:
    return SeatVectorEnv(
        said.game,
        n,
        players=said.players,
        reward=reward,
        standing=False,
        illegal="raise",
        opponents=opponents,
        seat=seat,
    )


def lessons(model: MaskablePPO, said: argparse.Namespace, clock: Clock) -> None:
    """Watch games of the teacher, and learn to do what it does and to foresee what comes of it."""
    table = Table(said.game, said.players, reward="growth" if said.players == 1 else "difference", standing=False)
    teacher, pick = opponent_of(said.teacher), random.Random(said.seed)
    optimizer = torch.optim.Adam(model.policy.parameters(), lr=1e-3)
    shelf: list[tuple[np.ndarray, list[int], int, float]] = []
    played = 0
    while clock.minutes < said.lessons:
        until = time.process_time() + 10
        while time.process_time() < until:
            shelf += watched(table, teacher, pick, said.seed + int(1e6 * clock.before) + played)
            played += 1
        del shelf[: -said.shelf]
        loss = 0.0
        for _ in range(2 * 10 * said.tables):
            rows = [shelf[pick.randrange(len(shelf))] for _ in range(256)]
            loss = learn(model, optimizer, rows)
            if time.process_time() > until + 20:
                break
        keep(model, said, clock)
        print(
            f"{clock.minutes:5.1f} min  {played} games watched, {len(shelf)} decisions kept, loss {loss:.2f}",
            flush=True,
        )


def keep(model: MaskablePPO, said: argparse.Namespace, clock: Clock) -> None:
    """All that `--resume` needs."""
    model.save(last_of(said.out), exclude=["lr_schedule"])
    said.out.with_suffix(".json").write_text(json.dumps({"minutes": clock.minutes}))


def last_of(out: Path) -> Path:
    return out.with_name(f"{out.name}-last.zip")


def watched(table: Table, teacher, pick: random.Random, seed: int) -> list[tuple[np.ndarray, list[int], int, float]]:
    """Every decision of one game of the teacher: what was seen, what was offered, what was done, what came of it."""
    table.deal(seed)
    found, seats, worth = [], [], []
    game = table.game
    while game.pending:
        seat = game.decision.seat
        option = teacher(game, seat, pick)
        offered = table.offered(seat)
        if len(offered) > 1 and option in game.decision.options:
            action = offered[game.decision.options.index(option)]
            seen = np.append(table.encoding.flat(game, seat), one_more(table, seat))
            found.append((seen.astype(np.float16), offered, action))
            seats.append(seat)
            worth.append(table.worth()[seat])
        game.step(option, seat)
    end = table.worth()
    return [(*row, SCALE * (end[seat] - then)) for row, seat, then in zip(found, seats, worth, strict=True)]


def learn(model: MaskablePPO, optimizer: torch.optim.Optimizer, rows: list) -> float:
    seen = torch.from_numpy(np.array([row[0] for row in rows]).astype(np.float32))
    masks = np.zeros((len(rows), model.action_space.n), np.bool_)
    for i, row in enumerate(rows):
        masks[i, row[1]] = True
    actions = torch.tensor([row[2] for row in rows])
    returns = torch.tensor([row[3] for row in rows], dtype=torch.float32)
    values, chances, _ = model.policy.evaluate_actions(seen, actions, action_masks=masks)
    loss = -chances.mean() + 0.1 * torch.nn.functional.mse_loss(values.flatten(), returns)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return loss.item()


class Watch(BaseCallback):
    """Stops when the time is over; every minute writes how the network plays."""

    def __init__(self, said: argparse.Namespace, clock: Clock, rows: list[tuple[float, int, float, float]]) -> None:
        super().__init__()
        self.said = said
        self.clock = clock
        self.last = clock.minutes
        self.rows = rows
        self.best = max([self.value(points, lead) for _, _, points, lead in rows], default=-1e9)

    def _on_step(self) -> bool:
        now = self.clock.minutes
        if now - self.last > self.said.every:
            self.look()
            self.last = self.clock.minutes
        done = now / self.said.minutes
        self.model.lr_schedule = lambda _: self.said.rate * max(0.05, 1 - done)
        return done < 1

    def look(self) -> None:
        minutes = self.clock.minutes
        points, lead = play(self.model, self.said, self.said.games, 5_000_000, self.said.opponents)
        self.rows.append((round(minutes, 2), self.num_timesteps, round(points, 2), round(lead, 2)))
        done = f"{minutes:5.1f} min  {self.num_timesteps:8d} decisions"
        print(f"{done}  {points:6.1f} points  lead {lead:+6.1f}", flush=True)
        if self.value(points, lead) > self.best:
            self.best = self.value(points, lead)
            self.model.save(self.said.out, exclude=["lr_schedule"])
        write(self.said.out, self.rows)
        keep(self.model, self.said, self.clock)

    def value(self, points: float, lead: float) -> float:
        return points if self.said.players == 1 else lead


def write(out: Path, rows: list[tuple[float, int, float, float]]) -> None:
    with out.with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows([("minutes", "decisions", "points", "lead"), *rows])


def read(out: Path) -> list[tuple[float, int, float, float]]:
    """The looks of a training that was ended before."""
    if not out.with_suffix(".csv").exists():
        return []
    with out.with_suffix(".csv").open(newline="") as file:
        rows = list(csv.reader(file))[1:]
    return [(float(row[0]), int(row[1]), float(row[2]), float(row[3])) for row in rows]


def draw(said: argparse.Namespace) -> None:
    """The curve as a picture, where matplotlib is installed."""
    try:
        import matplotlib

        matplotlib.use("svg")
        from matplotlib import pyplot
    except ImportError:
        return
    rows = np.genfromtxt(said.out.with_suffix(".csv"), delimiter=",", names=True)
    figure, axis = pyplot.subplots(figsize=(6, 3))
    axis.plot(rows["minutes"], rows["points" if said.players == 1 else "lead"])
    axis.set(xlabel="minutes on one core", ylabel="points" if said.players == 1 else f"lead over {said.opponents}")
    axis.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(said.out.with_suffix(".svg"))


def made(said: argparse.Namespace, tables: SeatVectorEnv) -> MaskablePPO:
    """A network that knows nothing yet."""
    is_sea = said.game == "seadragons"
    layers = {"net_arch": {"pi": [256, 128], "vf": [256, 128]}, "activation_fn": torch.nn.ReLU}
    return MaskablePPO(
        SeaPolicy if is_sea else "MlpPolicy",
        Tables(tables, said.seed),
        learning_rate=said.rate,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=0.997,
        gae_lambda=0.95,
        ent_coef=0.003,
        clip_range=0.2,
        target_kl=0.02,  # short steps: with longer ones it forgot what it had learnt by watching
        seed=said.seed,
        policy_kwargs={"players": said.players} if is_sea else layers,
        device="cpu",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="wyrmspan")
    parser.add_argument("--players", type=int)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=1.0, help="minutes between two looks")
    parser.add_argument("--games", type=int, default=64, help="of each look")
    parser.add_argument("--test", type=int, default=200, help="games of the test at the end")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--rate", type=float, default=1.5e-4)
    parser.add_argument("--teacher", default="greedy", help="the bot whose games are watched first")
    parser.add_argument("--lessons", type=float, default=8.0, help="minutes of watching; 0: none")
    parser.add_argument("--shelf", type=int, default=100_000, help="decisions of the teacher that are kept in mind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    parser.add_argument("--resume", action="store_true", help="go on with what stands under --out")
    said = parser.parse_args()
    torch.set_num_threads(1)
    said.players = said.players or make(said, 1, "final", "random").tables[0].table.setup.players
    tables = make(said, said.tables, "growth" if said.players == 1 else "difference", said.opponents)
    clock, rows = Clock(), []
    if said.resume:
        clock = Clock(json.loads(said.out.with_suffix(".json").read_text())["minutes"])
        model, rows = MaskablePPO.load(last_of(said.out), device="cpu"), read(said.out)
        said.seed += 1_000_000 + model.num_timesteps  # other deals than those it has played
        model.set_env(Tables(tables, said.seed))
    else:
        model = made(said, tables)
    if clock.minutes < said.lessons:
        lessons(model, said, clock)
    watch = Watch(said, clock, rows)
    watch.init_callback(model)
    if not rows:
        watch.look()
    model.learn(1 << 40, callback=watch, reset_num_timesteps=not said.resume)
    watch.look()
    draw(said)
    best = MaskablePPO.load(said.out, device="cpu")
    points, lead = play(best, said, said.test, 9_000_000, said.opponents)
    print(f"test, {said.test} games that were never seen: {points:.1f} points, lead {lead:+.1f} over {said.opponents}")


if __name__ == "__main__":
    main()
