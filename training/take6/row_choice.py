"""The row that the network takes for a card that fits none. `crates/bots/src/games/take6/net/row_choice.rs` does the same."""

import torch

from features import Features
from net import MARGIN_UNIT, FeatureBatch


def best_rows(policy, tables, matches, waiting):
    """[m] rows with the best expected margin."""
    return row_margins(policy, tables, matches, waiting).argmax(0)


@torch.no_grad()
def row_margins(policy, tables, matches, waiting):
    """[4, m] expected margin at the end of the round if this row is taken: the position after the turn is evaluated."""
    count = len(waiting.table)
    row = torch.arange(4, device=waiting.table.device).repeat_interleave(count)
    each = torch.arange(count, device=row.device).repeat(4)
    table, seat = waiting.table[each], waiting.seat[each]
    at = torch.arange(len(row), device=row.device)
    after = tables[table]
    after.place(waiting.line[each], waiting.seats[each], row)
    margin = after.margin()[at, seat]
    if after.left:
        logits, to_come = policy(FeatureBatch.from_turns([Features(after, matches[table], at, seat)]))
        margin = margin + MARGIN_UNIT * (logits.softmax(1) * to_come).sum(1)
    return margin.view(4, count)
