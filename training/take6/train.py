"""Trains the network for Take 6 by PPO against itself, earlier versions, flat Monte Carlo, a heuristic and random play.

    python3 train.py --minutes 8 --out weights
"""

import argparse
import copy
import json
import math
import pathlib
import time

import torch

import opponents
from features import Features
from net import MARGIN_UNIT, Critic, FeatureBatch, Policy, others_of
from tables import HAND, SEATS, Tables

#: Kinds of players. Only moves of the learner are used for learning.
LEARNER, OLD, OLDER, FLAT, SIMPLE, RANDOM = range(6)
KINDS = 6


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--tables", type=int, default=36_000)
    parser.add_argument("--players", type=float, nargs=9, default=[38, 15, 26, 6, 5, 2, 2, 2, 5],
                        help="weights of tables with 2, 3 ... 10 players")
    parser.add_argument("--mixed", type=float, default=0.5, help="share of tables with opponents")
    parser.add_argument("--batches", type=int, default=10, help="minibatches per iteration")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--margin", type=float, default=30.0, help="heads that are worth a win at the start; twice as many at the end")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of the generalized advantage estimation")
    parser.add_argument("--worlds", type=int, default=96, help="worlds per decision of flat Monte Carlo as an opponent")
    parser.add_argument("--eval-tables", type=int, default=20_000)
    parser.add_argument("--eval-every", type=float, default=90, help="seconds between evaluations")
    parser.add_argument("--start", type=pathlib.Path, help="checkpoint to continue from")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("weights"))
    return parser.parse_args()


def new_tables(count, weights, device):
    """Deals tables of all sizes. A quarter of those with up to six players has the limited deck."""
    players = torch.multinomial(torch.tensor(weights, dtype=torch.float, device=device), count, replacement=True) + 2
    limited = (torch.rand(count, device=device) < 0.25) & (players <= 6)
    return Tables(players, torch.where(limited, 10 * players + 4, 104))


def assign_kinds(tables, mixed):
    """Assigns kinds of players to seats. At a share `mixed` of the tables about half of the seats are opponents."""
    count, device = len(tables.players), tables.players.device
    mixed = torch.rand(count, 1, device=device) < mixed
    other = torch.rand(count, SEATS, device=device) < 0.5
    # At most mixed tables all opponents are of one kind, as in the evaluation.
    probabilities = torch.tensor([0.0, 0.2, 0.15, 0.45, 0.12, 0.08], device=device)
    of_table = torch.multinomial(probabilities, count, replacement=True)[:, None].expand(count, SEATS)
    of_seat = torch.multinomial(probabilities, count * SEATS, replacement=True).view(count, SEATS)
    kind = torch.where(torch.rand(count, 1, device=device) < 0.7, of_table, of_seat)
    kind = torch.where(mixed & other, kind, LEARNER)
    return kind.masked_fill(~tables.is_occupied(), -1)


def sample(logits, greedy=False):
    """Samples by the softmax of the logits, or takes the best."""
    if greedy:
        return logits.argmax(1)
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-20, 1 - 1e-7)))
    return (logits + noise).argmax(1)


def logits_of(policy, tables, table, seat):
    return policy(FeatureBatch.from_turns([Features(tables, table, seat)]))[0]


class Pool:
    """The opponents of the learner."""

    def __init__(self, flat, policy, worlds):
        self.flat, self.worlds = flat, worlds
        self.past = [frozen(policy)]
        self.draw()

    def draw(self):
        """Selects two earlier versions as opponents: a recent one and any."""
        random_index = lambda: int(torch.randint(len(self.past), ()))
        self.old, self.older = self.past[max(random_index(), random_index())], self.past[random_index()]

    def choose(self, tables, kind, choice):
        """Fills in the choices of all opponents."""
        for who in (OLD, OLDER, FLAT, SIMPLE, RANDOM):
            table, seat = (kind == who).nonzero(as_tuple=True)
            if not len(table):
                continue
            if who == FLAT:
                chosen = self.flat(tables, table, seat, self.worlds)
            elif who in (OLD, OLDER):
                past = self.old if who == OLD else self.older
                chosen = sample(logits_of(past, tables, table, seat))
            else:
                chosen = {SIMPLE: opponents.simple, RANDOM: opponents.random}[who](tables, table, seat)
            choice[table, seat] = chosen


def frozen(policy):
    return copy.deepcopy(policy).requires_grad_(False)


class Rollout:
    """One round at every table, with the data for learning from the ten turns of m learners."""

    @torch.no_grad()
    def __init__(self, policy, critic, pool, options, heads_per_win, device):
        tables = new_tables(options.tables, options.players, device)
        kind = assign_kinds(tables, options.mixed)
        pool.draw()
        self.table, self.seat = (kind == LEARNER).nonzero(as_tuple=True)
        self.players = tables.players[self.table]
        batch, others, choices, log_probabilities, values, margins = [], [], [], [], [], [tables.margin()]
        for _ in range(HAND):
            features = compress(Features(tables, self.table, self.seat))
            others.append(others_of(tables, kind, KINDS))
            turn = FeatureBatch.from_turns([features])
            logits = policy(turn)[0]
            chosen = sample(logits)
            choice = torch.zeros_like(kind)
            choice[self.table, self.seat] = chosen
            pool.choose(tables, kind, choice)
            batch.append(features)
            choices.append(chosen)
            log_probabilities.append(logits.log_softmax(1).gather(1, chosen[:, None]).squeeze(1))
            values.append(critic(turn, self.opponents_of(others[-1][:, None])).squeeze(1))
            tables.play(choice)
            margins.append(tables.margin())
        self.batch, self.others = FeatureBatch.from_turns(batch), torch.stack(others, 1)
        self.choices, self.log_probabilities = torch.stack(choices, 1), torch.stack(log_probabilities, 1)
        margins = torch.stack([margin[self.table, self.seat] for margin in margins], 1)
        self.to_come = (margins[:, -1:] - margins[:, :-1]) / MARGIN_UNIT
        rewards = margins.diff(dim=1) / heads_per_win
        share = tables.win_share()[self.table, self.seat]
        # A win counts more at larger tables; otherwise they would contribute little.
        rewards[:, -1] += (share - 1 / self.players) * self.players.float().sqrt() / 2
        self.compute_advantages(rewards, torch.stack(values, 1), options.trace)

    def compute_advantages(self, rewards, values, trace):
        """Generalized advantage estimation, normalized per number of players."""
        advantages = torch.zeros_like(rewards)
        ahead = torch.zeros_like(rewards[:, 0])
        for turn in reversed(range(HAND)):
            after = values[:, turn + 1] if turn + 1 < HAND else 0.0
            ahead = rewards[:, turn] + after - values[:, turn] + trace * ahead
            advantages[:, turn] = ahead
        self.returns = advantages + values
        to_come = rewards.flip(1).cumsum(1).flip(1)
        self.explained = 1 - (to_come - values).var() / to_come.var()
        group = (self.players - 2)[:, None].expand_as(advantages).reshape(-1)
        count = torch.bincount(group, minlength=9).clamp(min=1)
        mean = torch.bincount(group, advantages.reshape(-1), minlength=9) / count
        centred = advantages - mean[group].view_as(advantages)
        spread = (torch.bincount(group, centred.square().reshape(-1), minlength=9) / count).sqrt() + 1e-6
        self.advantages = (centred / spread[group].view_as(advantages)).float()

    def opponents_of(self, others, seats=slice(None)):
        """The other seats of each learner's table. Its own seat is zero."""
        own = self.seat[seats, None] == torch.arange(SEATS, device=others.device)
        return others[self.table[seats]] * ~own[:, None, :, None]


def compress(features):
    """Converts the features to half precision."""
    features.numbers = features.numbers.to(torch.uint8)
    features.bits, features.table, features.cards = features.bits.half(), features.table.half(), features.cards.half()
    return features


def learn(policy, critic, optimizer, rollout, options, entropy_weight):
    """PPO updates from one rollout. Returns mean entropy, clipped share, margin loss and value loss."""
    count = len(rollout.table)
    figures = []
    for _ in range(options.epochs):
        for seats in torch.randperm(count, device=rollout.table.device).chunk(options.batches):
            batch = rollout.batch[seats]
            logits, margins = policy(batch)
            chosen = rollout.choices[seats][:, :, None]
            logs = batch.hands(logits, -1e9).log_softmax(2)
            ratio = (logs.gather(2, chosen).squeeze(2) - rollout.log_probabilities[seats]).exp()
            advantage = rollout.advantages[seats]
            gain = torch.minimum(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
            entropy = -(logs.exp() * logs).sum(2).mean()
            miss = batch.hands(margins, 0.0).gather(2, chosen).squeeze(2) - rollout.to_come[seats]
            values = critic(batch, rollout.opponents_of(rollout.others, seats))
            value_loss = (values - rollout.returns[seats]).square().mean()
            loss = value_loss + 0.05 * miss.square().mean() - gain - entropy_weight * entropy
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            torch.nn.utils.clip_grad_norm_(critic.parameters(), 1.0)
            optimizer.step()
            clipped = ((ratio.detach() - 1).abs() > 0.2).float().mean()
            figures.append(torch.stack([entropy.detach(), clipped, miss.detach().square().mean(), value_loss.detach()]))
    return torch.stack(figures).mean(0)


@torch.no_grad()
def evaluate(policy, rival, flat, players, count, device, greedy=True, ours=None, limited=False):
    """Share of wins and heads of the policy on `ours` seats (default: half) against one kind of opponent."""
    number = torch.full((count,), players, device=device)
    tables = Tables(number, torch.where(torch.tensor(limited, device=device), 10 * number + 4, 104))
    # Random seats.
    order = torch.rand(count, SEATS, device=device).masked_fill(~tables.is_occupied(), 2.0).argsort(1).argsort(1)
    kind = torch.where(order < (ours or players // 2), LEARNER, rival).masked_fill(~tables.is_occupied(), -1)
    pool = Pool(flat, policy, 1000)
    table, seat = (kind == LEARNER).nonzero(as_tuple=True)
    for _ in range(HAND):
        choice = torch.zeros_like(kind)
        choice[table, seat] = sample(logits_of(policy, tables, table, seat), greedy)
        pool.choose(tables, kind, choice)
        tables.play(choice)
    share = (tables.win_share() * (kind == LEARNER)).sum(1)
    return {
        "wins": round(share.mean().item(), 4),
        "error": round(1.96 * share.std().item() / math.sqrt(count), 4),
        "heads": round(tables.heads[kind == LEARNER].float().mean().item(), 2),
        "rival": round(tables.heads[kind == rival].float().mean().item(), 2),
    }


def evaluate_all(policy, flat, count, device, full=False):
    report = {
        "2v2": evaluate(policy, FLAT, flat, 4, count, device),
        "1v1": evaluate(policy, FLAT, flat, 2, count, device),
        "5v5": evaluate(policy, FLAT, flat, 10, count // 4, device),
        "random": evaluate(policy, RANDOM, flat, 4, count, device, ours=1),
    }
    if full:
        report["2v2 sampled"] = evaluate(policy, FLAT, flat, 4, count, device, greedy=False)
        report["1v1 sampled"] = evaluate(policy, FLAT, flat, 2, count, device, greedy=False)
        report["5v5 sampled"] = evaluate(policy, FLAT, flat, 10, count // 4, device, greedy=False)
        report["2v2 limited"] = evaluate(policy, FLAT, flat, 4, count, device, limited=True)
        report["1v3"] = evaluate(policy, FLAT, flat, 4, count, device, ours=1)
        report["3v1"] = evaluate(policy, FLAT, flat, 4, count, device, ours=3)
        report["3v3"] = evaluate(policy, FLAT, flat, 6, count // 2, device)
    return report


def main():
    options = parse_options()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(options.seed)
    options.out.mkdir(parents=True, exist_ok=True)
    policy, critic = Policy().to(device), Critic(KINDS).to(device)
    if options.start:
        saved = torch.load(options.start, map_location=device)
        policy.load_state_dict(saved["policy"])
        critic.load_state_dict(saved["critic"])
    average = frozen(policy)
    flat = opponents.Flat(device.type == "cuda")
    pool = Pool(flat, policy, options.worlds)
    parameters = [*policy.parameters(), *critic.parameters()]
    optimizer = torch.optim.Adam(parameters, lr=options.rate, eps=1e-5)
    start = time.time()
    budget = 60 * options.minutes
    iteration, evaluated, samples = 0, 0.0, 0
    while (elapsed := time.time() - start) < budget:
        done = elapsed / budget
        rate = options.rate * min(1.0, (iteration + 1) / 20) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        play_start = time.time()
        rollout = Rollout(policy, critic, pool, options, options.margin * (1 + done), device)
        played = time.time()
        figures = learn(policy, critic, optimizer, rollout, options, options.entropy * (1 - 0.95 * done))
        samples += HAND * len(rollout.table)
        iteration += 1
        with torch.no_grad():
            keep = min(0.98, iteration / (iteration + 10))
            for mean, now in zip(average.parameters(), policy.parameters()):
                mean.lerp_(now, 1 - keep)
        if iteration % 10 == 0 and (len(pool.past) < 40 or iteration % 50 == 0):
            pool.past.append(frozen(policy))
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
            evaluated = time.time() - start
            print(f"{evaluated:6.1f}s", json.dumps(evaluate_all(average, flat, options.eval_tables, device)), flush=True)
            save(average, options.out)
    save(average, options.out)
    torch.save({"policy": policy.state_dict(), "critic": critic.state_dict()}, options.out / "checkpoint.pt")
    print("last   ", json.dumps(evaluate_all(policy, flat, 2 * options.eval_tables, device)), flush=True)
    average.round_weights()
    report = evaluate_all(average, flat, 2 * options.eval_tables, device, full=True)
    print("average", json.dumps(report, indent=1), flush=True)
    (options.out / "report.json").write_text(json.dumps(report, indent=1))


def save(policy, folder):
    rounded = copy.deepcopy(policy)
    rounded.round_weights()
    rounded.write(folder / "take6.net")
    torch.save(rounded.state_dict(), folder / "policy.pt")


if __name__ == "__main__":
    main()
