"""The policy network of the bot, and the critic used in training."""

import dataclasses
import struct

import numpy
import torch
from torch import nn

from features import CARD, GLOBAL
from tables import CARDS

BITS = 2 * CARDS
ENCODED = 128
MAGIC = b"RODEONET"
#: The network outputs margins in units of this many heads.
MARGIN_UNIT = 10.0


@dataclasses.dataclass(frozen=True)
class Shape:
    """What differs between the networks; the version of a weight file tells which one it is."""

    version: int
    #: Number of features of the table, and of a card in hand.
    table: int
    card: int
    #: Rows of the embedding of cards; number 0 is no card.
    numbers: int
    #: Width and number of residual blocks of the trunk.
    trunk: int
    blocks: int


#: The network for the base game.
BASE = Shape(version=2, table=GLOBAL, card=CARD, numbers=CARDS + 1, trunk=512, blocks=3)


def write_weights(path, header, arrays):
    """Writes the header, then all arrays as little-endian f16."""
    with open(path, "wb") as file:
        file.write(header)
        for weights in arrays:
            file.write(weights.detach().cpu().contiguous().half().numpy().astype("<f2").tobytes())


def read_weights(path, header, arrays):
    """Reads what `write_weights` has written, into arrays of the same shapes."""
    content = path.read_bytes()
    if not content.startswith(header):
        raise ValueError(f"{path}: not a weight file of these sizes")
    values = torch.from_numpy(numpy.frombuffer(content, "<f2", offset=len(header)).astype("f4"))
    with torch.no_grad():
        for weights in arrays:
            part, values = values[: weights.numel()], values[weights.numel() :]
            weights.copy_(part.view(weights.shape))
    if len(values):
        raise ValueError(f"{path}: {len(values)} weights too many")


class FeatureBatch:
    """Features of m seats in t consecutive turns: one turn when playing, all turns of a round when learning.

    numbers [m, k], cards [m, k, x]: the cards in hand, concatenated over the turns; number 0: no card
    bits [m, t, 208], table [m, t, y]
    """

    def __init__(self, sizes, numbers, cards, bits, table):
        self.sizes, self.numbers, self.cards, self.bits, self.table = sizes, numbers, cards, bits, table

    @staticmethod
    def from_turns(turns):
        return FeatureBatch(
            [features.numbers.shape[1] for features in turns],
            torch.cat([features.numbers for features in turns], 1),
            torch.cat([features.cards for features in turns], 1),
            torch.stack([features.bits for features in turns], 1),
            torch.stack([features.table for features in turns], 1),
        )

    def __getitem__(self, seats):
        return FeatureBatch(self.sizes, self.numbers[seats], self.cards[seats], self.bits[seats], self.table[seats])

    def by_turn(self, values):
        """[m, k, x] -> [m, t, x]: sums over each hand."""
        return torch.stack([part.sum(1) for part in values.split(self.sizes, 1)], 1)

    def to_cards(self, values):
        """[m, t, x] -> [m, k, x]"""
        turns = enumerate(self.sizes)
        return torch.cat([values[:, turn : turn + 1].expand(-1, size, -1) for turn, size in turns], 1)

    def hands(self, values, empty):
        """[m, k] -> [m, t, n], padded to the largest hand."""
        parts, largest = values.split(self.sizes, 1), max(self.sizes)
        return torch.stack([nn.functional.pad(part, (0, largest - part.shape[1]), value=empty) for part in parts], 1)


class Policy(nn.Module):
    """Evaluates every card in hand, given the whole table.

    Encodes each card, runs the sum of the encodings and the table features through a residual trunk, and combines its
    output with the encoding of every card. Outputs per card: the logit, and the expected margin (mean heads of the others
    minus own heads, for the rest of the round).
    """

    def __init__(self, shape=BASE):
        super().__init__()
        self.shape, trunk = shape, shape.trunk
        self.number = nn.Embedding(shape.numbers, ENCODED)
        self.card = nn.Linear(shape.card, ENCODED)
        self.bits = nn.Linear(BITS, trunk, bias=False)
        self.table = nn.Linear(shape.table, trunk)
        self.pooled = nn.Linear(ENCODED, trunk, bias=False)
        self.blocks = nn.ModuleList(
            nn.ModuleList([nn.Linear(trunk, trunk), nn.Linear(trunk, trunk)]) for _ in range(shape.blocks)
        )
        self.context = nn.Linear(trunk, ENCODED)
        self.again = nn.Linear(ENCODED, ENCODED, bias=False)
        self.out = nn.Linear(ENCODED, 2)
        with torch.no_grad():
            self.number.weight.mul_(0.1)
            self.out.weight.mul_(0.1)
            for block in self.blocks:
                block[1].weight.mul_(0.3)

    def forward(self, batch):
        """Returns [m, k] logits and [m, k] margins."""
        encoded = encode(self, batch)
        pooled = batch.by_turn(encoded)
        x = torch.relu(self.bits(batch.bits.float()) + self.table(batch.table.float()) + self.pooled(pooled))
        for first, second in self.blocks:
            x = x + second(torch.relu(first(x)))
        context = batch.to_cards(self.context(torch.relu(x)))
        out = self.out(torch.relu(self.again(encoded) + context))
        return out[:, :, 0].masked_fill(batch.numbers == 0, -1e9), out[:, :, 1]

    def layers(self):
        """The arrays in the order of the weight file, with one row per input."""
        linear = [self.card, self.bits, self.table, self.pooled]
        linear += [layer for block in self.blocks for layer in block]
        linear += [self.context, self.again, self.out]
        yield self.number.weight
        for layer in linear:
            yield layer.weight.t()
            if layer.bias is not None:
                yield layer.bias

    def round_weights(self):
        """Rounds all weights to the precision of the weight file."""
        with torch.no_grad():
            for weights in self.parameters():
                weights.copy_(weights.half().float())

    def header(self):
        """The first bytes of a weight file: magic number, then version and sizes as little-endian u16."""
        of = self.shape
        return MAGIC + struct.pack("<8H", of.version, CARDS, of.table, of.card, ENCODED, of.trunk, of.blocks, 2)

    def write(self, path):
        write_weights(path, self.header(), self.layers())

    def read(self, path):
        read_weights(path, self.header(), self.layers())


def encode(model, batch):
    """[m, k, ENCODED] encodings of the cards in hand; zero for no card."""
    encoded = torch.relu(model.card(batch.cards.float()) + model.number(batch.numbers.long()))
    return encoded * (batch.numbers > 0)[:, :, None]


class Critic(nn.Module):
    """Estimates the future reward from all hands and kinds of players. Used in training only."""

    def __init__(self, kinds, shape=BASE):
        super().__init__()
        self.kinds = kinds
        self.number = nn.Embedding(shape.numbers, ENCODED)
        self.card = nn.Linear(shape.card, ENCODED)
        self.other = nn.Linear(CARDS + 2 + kinds, ENCODED)
        self.body = nn.Sequential(
            nn.Linear(BITS + shape.table + 2 * ENCODED, 512), nn.ReLU(),
            nn.Linear(512, 512), nn.ReLU(),
            nn.Linear(512, 1),
        )

    def forward(self, batch, others):
        """[m, t] values; others: [m, t, 10, 106 + kinds], the other seats of each table, see `others_of`."""
        encoded = encode(self, batch)
        opponents = torch.relu(self.other(others.float())).sum(2)
        inputs = torch.cat([batch.bits, batch.table, batch.by_turn(encoded), opponents], 2)
        return self.body(inputs).squeeze(2)


def others_of(tables, kind, kinds):
    """[tables, 10, 106 + kinds]: hand, whether the seat is occupied, heads, kind of player. All zero for empty seats."""
    shape = (*tables.hands.shape[:2], CARDS + 1)
    hand = torch.zeros(shape, device=kind.device, dtype=torch.half).scatter_(2, tables.hands.long(), 1.0)
    hand[:, :, 0] = tables.is_occupied()
    heads = (tables.heads / 20).half()[:, :, None]
    kind_bits = (kind[:, :, None] == torch.arange(kinds, device=kind.device)).half()
    return torch.cat([hand, heads, kind_bits], 2) * tables.is_occupied()[:, :, None]
