"""Trains the networks for Take 6: the policy, and the model that tells from the cards who is playing.

    python3 train.py --minutes 8 --out weights
"""

import argparse
import copy
import json
import math
import pathlib
import time

import torch

import matches as refs
import opponents
from features import Features
from match_value import MatchValue
from matches import Matches
from net import MARGIN_UNIT, Critic, FeatureBatch, Policy, others_of
from play_model import PlayModel, public_features
from row_choice import best_rows
from tables import HAND, SEATS, Tables, cheapest

#: Kinds of players. Only moves of the learner are used for learning.
LEARNER, OLD, OLDER, FLAT, SIMPLE, CARELESS, RANDOM, SEARCH = range(8)
KINDS = 8
#: The reference player of each kind.
REFERENCE_OF = [refs.NET, refs.NET, refs.NET, refs.FLAT, refs.SIMPLE, refs.CARELESS, refs.RANDOM, refs.NET]
#: Share of each kind but the learner among opponents. Without imitations of a search, earlier versions take its place.
OPPONENTS = [0.14, 0.08, 0.36, 0.12, 0.06, 0.08, 0.16]
#: An imitation of a search plays its logits times this, because a search seldom plays a card that it finds worse.
SHARPNESS = 2.0


def decay(done):
    """Learning rate, as a share of the highest, when this share of the schedule is done."""
    return 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done))


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--tables", type=int, default=36_000)
    parser.add_argument("--players", type=float, nargs=9, default=[30, 13, 32, 6, 6, 2, 2, 2, 7],
                        help="weights of tables with 2, 3 ... 10 players")
    parser.add_argument("--opponents", type=float, nargs=KINDS - 1, default=OPPONENTS,
                        help="weights of opponents: recent version, any version, flat, simple, careless, random, imitation")
    parser.add_argument("--mixed", type=float, default=0.65, help="share of tables with opponents")
    parser.add_argument("--declared", type=float, default=0.4, help="share of tables at which the kinds are public")
    parser.add_argument("--matches", type=float, default=0.5, help="share of matches among the tables; the others play single rounds")
    parser.add_argument("--batches", type=int, default=10, help="minibatches per iteration")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--margin", type=float, default=30.0, help="heads that are worth a win at the start; twice as many at the end")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of the generalized advantage estimation")
    parser.add_argument("--worlds", type=int, default=96, help="worlds per decision of flat Monte Carlo as an opponent")
    parser.add_argument("--eval-tables", type=int, default=20_000, help="tables per contest; 0: no evaluation")
    parser.add_argument("--eval-every", type=float, default=120, help="seconds between evaluations and checkpoints")
    parser.add_argument("--begin", type=float, default=0.0, help="share of the schedule that earlier runs have covered")
    parser.add_argument("--end", type=float, default=1.0, help="share of the schedule that this run reaches")
    parser.add_argument("--start", type=pathlib.Path, help="checkpoint to continue from, or the folder with the weights of the bots")
    parser.add_argument("--warm-up", type=int, default=0, help="iterations at the start in which the policy does not learn")
    parser.add_argument("--only-play-model", action="store_true", help="the policy does not learn, for a change of the opponents")
    parser.add_argument("--imitation", type=pathlib.Path, help="policy by `imitate.py`, as another opponent")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("weights"))
    return parser.parse_args()


def new_matches(count, options, device):
    """Tables of all sizes with kinds of players. A quarter of those with up to six players has the limited deck."""
    weights = torch.tensor(options.players, dtype=torch.float, device=device)
    players = torch.multinomial(weights, count, replacement=True) + 2
    limited = (torch.rand(count, device=device) < 0.25) & (players <= 6)
    deck = torch.where(limited, 10 * players + 4, 104)
    limits = torch.tensor([66, 66, 66, 33, 44, 100], device=device)[torch.randint(6, (count,), device=device)]
    limit = torch.where(torch.rand(count, device=device) < options.matches, limits, 0)
    kind = assign_kinds(players, options)
    declared = torch.rand(count, device=device) < options.declared
    reference = torch.tensor(REFERENCE_OF, device=device)[kind.clamp(min=0)]
    return Matches(players, deck, limit, reference, declared), kind


def assign_kinds(players, options):
    """Assigns kinds of players to seats. At a share `mixed` of the tables about half of the seats are opponents."""
    count, device = len(players), players.device
    mixed = torch.rand(count, 1, device=device) < options.mixed
    # From a lone learner to a lone opponent.
    other = torch.rand(count, SEATS, device=device) < 0.25 + 0.6 * torch.rand(count, 1, device=device)
    # At most mixed tables all opponents are of one kind, as in the evaluation.
    probabilities = torch.tensor([0.0, *options.opponents], device=device)
    if not options.imitation:
        probabilities[OLD] += probabilities[SEARCH]
        probabilities[SEARCH] = 0.0
    of_table = torch.multinomial(probabilities, count, replacement=True)[:, None].expand(count, SEATS)
    of_seat = torch.multinomial(probabilities, count * SEATS, replacement=True).view(count, SEATS)
    kind = torch.where(torch.rand(count, 1, device=device) < 0.7, of_table, of_seat)
    # Every table has a learner; otherwise a third of the mixed tables with two players would have none.
    learner = (torch.rand(count, device=device) * players).long()
    other = other & (torch.arange(SEATS, device=device) != learner[:, None])
    kind = torch.where(mixed & other, kind, LEARNER)
    return kind.masked_fill(torch.arange(SEATS, device=device) >= players[:, None], -1)


def sample(logits, greedy=False):
    """Samples by the softmax of the logits, or takes the best."""
    if greedy:
        return logits.argmax(1)
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-20, 1 - 1e-7)))
    return (logits + noise).argmax(1)


def logits_of(policy, tables, matches, table, seat):
    return policy(FeatureBatch.from_turns([Features(tables, matches, table, seat)]))[0]


class Pool:
    """The opponents of the learner."""

    def __init__(self, flat, policy, worlds, imitation=None):
        self.flat, self.worlds, self.imitation = flat, worlds, imitation
        self.past = [frozen(policy)]
        self.draw()

    def draw(self):
        """Selects two earlier versions as opponents: a recent one and any."""
        random_index = lambda: int(torch.randint(len(self.past), ()))
        self.old, self.older = self.past[max(random_index(), random_index())], self.past[random_index()]

    def choose(self, tables, matches, kind, choice):
        """Fills in the choices of all opponents."""
        for who in range(1, KINDS):
            table, seat = (kind == who).nonzero(as_tuple=True)
            if not len(table):
                continue
            if who == FLAT:
                chosen = self.flat(tables, table, seat, self.worlds)
            elif who in (OLD, OLDER):
                past = self.old if who == OLD else self.older
                chosen = sample(logits_of(past, tables, matches, table, seat))
            elif who == SEARCH:
                chosen = sample(SHARPNESS * logits_of(self.imitation, tables, matches, table, seat))
            elif who == RANDOM:
                chosen = opponents.random(tables, table, seat)
            else:
                heuristic = opponents.simple if who == SIMPLE else opponents.careless
                chosen = heuristic(tables, matches, table, seat)
            choice[table, seat] = chosen

    def choose_rows(self, learner, tables, matches, kind, waiting):
        """The rows to take: by the networks, by flat Monte Carlo, and the cheapest for all others."""
        row = cheapest(tables.row_heads[waiting.table])
        who = kind[waiting.table, waiting.seat]
        networks = {LEARNER: learner, OLD: self.old, OLDER: self.older, SEARCH: self.imitation}
        for choosing in (*networks, FLAT):
            which = (who == choosing).nonzero().squeeze(1)
            if not len(which):
                continue
            if choosing == FLAT:
                row[which] = self.flat.choose_rows(tables, waiting[which], self.worlds)
            else:
                row[which] = best_rows(networks[choosing], tables, matches, waiting[which])
        return row


def frozen(model):
    return copy.deepcopy(model).requires_grad_(False)


class Turns:
    """What everybody sees before each turn, and the cards that were played: data for the play model."""

    def __init__(self):
        self.features, self.unseen, self.cards = [], [], []

    def add(self, features, unseen, cards):
        self.features.append(features.half())
        self.unseen.append(unseen)
        self.cards.append(cards)

    def join(self, reference):
        self.features, self.unseen, self.cards = (torch.cat(list) for list in (self.features, self.unseen, self.cards))
        self.reference = reference.repeat(HAND, 1)


class Rollout:
    """One round at every table, with the data for learning from the ten turns of m learners."""

    @torch.no_grad()
    def __init__(self, models, matches, kind, pool, options, heads_per_win):
        policy, critic = models.policy, models.critic
        tables = Tables(matches.players, matches.deck)
        pool.draw()
        self.table, self.seat = (kind == LEARNER).nonzero(as_tuple=True)
        self.players = tables.players[self.table]
        self.is_match = matches.limit[self.table] > 0
        self.turns = Turns()
        batch, others, choices, log_probabilities, values, margins = [], [], [], [], [], [tables.margin()]
        for _ in range(HAND):
            features = compress(Features(tables, matches, self.table, self.seat))
            others.append(others_of(tables, kind, KINDS))
            turn = FeatureBatch.from_turns([features])
            logits = policy(turn)[0]
            chosen = sample(logits)
            choice = torch.zeros_like(kind)
            choice[self.table, self.seat] = chosen
            pool.choose(tables, matches, kind, choice)
            batch.append(features)
            choices.append(chosen)
            log_probabilities.append(logits.log_softmax(1).gather(1, chosen[:, None]).squeeze(1))
            values.append(critic(turn, self.opponents_of(others[-1][:, None])).squeeze(1))
            public, unseen = public_features(tables)
            cards = tables.play(choice, lambda waiting: pool.choose_rows(policy, tables, matches, kind, waiting))
            self.turns.add(public, unseen, cards)
            matches.observe(models.play(public, unseen), cards)
            margins.append(tables.margin())
        self.turns.join(matches.reference.masked_fill(kind < 0, -1))
        self.batch, self.others = FeatureBatch.from_turns(batch), torch.stack(others, 1)
        self.choices, self.log_probabilities = torch.stack(choices, 1), torch.stack(log_probabilities, 1)
        margins = torch.stack([margin[self.table, self.seat] for margin in margins], 1)
        self.to_come = (margins[:, -1:] - margins[:, :-1]) / MARGIN_UNIT
        rewards = margins.diff(dim=1) / heads_per_win
        before = models.match_value(matches.scores, matches.players, matches.limit)
        self.over = matches.finish_round(tables.heads)
        after = models.match_value(matches.scores, matches.players, matches.limit)
        after = torch.where(self.over[:, None], matches.win_share(), after)
        even = 1 / matches.players[:, None]
        gain = torch.where((matches.limit == 0)[:, None], after - even, 2 * (after - before))[self.table, self.seat]
        # A win counts more at larger tables; otherwise they would contribute little.
        rewards[:, -1] += gain * self.players.float().sqrt() / 2
        group = (self.players - 2) * 2 + self.is_match
        self.compute_advantages(rewards, torch.stack(values, 1), options.trace, group, 18)

    def compute_advantages(self, rewards, values, trace, group, groups):
        """Generalized advantage estimation, normalized per group of learners."""
        advantages = torch.zeros_like(rewards)
        ahead = torch.zeros_like(rewards[:, 0])
        for turn in reversed(range(HAND)):
            after = values[:, turn + 1] if turn + 1 < HAND else 0.0
            ahead = rewards[:, turn] + after - values[:, turn] + trace * ahead
            advantages[:, turn] = ahead
        self.returns = advantages + values
        to_come = rewards.flip(1).cumsum(1).flip(1)
        self.explained = 1 - (to_come - values).var() / to_come.var()
        group = group[:, None].expand_as(advantages).reshape(-1)
        count = torch.bincount(group, minlength=groups).clamp(min=1)
        mean = torch.bincount(group, advantages.reshape(-1), minlength=groups) / count
        centred = advantages - mean[group].view_as(advantages)
        spread = (torch.bincount(group, centred.square().reshape(-1), minlength=groups) / count).sqrt() + 1e-6
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


class Models:
    """All networks in training, with their optimizers."""

    def __init__(self, device, rate):
        self.policy, self.critic = Policy().to(device), Critic(KINDS).to(device)
        self.play, self.match_value = PlayModel().to(device), MatchValue().to(device)
        groups = [{"params": model.parameters()} for model in (self.policy, self.critic)]
        self.optimizer = torch.optim.Adam(groups, lr=rate, eps=1e-5)
        self.play_optimizer = torch.optim.Adam(self.play.parameters(), lr=1e-3)
        self.value_optimizer = torch.optim.Adam(self.match_value.parameters(), lr=1e-3)

    def start(self, path):
        """Continues from a checkpoint, or with the weights of the bots, whose critic and value of a match are not known."""
        if path.is_dir():
            self.policy.read(path / "take6.net")
            self.play.read(path / "take6-styles.net")
        else:
            self.load(torch.load(path, map_location=next(self.policy.parameters()).device))

    #: Saved in a checkpoint. The optimizers start again, with a short warm-up, so that a checkpoint stays small.
    NAMES = ("policy", "critic", "play", "match_value")

    def state(self):
        return {name: getattr(self, name).state_dict() for name in self.NAMES}

    def load(self, state):
        for name in self.NAMES:
            getattr(self, name).load_state_dict(state[name])


def learn(models, rollout, options, entropy_weight, only_critic=False):
    """PPO updates from one rollout. Returns mean entropy, clipped share, margin loss and value loss."""
    policy, critic = models.policy, models.critic
    count = len(rollout.table)
    figures = []
    for _ in range(options.epochs):
        for seats in torch.randperm(count, device=rollout.table.device).chunk(options.batches):
            batch = rollout.batch[seats]
            values = critic(batch, rollout.opponents_of(rollout.others, seats))
            value_loss = (values - rollout.returns[seats]).square().mean()
            if only_critic:
                step(models, value_loss)
                figures.append(torch.stack([torch.zeros_like(value_loss)] * 3 + [value_loss]).detach())
                continue
            logits, margins = policy(batch)
            chosen = rollout.choices[seats][:, :, None]
            logs = batch.hands(logits, -1e9).log_softmax(2)
            ratio = (logs.gather(2, chosen).squeeze(2) - rollout.log_probabilities[seats]).exp()
            advantage = rollout.advantages[seats]
            gain = torch.minimum(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
            entropy = -(logs.exp() * logs).sum(2).mean()
            miss = batch.hands(margins, 0.0).gather(2, chosen).squeeze(2) - rollout.to_come[seats]
            step(models, value_loss + 0.05 * miss.square().mean() - gain - entropy_weight * entropy)
            clipped = ((ratio.detach() - 1).abs() > 0.2).float().mean()
            figures.append(torch.stack([entropy.detach(), clipped, miss.detach().square().mean(), value_loss.detach()]))
    return torch.stack(figures).mean(0)


def step(models, loss):
    models.optimizer.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(models.policy.parameters(), 0.5)
    torch.nn.utils.clip_grad_norm_(models.critic.parameters(), 1.0)
    models.optimizer.step()


def learn_play(models, turns, batches=12):
    """Fits the play model to the cards of one rollout. Returns the mean log-probability of a card."""
    figures = []
    for rows in torch.randperm(len(turns.cards), device=turns.cards.device).chunk(batches):
        reference, cards = turns.reference[rows], turns.cards[rows]
        logs = models.play(turns.features[rows], turns.unseen[rows])
        own = logs.gather(1, reference.clamp(min=0)[:, :, None].expand(-1, -1, logs.shape[2]))
        loss = -own.gather(2, cards[:, :, None]).squeeze(2)[reference >= 0].mean()
        models.play_optimizer.zero_grad(set_to_none=True)
        loss.backward()
        models.play_optimizer.step()
        figures.append(loss.detach())
    return torch.stack(figures).mean()


class Finished:
    """Scores between rounds of finished matches, with the result: data for the value of a match."""

    def __init__(self):
        self.running, self.batch = [], []

    def add(self, models, matches, over):
        """Learns from matches that are over. Only the scores of the last rounds of a table are kept."""
        started = matches.limit > 0
        self.running.append((matches.scores.clone(), started & ~over))
        done = started & over
        share = matches.win_share()[done]
        inputs = [(scores[done], valid[done]) for scores, valid in self.running]
        self.running = [(scores, valid & ~over) for scores, valid in self.running[-12:]]
        for scores, valid in inputs:
            if valid.any():
                self.batch.append((scores[valid], matches.players[done][valid], matches.limit[done][valid], share[valid]))
        if sum(len(part[0]) for part in self.batch) < 4096:
            return None
        scores, players, limit, share = (torch.cat(parts) for parts in zip(*self.batch))
        self.batch = []
        for _ in range(4):
            loss = -(models.match_value.logits(scores, players, limit).log_softmax(1).clamp(min=-50) * share).sum(1).mean()
            models.value_optimizer.zero_grad(set_to_none=True)
            loss.backward()
            models.value_optimizer.step()
        return loss.item()


@torch.no_grad()
def evaluate(
    policy, play, rival, flat, players, count, device,
    imitation=None, ours=None, limited=False, declared=False, limit=0, rounds=1,
):
    """Share of wins, and heads of a round, of the policy on `ours` seats (default: half) against one kind of opponent.

    Returns the report, and the share of wins at each table.
    """
    number = torch.full((count,), players, device=device)
    occupied = torch.arange(SEATS, device=device) < number[:, None]
    order = torch.rand(count, SEATS, device=device).masked_fill(~occupied, 2.0).argsort(1).argsort(1)
    kind = torch.where(order < (ours or players // 2), LEARNER, rival).masked_fill(~occupied, -1)
    reference = torch.tensor(REFERENCE_OF, device=device)[kind.clamp(min=0)]
    deck = torch.where(torch.tensor(limited, device=device), 10 * number + 4, 104)
    full = torch.full_like(number, limit)
    matches = Matches(number, deck, full, reference, torch.full((count,), declared, device=device))
    pool = Pool(flat, policy, 1000, imitation)
    table, seat = (kind == LEARNER).nonzero(as_tuple=True)
    share = torch.zeros(count, device=device)
    heads, played, active = torch.zeros(2, device=device), 0, torch.ones(count, dtype=torch.bool, device=device)
    for _ in range(rounds):
        tables = Tables(number, deck)
        for _ in range(HAND):
            choice = torch.zeros_like(kind)
            choice[table, seat] = sample(logits_of(policy, tables, matches, table, seat), greedy=True)
            pool.choose(tables, matches, kind, choice)
            public, unseen = public_features(tables)
            cards = tables.play(choice, lambda waiting: pool.choose_rows(policy, tables, matches, kind, waiting))
            matches.observe(play(public, unseen), cards)
        over = matches.finish_round(tables.heads)
        heads += torch.stack([tables.heads[(kind == who) & active[:, None]].float().mean() for who in (LEARNER, rival)])
        played += 1
        ended = over & active
        share = torch.where(ended, (matches.win_share() * (kind == LEARNER)).sum(1), share)
        active = active & ~over
        if not active.any():
            break
    correct = matches.posterior[kind == rival].gather(1, reference[kind == rival][:, None]).mean()
    return {
        "wins": round(share[~active].mean().item(), 4),
        "error": round(1.96 * share.std().item() / math.sqrt(count), 4),
        "heads": round((heads[0] / played).item(), 2),
        "rival": round((heads[1] / played).item(), 2),
        "posterior": round(correct.item(), 3),
    }, share


#: Contests of the report: rival, players, divisor of the number of tables, options of `evaluate`. The first ones are also
#: evaluated during training.
CONTESTS = {
    "2v2 flat": (FLAT, 4, 1, {}),
    "2v2 flat, declared": (FLAT, 4, 1, {"declared": True}),
    "1v3 random, declared": (RANDOM, 4, 1, {"ours": 1, "declared": True}),
    "1v1 flat": (FLAT, 2, 1, {}),
    "2v2 search": (SEARCH, 4, 1, {}),
    "2v2 flat to 66": (FLAT, 4, 4, {"limit": 66, "rounds": 30}),
    "1v3 random": (RANDOM, 4, 1, {"ours": 1}),
    "1v3 random to 66": (RANDOM, 4, 4, {"ours": 1, "limit": 66, "rounds": 30}),
    "1v3 simple": (SIMPLE, 4, 1, {"ours": 1}),
    "1v3 simple, declared": (SIMPLE, 4, 1, {"ours": 1, "declared": True}),
    "1v3 careless": (CARELESS, 4, 1, {"ours": 1}),
    "1v3 flat": (FLAT, 4, 1, {"ours": 1}),
    "1v3 flat, declared": (FLAT, 4, 1, {"ours": 1, "declared": True}),
    "3v1 flat": (FLAT, 4, 1, {"ours": 3}),
    "2v2 flat, limited deck": (FLAT, 4, 1, {"limited": True}),
    "1v1 flat, declared": (FLAT, 2, 1, {"declared": True}),
    "5v5 flat": (FLAT, 10, 4, {}),
    "5v5 flat, declared": (FLAT, 10, 4, {"declared": True}),
    "3v3 flat": (FLAT, 6, 2, {}),
}


def evaluate_all(policy, play, flat, imitation, count, device, full=False):
    report = {}
    for name, (rival, players, divisor, options) in list(CONTESTS.items())[: None if full else 5]:
        if rival != SEARCH or imitation:
            report[name], _ = evaluate(policy, play, rival, flat, players, count // divisor, device, imitation, **options)
    return report


def main():
    options = parse_options()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(options.seed)
    options.out.mkdir(parents=True, exist_ok=True)
    models = Models(device, options.rate)
    if options.start:
        models.start(options.start)
    imitation = None
    if options.imitation:
        imitation = Policy().to(device).requires_grad_(False)
        imitation.load_state_dict(torch.load(options.imitation, map_location=device))
    average = frozen(models.policy)
    flat = opponents.Flat(device.type == "cuda")
    pool = Pool(flat, models.policy, options.worlds, imitation)
    matches, kind = new_matches(options.tables, options, device)
    finished = Finished()
    start = time.time()
    budget = 60 * options.minutes
    iteration, evaluated, samples, match_loss, figures = 0, 0.0, 0, None, torch.zeros(4)
    while (elapsed := time.time() - start) < budget:
        done = options.begin + (options.end - options.begin) * elapsed / budget
        learning = iteration >= options.warm_up
        ramp = min(1.0, (iteration + 1 - options.warm_up * learning) / 20)
        rate = options.rate * ramp * decay(done)
        models.play_optimizer.param_groups[0]["lr"] = (options.rate if options.only_play_model else 1e-3) * ramp * decay(done)
        of_policy, of_critic = models.optimizer.param_groups
        of_policy["lr"] = rate
        # A critic that is learned from the beginning needs the whole schedule.
        of_critic["lr"] = options.rate * ramp * decay(elapsed / budget) if options.warm_up else rate
        play_start = time.time()
        rollout = Rollout(models, matches, kind, pool, options, options.margin * (1 + done))
        played = time.time()
        if not options.only_play_model:
            figures = learn(models, rollout, options, options.entropy * (1 - 0.95 * done), not learning)
        card_loss = learn_play(models, rollout.turns)
        match_loss = finished.add(models, matches, rollout.over) or match_loss
        if (ended := rollout.over.nonzero().squeeze(1)).numel():
            new, new_kind = new_matches(len(ended), options, device)
            matches.replace(ended, new)
            kind[ended] = new_kind
        samples += HAND * len(rollout.table)
        iteration += 1
        with torch.no_grad():
            keep = min(0.98, iteration / (iteration + 10))
            for mean, now in zip(average.parameters(), models.policy.parameters()):
                mean.lerp_(now, 1 - keep)
        if learning and iteration % 10 == 0 and (len(pool.past) < 40 or iteration % 50 == 0):
            pool.past.append(frozen(models.policy))
            del pool.past[: max(0, len(pool.past) - 60)]
        if iteration <= 5 or iteration % 20 == 0:
            entropy, clipped, margin_loss, value_loss = figures.tolist()
            print(
                f"{elapsed:6.1f}s it {iteration} samples {samples / 1e6:.1f}M play {played - play_start:.2f}s"
                f" learn {time.time() - played:.2f}s entropy {entropy:.3f} clipped {clipped:.3f}"
                f" explained {rollout.explained:.3f} value {value_loss:.4f} margins {margin_loss:.3f}"
                f" cards {card_loss.item():.4f} match {match_loss}",
                flush=True,
            )
        if time.time() - start - evaluated > options.eval_every:
            evaluated = time.time() - start
            save(average, models, options.out)
            if options.eval_tables:
                report = evaluate_all(average, models.play, flat, imitation, options.eval_tables, device)
                print(f"{evaluated:6.1f}s", json.dumps(report), flush=True)
    save(average, models, options.out)
    if not options.eval_tables:
        return
    average.round_weights()
    report = evaluate_all(average, models.play, flat, imitation, 2 * options.eval_tables, device, full=True)
    print("average", json.dumps(report, indent=1), flush=True)
    (options.out / "report.json").write_text(json.dumps(report, indent=1))


def save(policy, models, folder):
    rounded = copy.deepcopy(policy)
    rounded.round_weights()
    rounded.write(folder / "take6.net")
    models.play.write(folder / "take6-players.net")
    torch.save({"policy": rounded.state_dict(), "play": models.play.state_dict()}, folder / "policy.pt")
    torch.save(models.state(), folder / "checkpoint.pt")


if __name__ == "__main__":
    main()
