"""Thousands of tables of Take 6 at once: the base game, single rounds, 2 to 10 players mixed.

Whoever plays a card that fits nowhere takes the cheapest row, the upper one of equals.
"""

import torch

SEATS = 10
HAND = 10
CARDS = 104


def card_heads(device):
    """Heads by card number; 0 stands for no card."""
    numbers = torch.arange(CARDS + 1, device=device)
    heads = torch.ones_like(numbers)
    heads[numbers % 5 == 0] = 2
    heads[numbers % 10 == 0] = 3
    heads[numbers % 11 == 0] = 5
    heads[numbers == 55] = 7
    heads[0] = 0
    return heads


class Tables:
    """Tables that have been dealt and wait for a card of every seat.

    players, deck  [tables]          how many play, and the highest card of the deck
    hands          [tables, 10, n]   the n cards left in ascending order; 0 where nobody sits
    seen           [tables, 105]     cards everybody has seen
    last, length, row_heads  [tables, 4]
    heads          [tables, 10]      taken in this round
    """

    def __init__(self, players, deck):
        device = players.device
        tables = len(players)
        self.players, self.deck = players, deck
        self.card_heads = card_heads(device)
        number = torch.arange(1, CARDS + 1, device=device)
        luck = torch.rand(tables, CARDS, device=device) + 2.0 * (number > deck[:, None])
        order = luck.argsort(dim=1) + 1
        seat = torch.arange(SEATS, device=device)
        hands = order[:, 4:].reshape(tables, SEATS, HAND).sort(dim=2).values
        self.hands = hands * (seat[None, :, None] < players[:, None, None])
        self.last = order[:, :4].contiguous()
        self.length = torch.ones_like(self.last)
        self.row_heads = self.card_heads[self.last]
        self.heads = torch.zeros(tables, SEATS, dtype=torch.long, device=device)
        self.seen = torch.zeros(tables, CARDS + 1, dtype=torch.bool, device=device)
        self.seen.scatter_(1, self.last, True)

    @property
    def left(self):
        """Cards in every hand."""
        return self.hands.shape[2]

    def play(self, choice):
        """Every seat plays the card at this place of its hand; the places of empty seats do not matter."""
        cards = self.hands.gather(2, choice[:, :, None]).squeeze(2)
        places = torch.arange(self.left - 1, device=cards.device)
        kept = places + (places >= choice[:, :, None])
        self.hands = self.hands.gather(2, kept)
        self.seen.scatter_(1, cards, True)
        self.seen[:, 0] = False
        # Empty seats line up behind everybody else.
        line, seats = cards.masked_fill(cards == 0, 999).sort(dim=1)
        most = int(self.players.max())
        for place in range(most):
            self._place(line[:, place], seats[:, place])

    def _place(self, card, seat):
        below = torch.where(self.last < card[:, None], self.last, -1)
        end, row = below.max(dim=1)
        fits = end > 0
        row = torch.where(fits, row, cheapest(self.row_heads))
        at = row[:, None]
        there = card < 999
        takes = there & (~fits | (self.length.gather(1, at).squeeze(1) == 5))
        taken = self.row_heads.gather(1, at).squeeze(1) * takes
        self.heads.scatter_add_(1, seat[:, None], taken[:, None])
        here = (torch.arange(4, device=card.device) == at) & there[:, None]
        takes = takes[:, None]
        card_heads = self.card_heads[card.clamp(max=CARDS)][:, None]
        self.last = torch.where(here, card[:, None], self.last)
        self.length = torch.where(here, torch.where(takes, 1, self.length + 1), self.length)
        self.row_heads = torch.where(here, torch.where(takes, 0, self.row_heads) + card_heads, self.row_heads)

    def sits(self):
        """[tables, 10] where somebody sits."""
        return torch.arange(SEATS, device=self.players.device) < self.players[:, None]

    def margin(self):
        """[tables, 10] the mean of the others' heads less the own ones."""
        heads = self.heads.float()
        others = (self.players - 1)[:, None]
        return (heads.sum(1, keepdim=True) - heads) / others - heads

    def win_share(self):
        """[tables, 10] a whole win, or a part of one where several have the fewest heads."""
        heads = self.heads.masked_fill(~self.sits(), 999)
        best = heads == heads.min(dim=1, keepdim=True).values
        return best.float() / best.sum(dim=1, keepdim=True)


def cheapest(row_heads):
    """The row with the fewest heads, the upper one of equals."""
    return (row_heads * 4 + torch.arange(4, device=row_heads.device)).argmin(dim=1)
