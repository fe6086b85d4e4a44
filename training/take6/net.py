"""The policy that becomes a bot, and the critic that helps to train it."""

import struct

import torch
from torch import nn

from features import CARD, GLOBAL
from table import CARDS, HAND

BITS = 2 * CARDS
ENCODED = 128
TRUNK = 256
BLOCKS = 2
MAGIC = b"RODEONET"
VERSION = 1
#: Margins are learnt in tens of heads.
HEADS = 10.0


class Looks:
    """What m seats saw in t turns one after another: one turn in play, all turns of a round for learning.

    numbers [m, k], cards [m, k, CARD]: the cards in hand, of all turns behind each other
    bits [m, t, 208], table [m, t, GLOBAL]
    """

    def __init__(self, sizes, numbers, cards, bits, table):
        self.sizes, self.numbers, self.cards, self.bits, self.table = sizes, numbers, cards, bits, table

    @staticmethod
    def of_turns(looks):
        return Looks(
            [look.numbers.shape[1] for look in looks],
            torch.cat([look.numbers for look in looks], 1),
            torch.cat([look.cards for look in looks], 1),
            torch.stack([look.bits for look in looks], 1),
            torch.stack([look.table for look in looks], 1),
        )

    def __getitem__(self, seats):
        return Looks(self.sizes, self.numbers[seats], self.cards[seats], self.bits[seats], self.table[seats])

    def by_turn(self, values):
        """[m, k, x] -> [m, t, x]: the sums over each hand."""
        return torch.stack([part.sum(1) for part in values.split(self.sizes, 1)], 1)

    def to_cards(self, values):
        """[m, t, x] -> [m, k, x]"""
        turns = enumerate(self.sizes)
        return torch.cat([values[:, turn : turn + 1].expand(-1, size, -1) for turn, size in turns], 1)

    def hands(self, values, empty):
        """[m, k] -> [m, t, 10], filled up where a hand has fewer cards."""
        parts = values.split(self.sizes, 1)
        return torch.stack([nn.functional.pad(part, (0, HAND - part.shape[1]), value=empty) for part in parts], 1)


class Policy(nn.Module):
    """Scores every card of a hand by itself, given a picture of the whole table.

    Each card is encoded; the sum of the encodings and what lies on the table go through a residual trunk; the trunk's
    answer comes back to every card. Two numbers a card come out: the logit, and the margin (mean of the others' heads
    less the own ones, for the rest of the round) that the net expects of it.
    """

    def __init__(self):
        super().__init__()
        self.number = nn.Embedding(CARDS + 1, ENCODED)
        self.card = nn.Linear(CARD, ENCODED)
        self.bits = nn.Linear(BITS, TRUNK, bias=False)
        self.table = nn.Linear(GLOBAL, TRUNK)
        self.pooled = nn.Linear(ENCODED, TRUNK, bias=False)
        self.blocks = nn.ModuleList(
            nn.ModuleList([nn.Linear(TRUNK, TRUNK), nn.Linear(TRUNK, TRUNK)]) for _ in range(BLOCKS)
        )
        self.context = nn.Linear(TRUNK, ENCODED)
        self.again = nn.Linear(ENCODED, ENCODED, bias=False)
        self.out = nn.Linear(ENCODED, 2)
        with torch.no_grad():
            self.number.weight.mul_(0.1)
            self.out.weight.mul_(0.1)
            for block in self.blocks:
                block[1].weight.mul_(0.3)

    def forward(self, looks):
        """[m, k] logits and [m, k] margins of all cards of these looks."""
        encoded = torch.relu(self.card(looks.cards.float()) + self.number(looks.numbers.long()))
        pooled = looks.by_turn(encoded)
        x = torch.relu(self.bits(looks.bits.float()) + self.table(looks.table.float()) + self.pooled(pooled))
        for first, second in self.blocks:
            x = x + second(torch.relu(first(x)))
        context = looks.to_cards(self.context(torch.relu(x)))
        out = self.out(torch.relu(self.again(encoded) + context))
        return out[:, :, 0], out[:, :, 1]

    def layers(self):
        """The arrays in the order of the weight file, each with its rows running over the inputs."""
        linear = [self.card, self.bits, self.table, self.pooled]
        linear += [layer for block in self.blocks for layer in block]
        linear += [self.context, self.again, self.out]
        yield self.number.weight
        for layer in linear:
            yield layer.weight.t()
            if layer.bias is not None:
                yield layer.bias

    def round_weights(self):
        """To the precision of the file."""
        with torch.no_grad():
            for weights in self.parameters():
                weights.copy_(weights.half().float())

    def write(self, path):
        """Magic, version and sizes as little-endian u16s, then all weights as f16."""
        with open(path, "wb") as file:
            file.write(MAGIC)
            file.write(struct.pack("<8H", VERSION, CARDS, GLOBAL, CARD, ENCODED, TRUNK, BLOCKS, 2))
            for weights in self.layers():
                file.write(weights.detach().cpu().contiguous().half().numpy().astype("<f2").tobytes())


class Critic(nn.Module):
    """Guesses the reward to come, and may see every hand and who plays it: it is used in training only."""

    def __init__(self, kinds):
        super().__init__()
        self.kinds = kinds
        self.number = nn.Embedding(CARDS + 1, ENCODED)
        self.card = nn.Linear(CARD, ENCODED)
        self.other = nn.Linear(CARDS + 2 + kinds, ENCODED)
        self.body = nn.Sequential(
            nn.Linear(BITS + GLOBAL + 2 * ENCODED, 512), nn.ReLU(),
            nn.Linear(512, 512), nn.ReLU(),
            nn.Linear(512, 1),
        )

    def forward(self, looks, others):
        """[m, t] values; others: [m, t, 10, 106 + kinds], the other seats of each table, see `others_of`."""
        encoded = torch.relu(self.card(looks.cards.float()) + self.number(looks.numbers.long()))
        seated = torch.relu(self.other(others.float())).sum(2)
        seen = torch.cat([looks.bits, looks.table, looks.by_turn(encoded), seated], 2)
        return self.body(seen).squeeze(2)


def others_of(tables, kind, kinds):
    """[tables, 10, 106 + kinds]: hand, whether somebody sits there, heads, kind of player. All zero where nobody sits."""
    shape = (*tables.hands.shape[:2], CARDS + 1)
    hand = torch.zeros(shape, device=kind.device, dtype=torch.half).scatter_(2, tables.hands, 1.0)
    hand[:, :, 0] = tables.sits()
    heads = (tables.heads / 20).half()[:, :, None]
    who = (kind[:, :, None] == torch.arange(kinds, device=kind.device)).half()
    return torch.cat([hand, heads, who], 2) * tables.sits()[:, :, None]
