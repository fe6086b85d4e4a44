"""Input features of the network for fan cards. `crates/bots/src/games/take6/net/fan_features.rs` computes the same; change
`fans.cu` and it together."""

import torch

from fan_tables import Library
from matches import DECLARED, PRIOR, REFERENCES
from net import Shape
from tables import CARDS, SEATS


def shape():
    """The shape of the network: version 3 of the weight file, with embeddings of cards and of flipped cards."""
    library = Library.of(torch.device("cpu"))
    table, card = library.table_size + REFERENCES, library.card_size
    return Shape(version=3, table=table, card=card, numbers=2 * (CARDS + 1), trunk=256, blocks=3)


def styles_of_others(players, reference, declared):
    """[tables, 10, REFERENCES]: mean probabilities of the styles of the other seats. Only declared levels count."""
    device = players.device
    known = torch.full((REFERENCES, REFERENCES), (1 - DECLARED) / (REFERENCES - 1), device=device)
    known.fill_diagonal_(DECLARED)
    styles = torch.where(declared[:, None, None], known[reference.clamp(min=0)], torch.tensor(PRIOR, device=device))
    styles = styles * (torch.arange(SEATS, device=device) < players[:, None])[:, :, None]
    return (styles.sum(1, keepdim=True) - styles) / (players - 1)[:, None, None]


class FanFeatures:
    """Features of m positions: `table` and `seat` are index tensors of length m, `styles` those of the others.

    numbers  [m, 2 n]        the candidates: the cards in hand, then the same cards flipped, 105 more; 0: not allowed
    bits     [m, 208]        indicators of the cards in hand, then of the unseen cards
    table    [m, x]          features of rows, markers, heads and players
    cards    [m, 2 n, y]     features of each candidate
    """

    def __init__(self, tables, styles, table, seat):
        table, seat, device = table.contiguous(), seat.contiguous(), table.device
        m, candidates = len(table), 2 * tables.left
        library = tables.library
        self.numbers = torch.empty(m, candidates, dtype=torch.uint8, device=device)
        self.bits = torch.empty(m, 2 * CARDS, dtype=torch.uint8, device=device)
        of_table = torch.empty(m, library.table_size, device=device)
        self.cards = torch.empty(m, candidates, library.card_size, device=device)
        library.call("features", tables, m, table, seat, self.numbers, self.bits, of_table, self.cards)
        self.table = torch.cat([of_table, styles[table, seat]], 1)
