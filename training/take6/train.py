"""Trains the net for Take 6 by self-play (PPO) in a pool with old selves, flat Monte Carlo, rules of thumb and chance.

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
from features import Look
from net import HEADS, Critic, Looks, Policy, others_of
from table import HAND, SEATS, Tables

#: Who sits on a seat. Only the learner's moves are learnt from.
LEARNER, OLD, OLDER, FLAT, SIMPLE, RANDOM = range(6)
KINDS = 6


def settings():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--tables", type=int, default=36_000)
    parser.add_argument("--players", type=float, nargs=9, default=[38, 15, 26, 6, 5, 2, 2, 2, 5],
                        help="how many tables of a hundred have 2, 3 ... 10 players")
    parser.add_argument("--mixed", type=float, default=0.5, help="share of tables where others than learners sit")
    parser.add_argument("--batches", type=int, default=10, help="minibatches an iteration")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--margin", type=float, default=30.0, help="as many heads are worth a win, and twice as many in the end")
    parser.add_argument("--trace", type=float, default=0.95, help="GAE's lambda")
    parser.add_argument("--worlds", type=int, default=96, help="of flat Monte Carlo as an opponent")
    parser.add_argument("--judge-tables", type=int, default=20_000)
    parser.add_argument("--judge-every", type=float, default=90, help="seconds between judgements")
    parser.add_argument("--start", type=pathlib.Path, help="a checkpoint to go on from")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("weights"))
    return parser.parse_args()


def some_tables(count, weights, device):
    """Of all sizes; a quarter of those with up to six players has the limited deck."""
    players = torch.multinomial(torch.tensor(weights, dtype=torch.float, device=device), count, replacement=True) + 2
    limited = (torch.rand(count, device=device) < 0.25) & (players <= 6)
    return Tables(players, torch.where(limited, 10 * players + 4, 104))


def seat_players(tables, mixed):
    """Most tables are all learners; at the mixed ones about half of the seats are somebody else's."""
    count, device = len(tables.players), tables.players.device
    mixed = torch.rand(count, 1, device=device) < mixed
    other = torch.rand(count, SEATS, device=device) < 0.5
    # Whole tables lean to one kind of opponent, so that two against two is well known.
    chances = torch.tensor([0.0, 0.2, 0.15, 0.45, 0.12, 0.08], device=device)
    of_table = torch.multinomial(chances, count, replacement=True)[:, None].expand(count, SEATS)
    of_seat = torch.multinomial(chances, count * SEATS, replacement=True).view(count, SEATS)
    kind = torch.where(torch.rand(count, 1, device=device) < 0.7, of_table, of_seat)
    kind = torch.where(mixed & other, kind, LEARNER)
    return kind.masked_fill(~tables.sits(), -1)


def pick(logits, greedy=False):
    if greedy:
        return logits.argmax(1)
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-20, 1 - 1e-7)))
    return (logits + noise).argmax(1)


def logits_of(policy, tables, table, seat):
    return policy(Looks.of_turns([Look(tables, table, seat)]))[0]


class Pool:
    """Everybody but the learner."""

    def __init__(self, flat, policy, worlds):
        self.flat, self.worlds = flat, worlds
        self.past = [frozen(policy)]
        self.draw()

    def draw(self):
        """Which old selves sit down next: a recent one and any."""
        pick_one = lambda: int(torch.randint(len(self.past), ()))
        self.old, self.older = self.past[max(pick_one(), pick_one())], self.past[pick_one()]

    def choose(self, tables, kind, choice):
        """Fills in the choices of all these seats."""
        for who in (OLD, OLDER, FLAT, SIMPLE, RANDOM):
            table, seat = (kind == who).nonzero(as_tuple=True)
            if not len(table):
                continue
            if who == FLAT:
                chosen = self.flat(tables, table, seat, self.worlds)
            elif who in (OLD, OLDER):
                past = self.old if who == OLD else self.older
                chosen = pick(logits_of(past, tables, table, seat))
            else:
                chosen = {SIMPLE: opponents.simple, RANDOM: opponents.random}[who](tables, table, seat)
            choice[table, seat] = chosen


def frozen(policy):
    return copy.deepcopy(policy).requires_grad_(False)


class Rounds:
    """One round at every table, and what m learners can learn from its ten turns."""

    @torch.no_grad()
    def __init__(self, policy, critic, pool, options, margin_worth, device):
        tables = some_tables(options.tables, options.players, device)
        kind = seat_players(tables, options.mixed)
        pool.draw()
        self.table, self.seat = (kind == LEARNER).nonzero(as_tuple=True)
        self.players = tables.players[self.table]
        looks, others, choices, chances, values, margins = [], [], [], [], [], [tables.margin()]
        for _ in range(HAND):
            look = short(Look(tables, self.table, self.seat))
            others.append(others_of(tables, kind, KINDS))
            turn = Looks.of_turns([look])
            logits = policy(turn)[0]
            chosen = pick(logits)
            choice = torch.zeros_like(kind)
            choice[self.table, self.seat] = chosen
            pool.choose(tables, kind, choice)
            looks.append(look)
            choices.append(chosen)
            chances.append(logits.log_softmax(1).gather(1, chosen[:, None]).squeeze(1))
            values.append(critic(turn, self.beside(others[-1][:, None])).squeeze(1))
            tables.play(choice)
            margins.append(tables.margin())
        self.looks, self.others = Looks.of_turns(looks), torch.stack(others, 1)
        self.choices, self.chances = torch.stack(choices, 1), torch.stack(chances, 1)
        margins = torch.stack([margin[self.table, self.seat] for margin in margins], 1)
        self.to_come = (margins[:, -1:] - margins[:, :-1]) / HEADS
        rewards = margins.diff(dim=1) / margin_worth
        share = tables.win_share()[self.table, self.seat]
        # A win is worth more, the more there are to beat: otherwise large tables would teach nothing.
        rewards[:, -1] += (share - 1 / self.players) * self.players.float().sqrt() / 2
        self.learn_from(rewards, torch.stack(values, 1), options.trace)

    def learn_from(self, rewards, values, trace):
        """Generalised advantages; scaled by number of players, so that no size of table drowns the others."""
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

    def beside(self, others, seats=slice(None)):
        """The other seats of each learner's table; its own place is blank, for it has seen that hand already."""
        own = self.seat[seats, None] == torch.arange(SEATS, device=others.device)
        return others[self.table[seats]] * ~own[:, None, :, None]


def short(look):
    """A look in half the memory."""
    look.numbers = look.numbers.to(torch.uint8)
    look.bits, look.table, look.cards = look.bits.half(), look.table.half(), look.cards.half()
    return look


def learn(policy, critic, optimizer, rounds, options, entropy_weight):
    """PPO over one round of every learner."""
    count = len(rounds.table)
    figures = []
    for _ in range(options.epochs):
        for seats in torch.randperm(count, device=rounds.table.device).chunk(options.batches):
            looks = rounds.looks[seats]
            logits, margins = policy(looks)
            chosen = rounds.choices[seats][:, :, None]
            logs = looks.hands(logits, -1e9).log_softmax(2)
            ratio = (logs.gather(2, chosen).squeeze(2) - rounds.chances[seats]).exp()
            advantage = rounds.advantages[seats]
            gain = torch.minimum(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
            entropy = -(logs.exp() * logs).sum(2).mean()
            miss = looks.hands(margins, 0.0).gather(2, chosen).squeeze(2) - rounds.to_come[seats]
            values = critic(looks, rounds.beside(rounds.others, seats))
            value_loss = (values - rounds.returns[seats]).square().mean()
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
def judge(policy, rival, flat, players, count, device, greedy=True, ours=None, limited=False):
    """Share of wins and heads of the policy on `ours` (half) of the seats against one kind of rival."""
    number = torch.full((count,), players, device=device)
    tables = Tables(number, torch.where(torch.tensor(limited, device=device), 10 * number + 4, 104))
    # Random seats: no kind sits better than the other.
    order = torch.rand(count, SEATS, device=device).masked_fill(~tables.sits(), 2.0).argsort(1).argsort(1)
    kind = torch.where(order < (ours or players // 2), LEARNER, rival).masked_fill(~tables.sits(), -1)
    pool = Pool(flat, policy, 1000)
    table, seat = (kind == LEARNER).nonzero(as_tuple=True)
    for _ in range(HAND):
        choice = torch.zeros_like(kind)
        choice[table, seat] = pick(logits_of(policy, tables, table, seat), greedy)
        pool.choose(tables, kind, choice)
        tables.play(choice)
    share = (tables.win_share() * (kind == LEARNER)).sum(1)
    return {
        "wins": round(share.mean().item(), 4),
        "error": round(1.96 * share.std().item() / math.sqrt(count), 4),
        "heads": round(tables.heads[kind == LEARNER].float().mean().item(), 2),
        "rival": round(tables.heads[kind == rival].float().mean().item(), 2),
    }


def judge_all(policy, flat, count, device, full=False):
    report = {
        "2v2": judge(policy, FLAT, flat, 4, count, device),
        "1v1": judge(policy, FLAT, flat, 2, count, device),
        "5v5": judge(policy, FLAT, flat, 10, count // 4, device),
        "random": judge(policy, RANDOM, flat, 4, count, device, ours=1),
    }
    if full:
        report["2v2 drawn"] = judge(policy, FLAT, flat, 4, count, device, greedy=False)
        report["1v1 drawn"] = judge(policy, FLAT, flat, 2, count, device, greedy=False)
        report["5v5 drawn"] = judge(policy, FLAT, flat, 10, count // 4, device, greedy=False)
        report["2v2 limited"] = judge(policy, FLAT, flat, 4, count, device, limited=True)
        report["1v3"] = judge(policy, FLAT, flat, 4, count, device, ours=1)
        report["3v1"] = judge(policy, FLAT, flat, 4, count, device, ours=3)
        report["3v3"] = judge(policy, FLAT, flat, 6, count // 2, device)
    return report


def main():
    options = settings()
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
    iteration, judged, samples = 0, 0.0, 0
    while (elapsed := time.time() - start) < budget:
        done = elapsed / budget
        rate = options.rate * min(1.0, (iteration + 1) / 20) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        began = time.time()
        rounds = Rounds(policy, critic, pool, options, options.margin * (1 + done), device)
        played = time.time()
        figures = learn(policy, critic, optimizer, rounds, options, options.entropy * (1 - 0.95 * done))
        samples += HAND * len(rounds.table)
        iteration += 1
        with torch.no_grad():
            keep = min(0.98, iteration / (iteration + 10))
            for mean, now in zip(average.parameters(), policy.parameters()):
                mean.lerp_(now, 1 - keep)
        if iteration % 10 == 0 and (len(pool.past) < 40 or iteration % 50 == 0):
            pool.past.append(frozen(policy))
            del pool.past[: max(0, len(pool.past) - 60)]
        if iteration <= 5 or iteration % 20 == 0:
            entropy, clipped, guess, value_loss = figures.tolist()
            print(
                f"{elapsed:6.1f}s it {iteration} samples {samples / 1e6:.1f}M play {played - began:.2f}s"
                f" learn {time.time() - played:.2f}s entropy {entropy:.3f} clipped {clipped:.3f}"
                f" explained {rounds.explained:.3f} value {value_loss:.4f} margins {guess:.3f}",
                flush=True,
            )
        if time.time() - start - judged > options.judge_every:
            judged = time.time() - start
            print(f"{judged:6.1f}s", json.dumps(judge_all(average, flat, options.judge_tables, device)), flush=True)
            save(average, options.out)
    save(average, options.out)
    torch.save({"policy": policy.state_dict(), "critic": critic.state_dict()}, options.out / "checkpoint.pt")
    print("last   ", json.dumps(judge_all(policy, flat, 2 * options.judge_tables, device)), flush=True)
    average.round_weights()
    report = judge_all(average, flat, 2 * options.judge_tables, device, full=True)
    print("average", json.dumps(report, indent=1), flush=True)
    (options.out / "report.json").write_text(json.dumps(report, indent=1))


def save(policy, folder):
    rounded = copy.deepcopy(policy)
    rounded.round_weights()
    rounded.write(folder / "take6.net")
    torch.save(rounded.state_dict(), folder / "policy.pt")


if __name__ == "__main__":
    main()
