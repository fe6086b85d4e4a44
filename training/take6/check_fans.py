"""Compares the rules of `fans.cu` with those of the engine, in recorded rounds at random play.

    cargo run --release -p rodeo-bots --example record_fans -- 3000 rounds.txt
    python3 check_fans.py rounds.txt

Every field of every turn is compared: rows, markers and heads. After the last turn the engine has only the heads.
"""

import sys

import torch

from fan_tables import FANS, FLIPPED, FanTables
from tables import CARDS, HAND, SEATS


def main():
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    with open(sys.argv[1]) as file:
        lines = [[int(word) for word in line.split()] for line in file]
    count = len(lines)
    fan, players, deck = (torch.tensor([line[at] for line in lines]) for at in range(3))
    order = torch.zeros(count, CARDS, dtype=torch.long)
    plays = torch.zeros(count, HAND, SEATS, 2, dtype=torch.long)
    states = torch.zeros(count, HAND, 14 + SEATS, dtype=torch.long)
    for index, line in enumerate(lines):
        seats = line[1]
        dealt = 7 + HAND * seats
        order[index, : dealt - 3] = torch.tensor(line[3:dealt])
        turns = torch.tensor(line[dealt:]).view(HAND, 3 * seats + 14)
        plays[index, :, :seats] = turns[:, : 2 * seats].view(HAND, seats, 2)
        states[index, :, : 14 + seats] = turns[:, 2 * seats :]
    fan, players, deck, order, plays, states = (t.to(device) for t in (fan, players, deck, order, plays, states))
    tables = FanTables(players, deck, fan, order)
    for turn in range(HAND):
        card, flipped = plays[:, turn, :, 0], plays[:, turn, :, 1]
        is_card = tables.hands.long() == card[:, :, None]
        assert (is_card.any(2) | ~tables.is_occupied()).all(), "the cards of a turn are not in the hands"
        tables.play(is_card.long().argmax(2) + FLIPPED * flipped)
        state = states[:, turn]
        assert torch.equal(tables.heads.long(), state[:, 14:]), f"other heads in turn {turn + 1}"
        if turn < HAND - 1:
            board = tables.boards.long()
            rows = torch.stack([board[:, :4], board[:, 4:8], board[:, 8:12]], 2).flatten(1)
            assert torch.equal(rows, state[:, :12]), f"other rows in turn {turn + 1}"
            marked = fan != FANS.index("flip_digits")
            assert torch.equal(board[marked, 13:15], state[marked, 12:14]), f"another marker in turn {turn + 1}"
    print(f"{count} rounds with {plays[..., 1].sum().item()} flipped cards: no difference")


if __name__ == "__main__":
    main()
