"""Thousands of tables of Take 6 as tensors: single rounds of the base game with 2 to 10 players."""

import copy
import dataclasses

import torch

SEATS = 10
HAND = 10
CARDS = 104


def card_heads(device):
    """Heads by card number; 0 is no card."""
    numbers = torch.arange(CARDS + 1, device=device)
    heads = torch.ones_like(numbers)
    heads[numbers % 5 == 0] = 2
    heads[numbers % 10 == 0] = 3
    heads[numbers % 11 == 0] = 5
    heads[numbers == 55] = 7
    heads[0] = 0
    return heads


@dataclasses.dataclass
class Waiting:
    """Tables at which a card fits no row, with the cards of the turn. It is always the lowest card: afterwards it is the end of a row.

    table  [m]         index of the table
    seat   [m]         who takes a row
    line   [m, 10]     the cards in ascending order; 999 for empty seats
    seats  [m, 10]     their seats
    """

    table: torch.Tensor
    seat: torch.Tensor
    line: torch.Tensor
    seats: torch.Tensor

    def __getitem__(self, index):
        return Waiting(self.table[index], self.seat[index], self.line[index], self.seats[index])


class Tables:
    """Tables at the beginning of a turn.

    players, deck  [tables]          number of players, and highest card of the deck
    hands          [tables, 10, n]   the remaining n cards in ascending order; 0 for empty seats
    seen           [tables, 105]     cards shown to everybody
    last, length, row_heads  [tables, 4]
    heads          [tables, 10]      heads taken in this round
    """

    def __init__(self, players, deck, order=None):
        """Deals in this order ([tables, 104]: the first cards of the rows, then the hands), or in a random one."""
        device = players.device
        tables = len(players)
        self.players, self.deck = players, deck
        self.card_heads = card_heads(device)
        if order is None:
            number = torch.arange(1, CARDS + 1, device=device)
            keys = torch.rand(tables, CARDS, device=device) + 2.0 * (number > deck[:, None])
            order = keys.argsort(dim=1) + 1
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
        """Number of cards in each hand."""
        return self.hands.shape[2]

    def __getitem__(self, index):
        """The tables with these indices, which may repeat."""
        part = copy.copy(self)
        for name in ("players", "deck", "hands", "seen", "last", "length", "row_heads", "heads"):
            setattr(part, name, getattr(self, name)[index])
        return part

    def play(self, choice, choose_rows=None):
        """Plays the card at this index of each hand, and returns the cards. The indices of empty seats are ignored.

        `choose_rows(waiting)` returns the rows to take for cards that fit none; without it they are the cheapest.
        """
        cards = self.hands.gather(2, choice[:, :, None]).squeeze(2)
        indices = torch.arange(self.left - 1, device=cards.device)
        kept = indices + (indices >= choice[:, :, None])
        self.hands = self.hands.gather(2, kept)
        self.seen.scatter_(1, cards, True)
        self.seen[:, 0] = False
        # Empty seats come last.
        line, seats = cards.masked_fill(cards == 0, 999).sort(dim=1)
        rows = cheapest(self.row_heads)
        if choose_rows:
            table = (line[:, 0] < self.last.min(dim=1).values).nonzero().squeeze(1)
            if len(table):
                rows[table] = choose_rows(Waiting(table, seats[table, 0], line[table], seats[table]))
        self.place(line, seats, rows)
        return cards

    def place(self, line, seats, rows):
        """Places the cards of a turn, in ascending order. If the lowest one fits no row, it takes the row given."""
        for place in range(int(self.players.max())):
            self._place(line[:, place], seats[:, place], rows)

    def _place(self, card, seat, rows):
        below = torch.where(self.last < card[:, None], self.last, -1)
        end, row = below.max(dim=1)
        fits = end > 0
        row = torch.where(fits, row, rows)
        at = row[:, None]
        exists = card < 999
        takes = exists & (~fits | (self.length.gather(1, at).squeeze(1) == 5))
        taken = self.row_heads.gather(1, at).squeeze(1) * takes
        self.heads.scatter_add_(1, seat[:, None], taken[:, None])
        is_row = (torch.arange(4, device=card.device) == at) & exists[:, None]
        takes = takes[:, None]
        card_heads = self.card_heads[card.clamp(max=CARDS)][:, None]
        self.last = torch.where(is_row, card[:, None], self.last)
        self.length = torch.where(is_row, torch.where(takes, 1, self.length + 1), self.length)
        self.row_heads = torch.where(is_row, torch.where(takes, 0, self.row_heads) + card_heads, self.row_heads)

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
        heads = self.heads.masked_fill(~self.is_occupied(), 999)
        best = heads == heads.min(dim=1, keepdim=True).values
        return best.float() / best.sum(dim=1, keepdim=True)


def cheapest(row_heads):
    """The row with the fewest heads; the upper one of a tie."""
    return (row_heads * 4 + torch.arange(4, device=row_heads.device)).argmin(dim=1)
