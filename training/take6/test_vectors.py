"""Writes rounds with the estimates of the network, for the test that compares the Rust implementation.

    python3 test_vectors.py weights/policy.pt > ../../crates/bots/tests/net_rounds.txt

Each round: `table PLAYERS HIGHEST_CARD`; `deal` with the cards in the order of the engine (hands by seat, then the first
cards of the rows); for each turn `estimate` for a few seats (seat, then probability and margin of each card in ascending
order) and `turn` with the played cards; `heads` by seat.
"""

import sys

import torch

from features import Features
from net import MARGIN_UNIT, FeatureBatch, Policy
from tables import HAND, Tables

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
            logits, margins = policy(FeatureBatch.from_turns([Features(tables, torch.zeros_like(seats), seats)]))
            for seat in {turn % players, (3 * turn + 1) % players}:
                probabilities = logits[seat].softmax(0).tolist()
                pairs = zip(probabilities, (MARGIN_UNIT * margins[seat]).tolist())
                print("estimate", seat, numbers(f"{probability:.6f} {margin:.4f}" for probability, margin in pairs))
            # Half of the cards are random, to reach diverse positions.
            choice = torch.zeros(1, 10, dtype=torch.long)
            choice[0, :players] = torch.where(
                torch.rand(players) < 0.5, logits.argmax(1), torch.randint(tables.left, (players,))
            )
            print("turn", numbers(tables.hands[0].gather(1, choice[0, :, None]).squeeze(1)[:players].tolist()))
            tables.play(choice)
        print("heads", numbers(tables.heads[0, :players].tolist()))


if __name__ == "__main__":
    main()
