"""Predicts which card each reference player plays, from what everybody sees.

The hand of the player is unknown: the model learns the average over all hands, so it gives the likelihood of a card for every
reference player at once. `crates/bots/src/games/take6/opponents` computes the same; change both together.
"""

import struct

import torch
from torch import nn

from features import one_hot
from matches import REFERENCES
from net import read_weights, write_weights
from tables import CARDS, cheapest

ROW = 9
PUBLIC = 4 * ROW + 23
HIDDEN = 256
MAGIC = b"RODEOOPP"
VERSION = 1


def public_features(tables):
    """[tables, PUBLIC] features of rows and players, [tables, 105] whether a card may still be in a hand."""
    device = tables.players.device
    number = torch.arange(CARDS + 1, device=device)
    unseen = ~tables.seen & (number > 0) & (number <= tables.deck[:, None])
    up_to = unseen.long().cumsum(1)
    last, order = tables.last.sort(dim=1)
    length = tables.length.gather(1, order)
    cheap_row = cheapest(tables.row_heads)
    heads = tables.row_heads.gather(1, order)
    edge = torch.full_like(last[:, :1], CARDS)
    gaps = up_to.gather(1, torch.cat([torch.zeros_like(edge), last, edge], 1)).diff(dim=1)
    row = torch.cat(
        [
            last[:, :, None] / 104,
            one_hot(length - 1, 5),
            heads[:, :, None] / 10,
            gaps[:, 1:, None] / 10,
            (order == cheap_row[:, None])[:, :, None],
        ],
        2,
    )
    cheap_heads = tables.row_heads.gather(1, cheap_row[:, None])
    left = torch.full_like(tables.players, tables.left - 1)
    features = torch.cat(
        [
            row.reshape(len(last), 4 * ROW),
            gaps[:, :1] / 10,
            cheap_heads / 10,
            one_hot(tables.players - 2, 9),
            one_hot(left, 10),
            tables.deck[:, None] / 104,
            up_to[:, -1:] / 104,
        ],
        1,
    )
    assert features.shape[1] == PUBLIC
    return features, unseen


class PlayModel(nn.Module):
    def __init__(self):
        super().__init__()
        self.input = nn.Linear(PUBLIC + CARDS, HIDDEN)
        self.hidden = nn.Linear(HIDDEN, HIDDEN)
        self.out = nn.Linear(HIDDEN, REFERENCES * CARDS)

    def forward(self, features, unseen):
        """[tables, REFERENCES, 105] log-probabilities; 0 for card 0, so that empty seats tell nothing."""
        x = torch.relu(self.input(torch.cat([features, unseen[:, 1:]], 1).float()))
        x = torch.relu(self.hidden(x))
        logits = self.out(x).view(-1, REFERENCES, CARDS).masked_fill(~unseen[:, None, 1:], -1e9)
        return nn.functional.pad(logits.log_softmax(2), (1, 0))

    #: The first bytes of a weight file: magic number, then version and sizes as little-endian u16.
    HEADER = MAGIC + struct.pack("<5H", VERSION, CARDS, PUBLIC, HIDDEN, REFERENCES)

    def layers(self):
        """The arrays in the order of the weight file, with one row per input."""
        for layer in (self.input, self.hidden, self.out):
            yield layer.weight.t()
            yield layer.bias

    def write(self, path):
        write_weights(path, self.HEADER, self.layers())

    def read(self, path):
        read_weights(path, self.HEADER, self.layers())
