"""Compares two sets of weights of the bots in the contests of the report, at the same tables.

    python3 compare.py ../../crates/bots/weights weights --out comparison.json

The deals, the seats and the random numbers of flat Monte Carlo are the same for both, so that the difference is known better than
either share. Without an imitation, the opponents of the contest `2v2 search` are the first network itself.
"""

import argparse
import json
import math
import pathlib
import time

import torch

import opponents
from net import Policy
from play_model import PlayModel
from train import CONTESTS, evaluate


def read(folder, device):
    """Reads the weights of the bots, or those that were written by training."""
    policy, play = Policy().to(device).requires_grad_(False), PlayModel().to(device).requires_grad_(False)
    policy.read(folder / "take6.net")
    trained = folder / "take6-players.net"
    play.read(trained if trained.exists() else folder / "take6-styles.net")
    return policy, play


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("old", type=pathlib.Path)
    parser.add_argument("new", type=pathlib.Path)
    parser.add_argument("--tables", type=int, default=40_000)
    parser.add_argument("--contests", nargs="+", default=list(CONTESTS), choices=list(CONTESTS))
    parser.add_argument("--imitation", type=pathlib.Path, help="policy by `imitate.py`")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="start no further contest after this time")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("comparison.json"))
    options = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    models = {"old": read(options.old, device), "new": read(options.new, device)}
    imitation = models["old"][0]
    if options.imitation:
        imitation = Policy().to(device).requires_grad_(False)
        imitation.load_state_dict(torch.load(options.imitation, map_location=device))
    flat = opponents.Flat(device.type == "cuda")
    start, report = time.time(), {}
    for name in options.contests:
        if time.time() - start > options.seconds:
            break
        rival, players, divisor, arguments = CONTESTS[name]
        count, entry, shares = options.tables // divisor, {}, []
        for which, (policy, play) in models.items():
            torch.manual_seed(options.seed)
            entry[which], share = evaluate(policy, play, rival, flat, players, count, device, imitation, **arguments)
            shares.append(share)
        gain = shares[1] - shares[0]
        entry["gain"] = round(gain.mean().item(), 4)
        entry["gain error"] = round(1.96 * gain.std().item() / math.sqrt(count), 4)
        report[name] = entry
        print(f"{time.time() - start:6.1f}s {name}", json.dumps(entry), flush=True)
        options.out.write_text(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
