"""The opponents in training: random, careless, heuristic and flat Monte Carlo. Each returns indices into the hands."""

import ctypes
import pathlib
import shutil
import subprocess
import tempfile

import torch

from features import Features

#: Shares of the mistakes of careless players, in the order of `careless`.
MISTAKES = [12, 3, 5]

_HERE = pathlib.Path(__file__).parent


def random(tables, table, seat):
    return torch.randint(tables.left, (len(table),), device=table.device)


def simple(tables, matches, table, seat):
    """The heuristic of crates/bots/src/games/take6/heuristic.rs."""
    return danger(tables, matches, table, seat).argmin(1)


def careless(tables, matches, table, seat):
    """A player who makes one of the mistakes of crates/bots/src/row_mistakes.rs in every turn."""
    features = Features(tables, matches, table, seat)
    fits, row_last, row_heads, _, _, full = features.placement
    number = features.numbers
    gap = number - row_last
    lowest_fitting = torch.where(fits & ~full, number, 1000 + 100 * row_heads)
    closest = torch.where(fits, gap, 200)
    heads = row_heads + tables.card_heads[number] * fits
    short_sighted = torch.where(fits & ~full, gap, 100 * heads)
    costs = torch.stack([lowest_fitting, closest, short_sighted], 1)
    shares = torch.tensor(MISTAKES, dtype=torch.float, device=table.device)
    mistake = torch.multinomial(shares, len(table), replacement=True)
    cost = costs[torch.arange(len(table), device=table.device), mistake]
    # Of equal ones the lower card is played.
    return (cost * 16 + torch.arange(tables.left, device=table.device)).argmin(1)


def danger(tables, matches, table, seat):
    """[m, n] estimated cost of each card; of equal ones the lower card costs less."""
    features = Features(tables, matches, table, seat)
    fits, _, row_heads, between, free, full = features.placement
    others = (tables.players[table] - 1)[:, None]
    heads = row_heads + tables.card_heads[features.numbers]
    rivals = torch.minimum(between * others * 10, 100 * others) // 10
    risk = (rivals - (free - 1).clamp(min=0) * 8).clamp(0, 80)
    danger = torch.where(full, 100 * heads, risk * heads + between)
    danger = torch.where(fits, danger, 100 * row_heads)
    return danger * 16 + torch.arange(tables.left, device=table.device)


class Flat:
    """Flat Monte Carlo, compiled from flat.cu."""

    def __init__(self, cuda):
        library = pathlib.Path(tempfile.mkdtemp()) / "libflat.so"
        source = str(_HERE / "flat.cu")
        if cuda and shutil.which("nvcc"):
            command = ["nvcc", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC", "-o", str(library), source]
        else:
            command = ["g++", "-O3", "-shared", "-fPIC", "-x", "c++", "-o", str(library), source]
        subprocess.run(command, check=True)
        self.choose = ctypes.CDLL(str(library)).flat_choose
        pointer = ctypes.c_void_p
        self.choose.argtypes = [pointer] * 10 + [
            ctypes.c_int, ctypes.c_int64, ctypes.c_int, ctypes.c_uint64, pointer, pointer,
        ]

    def __call__(self, tables, table, seat, worlds):
        """Chooses cards."""
        return self._choose(tables, table, seat, None, worlds)

    def choose_rows(self, tables, waiting, worlds):
        """Chooses rows to take."""
        line = waiting.line.clamp(max=255).to(torch.uint8).contiguous()
        return self._choose(tables, waiting.table, waiting.seat, line, worlds)

    def _choose(self, tables, table, seat, line, worlds):
        device = table.device
        arrays = [
            value.to(torch.uint8).contiguous()
            for value in (tables.last, tables.length, tables.row_heads, tables.seen, tables.hands,
                          tables.players, tables.deck)
        ]
        table, seat = table.contiguous(), seat.contiguous()
        choice = torch.zeros(len(table), dtype=torch.int64, device=device)
        stream = torch.cuda.current_stream().cuda_stream if device.type == "cuda" else None
        seed = int(torch.randint(2**62, ()))
        self.choose(
            *(value.data_ptr() for value in arrays), table.data_ptr(), seat.data_ptr(),
            None if line is None else line.data_ptr(), tables.left, len(table), worlds, seed, choice.data_ptr(), stream,
        )
        return choice
