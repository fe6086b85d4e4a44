"""Input features of the network. `crates/bots/src/games/take6/net/features.rs` computes the same; change both together."""

import functools
import math

import torch

from matches import REFERENCES
from tables import CARDS, SEATS, cheapest

ROW = 11
OTHERS = SEATS - 1
GLOBAL = 4 * ROW + 43 + REFERENCES * (OTHERS + 1)
CARD = 33


class Features:
    """Features of m positions: `table` and `seat` are index tensors of length m, `matches` what is known beside the round.

    numbers  [m, n]           the cards in hand
    bits     [m, 208]         indicators of the cards in hand, then of the unseen cards
    table    [m, GLOBAL]      features of rows, scores and players
    cards    [m, n, CARD]     features of each card in hand
    """

    def __init__(self, tables, matches, table, seat):
        device = table.device
        hand = tables.hands[table, seat]
        m, n = hand.shape
        players = tables.players[table]
        others = (players - 1).float()
        number = torch.arange(CARDS + 1, device=device)
        own = torch.zeros(m, CARDS + 1, dtype=torch.bool, device=device).scatter_(1, hand, True)
        unseen = ~tables.seen[table] & ~own & (number > 0) & (number <= tables.deck[table][:, None])
        unseen_up_to = unseen.long().cumsum(1)
        own_up_to = own.long().cumsum(1)
        all_unseen = unseen_up_to[:, -1]

        # Rows by last number, and the gaps above them; gap 0 is below the lowest row.
        last, order = tables.last[table].sort(dim=1)
        length = tables.length[table].gather(1, order)
        heads = tables.row_heads[table]
        cheap_row = cheapest(heads)
        cheap_heads = heads.gather(1, cheap_row[:, None]).squeeze(1)
        is_cheap = order == cheap_row[:, None]
        heads = heads.gather(1, order)
        edge = torch.full((m, 1), CARDS, device=device)
        bounds = torch.cat([torch.zeros_like(edge), last, edge], 1)
        gap_unseen = unseen_up_to.gather(1, bounds).diff(dim=1)
        gap_own = own_up_to.gather(1, bounds).diff(dim=1)
        probability = 1.0 / all_unseen.clamp(min=1).float()
        rivals = others * probability

        # The other seats in ascending order of their scores in the match; of a tie the lower seat first.
        heads_taken = tables.heads[table].gather(1, seat[:, None]).squeeze(1)
        score = (matches.scores + tables.heads)[table]
        mine = score.gather(1, seat[:, None]).squeeze(1)
        is_other = tables.is_occupied()[table] & (torch.arange(SEATS, device=device) != seat[:, None])
        theirs, by_score = score.masked_fill(~is_other, 9999).sort(dim=1, stable=True)
        theirs, by_score = theirs[:, :OTHERS], by_score[:, :OTHERS]
        is_seat = theirs < 9999
        behind = (theirs - mine[:, None]).masked_fill(~is_seat, 0)
        fewest = theirs[:, 0]
        mean = theirs.masked_fill(~is_seat, 0).sum(1) / others
        fewer = ((score < mine[:, None]) & is_other).sum(1)
        highest = score.masked_fill(~tables.is_occupied()[table], 0).max(1).values
        limit = matches.limit[table]
        is_match = limit > 0
        to_limit = ((limit - highest) / 30).clamp(-1, 3) * is_match
        posterior = matches.posterior[table].gather(1, by_score[:, :, None].expand(m, OTHERS, REFERENCES))
        posterior = posterior * is_seat[:, :, None]

        row = torch.cat(
            [
                last[:, :, None] / 104,
                one_hot(length - 1, 5),
                heads[:, :, None] / 10,
                gap_unseen[:, 1:, None] / 10,
                (gap_unseen[:, 1:] * rivals[:, None])[:, :, None],
                gap_own[:, 1:, None] / 5,
                is_cheap[:, :, None],
            ],
            2,
        )
        self.numbers = hand
        self.bits = torch.cat([own[:, 1:], unseen[:, 1:]], 1)
        self.table = torch.cat(
            [
                row.reshape(m, 4 * ROW),
                columns(gap_unseen[:, 0] / 10, gap_unseen[:, 0] * rivals, gap_own[:, 0] / 5, cheap_heads / 10),
                behind / 20,
                columns(heads_taken / 20, (mine - fewest) / 10, (mine - mean) / 10, fewer / 5),
                one_hot(players - 2, 9),
                one_hot(torch.full_like(players, n - 1), 10),
                columns(tables.deck[table] / 104, all_unseen / 104, others * n * probability),
                columns(is_match, limit / 100, to_limit, mine * is_match / 66),
                posterior.sum(1) / others[:, None],
                posterior.reshape(m, OTHERS * REFERENCES),
            ],
            1,
        )

        # For each card: the row it goes to now, and the cards that may be placed there before it.
        place = (last[:, None, :] < hand[:, :, None]).sum(2)
        fits = place > 0
        at = (place - 1).clamp(min=0)
        row_last = last.gather(1, at)
        row_length = length.gather(1, at)
        row_heads = torch.where(fits, heads.gather(1, at), cheap_heads[:, None])
        up_to = unseen_up_to.gather(1, hand)
        between = torch.where(fits, up_to - unseen_up_to.gather(1, row_last), up_to)
        own_below = torch.arange(n, device=device).expand(m, n)
        own_between = torch.where(fits, own_below - own_up_to.gather(1, row_last), own_below)
        next_end = bounds.gather(1, place + 1)
        above = unseen_up_to.gather(1, next_end) - up_to
        free = 5 - row_length
        full = fits & (free == 0)
        q = between * probability[:, None]
        just_full, at_least_full = fill_probabilities(others[:, None], q, free)
        just_full, at_least_full = just_full * fits, at_least_full * fits
        safe = fits & (torch.minimum(between, (players - 1)[:, None]) < free)
        below = up_to * probability[:, None]
        lowest = (1 - below).clamp(min=0) ** others[:, None]
        step = hand.diff(dim=1) / 50
        alone = torch.full((m, 1), 2.0, device=device)
        next_row = place.clamp(max=3)
        has_next = place < 4
        self.placement = fits, row_last, row_heads, between, free, full
        self.cards = torch.stack(
            [
                hand / 104,
                tables.card_heads[hand] / 5,
                ~fits,
                *(place == row for row in range(1, 5)),
                *((row_length == length) & fits for length in range(1, 6)),
                row_heads / 10,
                (hand - row_last) * fits / 50,
                between / 10,
                between * rivals[:, None],
                full,
                safe,
                just_full,
                at_least_full,
                just_full * row_heads / 10,
                below,
                above / 10,
                own_below / 10,
                (n - 1 - own_below) / 10,
                own_between / 5,
                torch.cat([step, alone], 1),
                torch.cat([alone, step], 1),
                is_cheap.gather(1, at) & fits,
                length.gather(1, next_row) * has_next / 5,
                heads.gather(1, next_row) * has_next / 10,
                lowest,
                ~fits * lowest * row_heads / 10,
            ],
            2,
        )
        assert self.table.shape[1] == GLOBAL and self.cards.shape[2] == CARD


def fill_probabilities(others, q, free):
    """The probabilities that exactly and at least `free` of the others play in between, each with probability q."""
    choose = all_combinations(q.device)
    n = others.long().expand_as(free)
    probabilities = []
    for k in range(6):
        rest = (others - k).clamp(min=0)
        probabilities.append(choose[n, k] * q**k * (1 - q) ** rest)
    probabilities = torch.stack(probabilities, 2)
    exactly = probabilities.gather(2, free[:, :, None]).squeeze(2)
    fewer = probabilities.cumsum(2).gather(2, free[:, :, None]).squeeze(2) - exactly
    return exactly, 1 - fewer


@functools.cache
def all_combinations(device):
    return torch.tensor([[float(math.comb(n, k)) for k in range(6)] for n in range(SEATS)], device=device)


def one_hot(values, size):
    return (values[..., None] == torch.arange(size, device=values.device)).float()


def columns(*values):
    return torch.stack([value.float() for value in values], 1)
