"""Writes rounds with what the net thinks in them, for the test that the bot in Rust thinks the same.

    python3 vectors.py weights/policy.pt > ../../crates/bots/tests/net_rounds.txt

Each round: `table PLAYERS HIGHEST_CARD`, the deal in the order of the engine (hands by seat, then the starts of the
rows), then for each turn what a few seats think of the cards they hold (seat, then chance and margin of each card in
ascending order) and the cards that are played.
"""

import sys

import torch

from features import Look
from net import HEADS, Looks, Policy
from table import HAND, Tables

SIZES = [(2, 104), (2, 24), (3, 104), (4, 104), (4, 44), (5, 104), (6, 64), (7, 104), (8, 104), (10, 104)]


def numbers(values):
    return " ".join(str(value) for value in values)


@torch.no_grad()
def main():
    torch.manual_seed(6)
    policy = Policy()
    policy.load_state_dict(torch.load(sys.argv[1], map_location="cpu"))
    policy.round_weights()
    for players, deck in SIZES:
        tables = Tables(torch.tensor([players]), torch.tensor([deck]))
        starts = tables.last[0].tolist()
        print("table", players, deck)
        print("deal", numbers(tables.hands[0, :players].flatten().tolist() + starts))
        for turn in range(HAND):
            seats = torch.arange(players)
            logits, margins = policy(Looks.of_turns([Look(tables, torch.zeros_like(seats), seats)]))
            for seat in {turn % players, (3 * turn + 1) % players}:
                chances = logits[seat].softmax(0).tolist()
                pairs = zip(chances, (HEADS * margins[seat]).tolist())
                print("odds", seat, numbers(f"{chance:.6f} {margin:.4f}" for chance, margin in pairs))
            # Half good and half random cards lead to all kinds of positions.
            choice = torch.zeros(1, 10, dtype=torch.long)
            choice[0, :players] = torch.where(
                torch.rand(players) < 0.5, logits.argmax(1), torch.randint(tables.left, (players,))
            )
            print("turn", numbers(tables.hands[0].gather(1, choice[0, :, None]).squeeze(1)[:players].tolist()))
            tables.play(choice)
        print("heads", numbers(tables.heads[0, :players].tolist()))


if __name__ == "__main__":
    main()
