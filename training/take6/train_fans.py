"""Trains the network for Take 6 with one fan card.

    python3 train_fans.py --minutes 9 --out weights-fans
"""

import argparse
import copy
import json
import math
import pathlib
import time

import torch

from fan_features import FanFeatures, shape, styles_of_others
from fan_tables import FANS, FanTables
from net import MARGIN_UNIT, Critic, FeatureBatch, Policy, others_of
from tables import HAND, SEATS
from train import FLAT, KINDS, LEARNER, OLD, OLDER, RANDOM, REFERENCE_OF, SIMPLE
from train import Pool, Rollout, assign_kinds, compress, decay, frozen, learn, sample

#: Weights of opponents as in train.py: recent version, any version, flat, simple, careless, random, imitation.
OPPONENTS = [0.14, 0.06, 0.62, 0.10, 0.0, 0.08, 0.0]


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--tables", type=int, default=36_000)
    parser.add_argument("--players", type=float, nargs=9, default=[8, 7, 62, 7, 6, 3, 2, 2, 3],
                        help="weights of tables with 2, 3 ... 10 players")
    parser.add_argument("--fans", type=float, nargs=4, default=[1, 1, 1, 1], help="weights of the fan cards")
    parser.add_argument("--opponents", type=float, nargs=KINDS - 1, default=OPPONENTS)
    parser.add_argument("--mixed", type=float, default=0.75, help="share of tables with opponents")
    parser.add_argument("--declared", type=float, default=0.25, help="share of tables at which the kinds are public")
    parser.add_argument("--limited", type=float, default=0.1, help="share of limited decks with up to six players")
    parser.add_argument("--batches", type=int, default=10, help="minibatches per iteration")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--margin", type=float, default=30.0, help="heads that are worth a win at the start; twice as many at the end")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of the generalized advantage estimation")
    parser.add_argument("--worlds", type=int, default=96, help="worlds per decision of flat Monte Carlo as an opponent")
    parser.add_argument("--eval-tables", type=int, default=10_000, help="tables per contest; 0: no evaluation")
    parser.add_argument("--eval-every", type=float, default=120, help="seconds between checkpoints with a short evaluation")
    parser.add_argument("--begin", type=float, default=0.0, help="share of the schedule that earlier runs have covered")
    parser.add_argument("--end", type=float, default=1.0, help="share of the schedule that this run reaches")
    parser.add_argument("--start", type=pathlib.Path, help="checkpoint to continue from")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("weights-fans"))
    return parser.parse_args()


class Seating:
    """Who sits where, and what is known about the players."""

    def __init__(self, players, deck, fan, kind, declared):
        self.players, self.deck, self.fan, self.kind = players, deck, fan, kind
        reference = torch.tensor(REFERENCE_OF, device=players.device)[kind.clamp(min=0)]
        self.styles = styles_of_others(players, reference, declared)

    @staticmethod
    def random(options, device):
        count = options.tables
        players = torch.multinomial(torch.tensor(options.players, dtype=torch.float, device=device), count, replacement=True) + 2
        fan = torch.multinomial(torch.tensor(options.fans, dtype=torch.float, device=device), count, replacement=True)
        limited = (torch.rand(count, device=device) < options.limited) & (players <= 6)
        deck = torch.where(limited, 10 * players + 4, 104)
        declared = torch.rand(count, device=device) < options.declared
        return Seating(players, deck, fan, assign_kinds(players, options), declared)


def logits_of(policy, tables, seating, table, seat):
    return policy(FeatureBatch.from_turns([FanFeatures(tables, seating.styles, table, seat)]))[0]


class FanPool(Pool):
    """The opponents of the learner."""

    def choose(self, tables, seating, choice):
        """Fills in the choices of all opponents."""
        for who in (OLD, OLDER, FLAT, SIMPLE, RANDOM):
            table, seat = (seating.kind == who).nonzero(as_tuple=True)
            if not len(table):
                continue
            if who == FLAT:
                chosen = tables.flat(table, seat, self.worlds)
            elif who == SIMPLE:
                chosen = tables.simple(table, seat)
            elif who == RANDOM:
                chosen = tables.random(table, seat)
            else:
                past = self.old if who == OLD else self.older
                chosen = tables.as_choice(sample(logits_of(past, tables, seating, table, seat)))
            choice[table, seat] = chosen


class FanRollout(Rollout):
    """One round at every table, with the data for learning from the ten turns of m learners."""

    @torch.no_grad()
    def __init__(self, models, seating, pool, options, heads_per_win):
        tables = FanTables(seating.players, seating.deck, seating.fan)
        pool.draw()
        self.table, self.seat = (seating.kind == LEARNER).nonzero(as_tuple=True)
        self.players = tables.players[self.table]
        batch, others, choices, log_probabilities, values, margins = [], [], [], [], [], [tables.margin()]
        for _ in range(HAND):
            features = compress(FanFeatures(tables, seating.styles, self.table, self.seat))
            others.append(others_of(tables, seating.kind, KINDS))
            turn = FeatureBatch.from_turns([features])
            logits = models.policy(turn)[0]
            chosen = sample(logits)
            choice = torch.zeros_like(seating.kind)
            choice[self.table, self.seat] = tables.as_choice(chosen)
            pool.choose(tables, seating, choice)
            batch.append(features)
            choices.append(chosen)
            log_probabilities.append(logits.log_softmax(1).gather(1, chosen[:, None]).squeeze(1))
            values.append(models.critic(turn, self.opponents_of(others[-1][:, None])).squeeze(1))
            tables.play(choice)
            margins.append(tables.margin())
        self.batch, self.others = FeatureBatch.from_turns(batch), torch.stack(others, 1)
        self.choices, self.log_probabilities = torch.stack(choices, 1), torch.stack(log_probabilities, 1)
        margins = torch.stack([margin[self.table, self.seat] for margin in margins], 1)
        self.to_come = (margins[:, -1:] - margins[:, :-1]) / MARGIN_UNIT
        rewards = margins.diff(dim=1) / heads_per_win
        gain = (tables.win_share() - 1 / seating.players[:, None])[self.table, self.seat]
        # A win counts more at larger tables; otherwise they would contribute little.
        rewards[:, -1] += gain * self.players.float().sqrt() / 2
        group = (self.players - 2) * len(FANS) + seating.fan[self.table]
        self.compute_advantages(rewards, torch.stack(values, 1), options.trace, group, 9 * len(FANS))


class Models:
    """The networks in training, with their optimizer."""

    def __init__(self, device, rate):
        self.policy, self.critic = Policy(shape()).to(device), Critic(KINDS, shape()).to(device)
        groups = [{"params": model.parameters()} for model in (self.policy, self.critic)]
        self.optimizer = torch.optim.Adam(groups, lr=rate, eps=1e-5)

    def state(self):
        return {"policy": self.policy.state_dict(), "critic": self.critic.state_dict()}

    def load(self, state):
        self.policy.load_state_dict(state["policy"])
        self.critic.load_state_dict(state["critic"])


@torch.no_grad()
def evaluate(policy, fan, rival, players, ours, count, device, declared=False):
    """Share of wins, and heads of a round, of the policy on `ours` seats against one kind of opponent."""
    number = torch.full((count,), players, device=device)
    occupied = torch.arange(SEATS, device=device) < number[:, None]
    order = torch.rand(count, SEATS, device=device).masked_fill(~occupied, 2.0).argsort(1).argsort(1)
    kind = torch.where(order < ours, LEARNER, rival).masked_fill(~occupied, -1)
    known = torch.full((count,), declared, device=device)
    seating = Seating(number, torch.full_like(number, 104), torch.full_like(number, fan), kind, known)
    tables = FanTables(seating.players, seating.deck, seating.fan)
    pool = FanPool(None, policy, 1000)
    table, seat = (kind == LEARNER).nonzero(as_tuple=True)
    for _ in range(HAND):
        choice = torch.zeros_like(kind)
        chosen = sample(logits_of(policy, tables, seating, table, seat), greedy=True)
        choice[table, seat] = tables.as_choice(chosen)
        pool.choose(tables, seating, choice)
        tables.play(choice)
    share = (tables.win_share() * (kind == LEARNER)).sum(1)
    heads = [tables.heads[kind == who].float().mean().item() for who in (LEARNER, rival)]
    return {
        "wins": round(share.mean().item(), 4),
        "error": round(1.96 * share.std().item() / math.sqrt(count), 4),
        "heads": [round(value, 2) for value in heads],
    }


#: Contests of the report: rival, players, own seats, options of `evaluate`. The first one is also evaluated during training.
CONTESTS = {
    "2v2 flat": (FLAT, 4, 2, {}),
    "2v2 flat, declared": (FLAT, 4, 2, {"declared": True}),
    "1v3 simple": (SIMPLE, 4, 1, {}),
    "1v3 random": (RANDOM, 4, 1, {}),
    "1v1 flat": (FLAT, 2, 1, {}),
    "3v3 flat": (FLAT, 6, 3, {}),
}


def evaluate_all(policy, count, device, full=False):
    report = {}
    for contest, (rival, players, ours, options) in list(CONTESTS.items())[: None if full else 1]:
        report[contest] = {
            name: evaluate(policy, fan, rival, players, ours, count, device, **options) for fan, name in enumerate(FANS)
        }
    return report


def main():
    options = parse_options()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(options.seed)
    options.imitation = None
    options.out.mkdir(parents=True, exist_ok=True)
    models = Models(device, options.rate)
    if options.start:
        models.load(torch.load(options.start, map_location=device))
    average = frozen(models.policy)
    pool = FanPool(None, models.policy, options.worlds)
    start = time.time()
    budget, evaluated, iteration, samples = 60 * options.minutes, 0.0, 0, 0
    while (elapsed := time.time() - start) < budget:
        done = options.begin + (options.end - options.begin) * elapsed / budget
        rate = options.rate * min(1.0, (iteration + 1) / 20) * decay(done)
        for group in models.optimizer.param_groups:
            group["lr"] = rate
        play_start = time.time()
        seating = Seating.random(options, device)
        rollout = FanRollout(models, seating, pool, options, options.margin * (1 + done))
        if device.type == "cuda" and iteration < 5:
            torch.cuda.synchronize()
        played = time.time()
        figures = learn(models, rollout, options, options.entropy * (1 - 0.95 * done))
        samples += HAND * len(rollout.table)
        iteration += 1
        with torch.no_grad():
            keep = min(0.98, iteration / (iteration + 10))
            for mean, now in zip(average.parameters(), models.policy.parameters()):
                mean.lerp_(now, 1 - keep)
        if iteration % 10 == 0 and (len(pool.past) < 40 or iteration % 50 == 0):
            pool.past.append(frozen(models.policy))
            del pool.past[: max(0, len(pool.past) - 60)]
        if iteration <= 5 or iteration % 20 == 0:
            entropy, clipped, margin_loss, value_loss = figures.tolist()
            print(
                f"{elapsed:6.1f}s it {iteration} samples {samples / 1e6:.1f}M play {played - play_start:.2f}s"
                f" learn {time.time() - played:.2f}s entropy {entropy:.3f} clipped {clipped:.3f}"
                f" explained {rollout.explained:.3f} value {value_loss:.4f} margins {margin_loss:.3f}",
                flush=True,
            )
        if time.time() - start - evaluated > options.eval_every:
            save(average, models, options.out)
            if options.eval_tables:
                report = evaluate_all(average, options.eval_tables // 2, device)
                wins = {name: entry["wins"] for name, entry in report["2v2 flat"].items()}
                print(f"{time.time() - start:6.1f}s", json.dumps(wins), flush=True)
            evaluated = time.time() - start
    save(average, models, options.out)
    if not options.eval_tables:
        return
    average.round_weights()
    report = evaluate_all(average, options.eval_tables, device, full=True)
    for contest, entries in report.items():
        print(contest, json.dumps(entries), flush=True)
    (options.out / "report.json").write_text(json.dumps(report, indent=1))


def save(policy, models, folder):
    rounded = copy.deepcopy(policy)
    rounded.round_weights()
    rounded.write(folder / "take6-fans.net")
    torch.save(rounded.state_dict(), folder / "policy.pt")
    torch.save(models.state(), folder / "checkpoint.pt")


if __name__ == "__main__":
    main()
