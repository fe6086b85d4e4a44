"""Thousands of tables of Take 6 with one fan card each, with 2 to 10 players.

The rules, flat Monte Carlo, the heuristic and the features of the network are in `fans.cu`. A card that fits no row takes the
cheapest one; the upper one of a tie.
"""

import ctypes
import pathlib
import shutil
import subprocess
import tempfile

import torch

from tables import CARDS, HAND, SEATS

#: The fan cards in the order of the engine.
FANS = ["even_odd", "mountaineering", "jumping_cow", "flip_digits"]
FLIP_DIGITS = 3
#: Added to the index of a card in hand that is flipped.
FLIPPED = 16


class _Pointers(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("boards", "flips", "heads", "seen", "hands", "players", "deck")]
    _fields_ += [("left", ctypes.c_int)]


class Library:
    """The functions of `fans.cu`, compiled on first use."""

    _loaded = {}

    def __init__(self, cuda):
        path = pathlib.Path(tempfile.mkdtemp()) / "libfans.so"
        source = str(pathlib.Path(__file__).parent / "fans.cu")
        if cuda and shutil.which("nvcc"):
            command = ["nvcc", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC", "-o", str(path), source]
        else:
            command = ["g++", "-O3", "-shared", "-fPIC", "-x", "c++", "-o", str(path), source]
        subprocess.run(command, check=True)
        self.functions = ctypes.CDLL(str(path))
        self.table_size, self.card_size = self.functions.table_size(), self.functions.card_size()

    @staticmethod
    def of(device):
        cuda = device.type == "cuda"
        if cuda not in Library._loaded:
            Library._loaded[cuda] = Library(cuda)
        return Library._loaded[cuda]

    def call(self, name, tables, count, *arguments):
        device = tables.boards.device
        tensors = [tables.boards, tables.flips, tables.heads, tables.seen, tables.hands, tables.players8, tables.deck8]
        pointers = _Pointers(*(tensor.data_ptr() for tensor in tensors), tables.left)
        stream = torch.cuda.current_stream().cuda_stream if device.type == "cuda" else None
        convert = lambda value: ctypes.c_void_p(value.data_ptr()) if torch.is_tensor(value) else value
        self.functions["fans_" + name](
            pointers, ctypes.c_int64(count), *map(convert, arguments), ctypes.c_void_p(stream)
        )


class FanTables:
    """Tables at the beginning of a turn. All tensors that the library changes consist of bytes.

    players, deck, fan [tables]      number of players, highest card of the deck, and index into `FANS`
    hands  [tables, 10, n]           the remaining n cards in ascending order; 0 for empty seats
    seen   [tables, 105]             cards shown to everybody
    boards [tables, 16]              last cards, lengths and heads of the rows, fan card, marked row, side of the marker
    flips  [tables, 10]              seats that still have their flip card
    heads  [tables, 10]              heads taken in this round
    """

    def __init__(self, players, deck, fan, order=None):
        """Deals in this order ([tables, 104]: the first cards of the rows, then the hands), or in a random one."""
        device = players.device
        tables = len(players)
        self.players, self.deck, self.fan = players, deck, fan
        self.players8, self.deck8 = players.to(torch.uint8), deck.to(torch.uint8)
        if order is None:
            number = torch.arange(1, CARDS + 1, device=device)
            keys = torch.rand(tables, CARDS, device=device) + 2.0 * (number > deck[:, None])
            order = keys.argsort(dim=1) + 1
        occupied = self.is_occupied()
        hands = order[:, 4:].reshape(tables, SEATS, HAND).sort(dim=2).values
        self.hands = (hands * occupied[:, :, None]).to(torch.uint8)
        self.boards = torch.zeros(tables, 16, dtype=torch.uint8, device=device)
        self.boards[:, :4] = order[:, :4]
        self.boards[:, 12] = fan
        self.flips = (occupied & (fan == FLIP_DIGITS)[:, None]).to(torch.uint8)
        self.heads = torch.zeros(tables, SEATS, dtype=torch.uint8, device=device)
        self.seen = torch.zeros(tables, CARDS + 1, dtype=torch.uint8, device=device)
        self.seen.scatter_(1, order[:, :4], 1)
        self.library = Library.of(device)
        self.library.call("start", self, tables)

    @property
    def left(self):
        """Number of cards in each hand."""
        return self.hands.shape[2]

    def play(self, choice):
        """Plays the card at this index of each hand; `FLIPPED` more: flipped. The indices of empty seats are ignored."""
        self.library.call("play", self, len(choice), choice.to(torch.uint8).contiguous())
        indices = torch.arange(self.left - 1, device=choice.device)
        kept = indices + (indices >= choice[:, :, None] % FLIPPED)
        self.hands = self.hands.gather(2, kept)

    def flat(self, table, seat, worlds):
        """The choices of flat Monte Carlo for these seats."""
        table, seat, choice = table.contiguous(), seat.contiguous(), torch.zeros_like(table)
        seed = ctypes.c_uint64(int(torch.randint(2**62, ())))
        self.library.call("flat", self, len(table), table, seat, worlds, seed, choice)
        return choice

    def simple(self, table, seat):
        """The choices of the heuristic for these seats."""
        table, seat, choice = table.contiguous(), seat.contiguous(), torch.zeros_like(table)
        self.library.call("simple", self, len(table), table, seat, choice)
        return choice

    def random(self, table, seat):
        """Random legal choices for these seats; flipped cards are as likely as others."""
        hand = self.hands[table, seat].long()
        can_flip = (self.flips[table, seat] > 0)[:, None] & (hand < 100)
        weights = torch.cat([torch.ones_like(hand), can_flip], 1).float()
        return self.as_choice(torch.multinomial(weights, 1).squeeze(1))

    def as_choice(self, candidate):
        """Converts the index of a candidate: the cards in hand, then the same cards flipped."""
        return torch.where(candidate < self.left, candidate, candidate - self.left + FLIPPED)

    def is_occupied(self):
        """[tables, 10]: whether the seat is occupied."""
        return torch.arange(SEATS, device=self.players.device) < self.players[:, None]

    def margin(self):
        """[tables, 10]: mean heads of the others minus own heads."""
        heads = self.heads.float()
        others = (self.players - 1)[:, None]
        return (heads.sum(1, keepdim=True) - heads) / others - heads

    def win_share(self):
        """[tables, 10]: share of the win; tied winners share it."""
        heads = self.heads.long().masked_fill(~self.is_occupied(), 999)
        best = heads == heads.min(dim=1, keepdim=True).values
        return best.float() / best.sum(dim=1, keepdim=True)
