"""Writes rounds with the estimates of the network for fan cards, for the test that compares the Rust implementation.

    python3 test_fan_vectors.py weights-fans/take6-fans.net > ../../crates/bots/tests/fan_net_rounds.txt

Each round: `table PLAYERS HIGHEST_CARD FAN LEVEL…` with the declared level of each seat, or `-`; `deal` with the cards in the
order of the engine (hands by seat, then the first cards of the rows); for each turn `estimate` for a few seats (seat, then
card, 1 if it is flipped, probability and margin of each candidate) and `turn` with the card of each seat, and 1 if it is
flipped; `heads` by seat.
"""

import pathlib
import sys

import torch

from fan_features import FanFeatures, shape, styles_of_others
from fan_tables import FANS, FLIPPED, FanTables
from net import MARGIN_UNIT, FeatureBatch, Policy
from tables import CARDS, HAND, SEATS
from test_vectors import LEVELS, numbers

#: Players, highest card, whether levels are declared.
SIZES = [(2, 104, False), (3, 34, True), (4, 104, False), (6, 104, True), (10, 104, False)]


@torch.no_grad()
def main():
    torch.manual_seed(6)
    policy = Policy(shape())
    policy.read(pathlib.Path(sys.argv[1]))
    for fan in range(len(FANS)):
        for players, deck, declared in SIZES:
            write_round(policy, fan, players, deck, declared)


def write_round(policy, fan, players, deck, declared):
    reference = torch.randint(len(LEVELS), (1, SEATS))
    count = torch.tensor([players])
    styles = styles_of_others(count, reference, torch.tensor([declared]))
    tables = FanTables(count, torch.tensor([deck]), torch.tensor([fan]))
    levels = [LEVELS[style] if declared else "-" for style in reference[0, :players].tolist()]
    print("table", players, deck, FANS[fan], " ".join(levels))
    print("deal", numbers(tables.hands[0, :players].flatten().tolist() + tables.boards[0, :4].tolist()))
    for turn in range(HAND):
        seats = torch.arange(players)
        features = FanFeatures(tables, styles, torch.zeros_like(seats), seats)
        logits, margins = policy(FeatureBatch.from_turns([features]))
        for seat in sorted({turn % players, (3 * turn + 1) % players}):
            probabilities, expected = logits[seat].softmax(0).tolist(), (MARGIN_UNIT * margins[seat]).tolist()
            words = []
            for number, probability, margin in zip(features.numbers[seat].tolist(), probabilities, expected):
                if number:
                    card, flipped = (number - CARDS - 1, 1) if number > CARDS else (number, 0)
                    words.append(f"{card} {flipped} {probability:.6f} {margin:.4f}")
            print("estimate", seat, " ".join(words))
        # Half of the cards are random, to reach diverse positions.
        at_random = tables.random(torch.zeros_like(seats), seats)
        choice = torch.zeros(1, SEATS, dtype=torch.long)
        choice[0, :players] = torch.where(torch.rand(players) < 0.5, tables.as_choice(logits.argmax(1)), at_random)
        played = [(tables.hands[0, seat, at % FLIPPED].item(), at // FLIPPED) for seat, at in enumerate(choice[0, :players].tolist())]
        print("turn", " ".join(f"{card} {flipped}" for card, flipped in played))
        tables.play(choice)
    print("heads", numbers(tables.heads[0, :players].tolist()))


if __name__ == "__main__":
    main()
