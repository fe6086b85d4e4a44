"""Trains a policy that imitates a level of the bots, as an opponent in training.

    cargo run --release -p rodeo-bots --features baseline --example record_take6 -- merciless-1 5000 rounds.txt
    python3 imitate.py rounds.txt --start ../../crates/bots/weights --out imitation.pt

Starts from the weights of the bots: a level that searches plays similar cards.
"""

import argparse
import pathlib
import time

import torch

import matches as refs
from features import Features
from matches import Matches
from net import FeatureBatch, Policy
from play_model import PlayModel, public_features
from tables import CARDS, HAND, SEATS, Tables
from train import compress


class Examples:
    """Decisions of the imitated level: features of a seat and the index of the card that it played."""

    @torch.no_grad()
    def __init__(self, lines, play, device):
        count = len(lines)
        players, recorded = (torch.tensor([line[at] for line in lines], device=device) for at in (0, 1))
        order = torch.zeros(count, CARDS, dtype=torch.long, device=device)
        turns = torch.zeros(count, HAND, SEATS, dtype=torch.long, device=device)
        for index, line in enumerate(lines):
            dealt = 4 + HAND * line[0]
            order[index, :dealt] = torch.tensor(line[2 : 2 + dealt])
            turns[index, :, : line[0]] = torch.tensor(line[2 + dealt :]).view(HAND, line[0])
        tables = Tables(players, torch.full_like(players, CARDS), order)
        reference = torch.full((count, SEATS), refs.NET, device=device)
        no = torch.zeros(count, dtype=torch.bool, device=device)
        matches = Matches(players, tables.deck, torch.zeros_like(players), reference, no)
        seats = torch.arange(SEATS, device=device)
        self.table, self.seat = (((recorded[:, None] >> seats) & 1) == 1).nonzero(as_tuple=True)
        batch, choices = [], []
        for turn in range(HAND):
            batch.append(compress(Features(tables, matches, self.table, self.seat)))
            choice = (tables.hands == turns[:, turn, :, None]).long().argmax(2)
            choices.append(choice[self.table, self.seat])
            public, unseen = public_features(tables)
            cards = tables.play(choice)
            assert (cards == turns[:, turn]).all(), "the cards of a turn are not in the hands"
            matches.observe(play(public, unseen), cards)
        self.batch, self.choices = FeatureBatch.from_turns(batch), torch.stack(choices, 1)

    def loss(self, policy, seats):
        """Mean negative log-probability, and share of the cards that the policy would play as well."""
        batch = self.batch[seats]
        logs = batch.hands(policy(batch)[0], -1e9).log_softmax(2)
        chosen = self.choices[seats][:, :, None]
        # The last card is no decision.
        loss = -logs.gather(2, chosen)[:, :-1].mean()
        return loss, (logs.argmax(2, keepdim=True) == chosen)[:, :-1].float().mean()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("rounds", type=pathlib.Path)
    parser.add_argument("--start", type=pathlib.Path, required=True, help="folder with the weights of the bots")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("imitation.pt"))
    options = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(6)
    lines = [[int(word) for word in line.split()] for line in options.rounds.read_text().splitlines()]
    # An interrupted recording may end within a line.
    lines = [line for line in lines if len(line) >= 2 and len(line) == 6 + 20 * line[0]]
    policy, play = Policy().to(device), PlayModel().to(device)
    policy.read(options.start / "take6.net")
    play.read(options.start / "take6-styles.net")
    kept = len(lines) // 10
    test, examples = Examples(lines[:kept], play, device), Examples(lines[kept:], play, device)
    everything = torch.arange(len(test.table), device=device)
    optimizer = torch.optim.AdamW(policy.parameters(), lr=options.rate, weight_decay=0.02)
    start, best = time.time(), None
    for epoch in range(options.epochs + 1):
        with torch.no_grad():
            loss, same = test.loss(policy, everything)
        print(f"{time.time() - start:5.1f}s epoch {epoch}: loss {loss:.4f}, same card {same:.3f} (other rounds)", flush=True)
        if best is None or loss < best:
            best = loss
            torch.save(policy.state_dict(), options.out)
        for seats in torch.randperm(len(examples.table), device=device).split(128):
            loss = examples.loss(policy, seats)[0]
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()


if __name__ == "__main__":
    main()
