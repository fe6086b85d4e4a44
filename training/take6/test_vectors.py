"""Writes rounds with the estimates of the networks, for the test that compares the Rust implementation.

    python3 test_vectors.py weights/policy.pt > ../../crates/bots/tests/net_rounds.txt

Each match of two rounds, or of one if there is no limit: `table PLAYERS HIGHEST_CARD LIMIT LEVEL…` with the declared level of
each seat, or `-`; `deal` with the cards in the order of the engine (hands by seat, then the first cards of the rows); for
each turn `estimate` for a few seats (seat, then probability and margin of each card in ascending order), `rows` if a card fits no row
(seat, then the margin for each row that it may take; the cheapest is taken), `turn` with the played cards, and `styles` with the
probabilities of the styles of one seat (seat, then probabilities); `heads` by seat.
"""

import sys

import torch

from features import Features
from matches import Matches
from net import MARGIN_UNIT, FeatureBatch, Policy
from play_model import PlayModel, public_features
from row_choice import row_margins
from tables import HAND, SEATS, Tables, cheapest

#: Players, highest card, limit (0: one round), whether levels are declared.
SIZES = [
    (2, 104, 0, False), (2, 24, 66, False), (3, 104, 40, True), (4, 104, 0, True), (4, 44, 66, False),
    (5, 104, 66, True), (6, 64, 0, False), (7, 104, 66, False), (8, 104, 0, True), (10, 104, 66, False),
]
#: Level of the bots of each style.
LEVELS = ["random", "gentle", "simple", "flat", "net"]


def numbers(values):
    return " ".join(str(value) for value in values)


@torch.no_grad()
def main():
    torch.manual_seed(6)
    policy, play = Policy(), PlayModel()
    saved = torch.load(sys.argv[1], map_location="cpu")
    policy.load_state_dict(saved["policy"])
    play.load_state_dict(saved["play"])
    for weights in play.parameters():
        weights.copy_(weights.half().float())
    for players, deck, limit, declared in SIZES:
        reference = torch.randint(len(LEVELS), (1, SEATS))
        matches = Matches(
            torch.tensor([players]), torch.tensor([deck]), torch.tensor([limit]), reference, torch.tensor([declared])
        )
        levels = [LEVELS[style] if declared else "-" for style in reference[0, :players].tolist()]
        print("table", players, deck, limit, " ".join(levels))
        for _ in range(2 if limit else 1):
            write_round(policy, play, matches, players)


def write_round(policy, play, matches, players):
    tables = Tables(matches.players, matches.deck)
    print("deal", numbers(tables.hands[0, :players].flatten().tolist() + tables.last[0].tolist()))
    for turn in range(HAND):
        seats = torch.arange(players)
        features = Features(tables, matches, torch.zeros_like(seats), seats)
        logits, margins = policy(FeatureBatch.from_turns([features]))
        for seat in {turn % players, (3 * turn + 1) % players}:
            probabilities = logits[seat].softmax(0).tolist()
            pairs = zip(probabilities, (MARGIN_UNIT * margins[seat]).tolist())
            print("estimate", seat, numbers(f"{probability:.6f} {margin:.4f}" for probability, margin in pairs))
        # Half of the cards are random, to reach diverse positions.
        choice = torch.zeros(1, 10, dtype=torch.long)
        choice[0, :players] = torch.where(
            torch.rand(players) < 0.5, logits.argmax(1), torch.randint(tables.left, (players,))
        )
        public, unseen = public_features(tables)
        waits = []

        def take_cheapest(waiting):
            waits.append((waiting, tables[waiting.table]))
            return cheapest(tables.row_heads[waiting.table])

        cards = tables.play(choice, take_cheapest)
        matches.observe(play(public, unseen), cards)
        for waiting, before in waits:
            margins = row_margins(policy, before, matches, waiting)[:, 0].tolist()
            print("rows", waiting.seat.item(), numbers(f"{margin:.4f}" for margin in margins))
        print("turn", numbers(cards[0, :players].tolist()))
        if turn < HAND - 1:
            styles = matches.posterior[0, turn % players].tolist()
            print("styles", turn % players, numbers(f"{probability:.6f}" for probability in styles))
    matches.finish_round(tables.heads)
    print("heads", numbers(matches.scores[0, :players].tolist()))


if __name__ == "__main__":
    main()
