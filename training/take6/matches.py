"""Matches around the rounds: who sits where, scores, and what the cards played so far tell about the players."""

import copy

import torch

from tables import SEATS

#: Reference players. The opponent model gives every seat a probability of each.
RANDOM, CARELESS, SIMPLE, FLAT, NET = range(5)
REFERENCES = 5
#: Prior of a player about whom nothing is known.
PRIOR = [0.08, 0.2, 0.22, 0.25, 0.25]
#: Prior probability of the declared kind of a bot; the others share the rest.
DECLARED = 0.96
#: Evidence that remains after each turn, so that the model follows players who change.
KEPT = 0.995
#: Share of the posterior that is spread evenly, so that no player is ever certain.
FLOOR = 0.02


class Matches:
    """Matches between two rounds, or during one.

    players, deck, limit  [tables]      limit 0: the match is a single round
    reference  [tables, 10]             the reference player that comes closest to the seat
    declared   [tables]                 whether the kinds of players are public, as those of bots at a table
    scores     [tables, 10]             heads of the rounds before
    posterior  [tables, 10, REFERENCES] probabilities of the reference players; zero for empty seats
    """

    def __init__(self, players, deck, limit, reference, declared):
        device = players.device
        self.players, self.deck, self.limit = players, deck, limit
        self.reference, self.declared = reference, declared
        self.scores = torch.zeros(len(players), SEATS, dtype=torch.long, device=device)
        self.occupied = torch.arange(SEATS, device=device) < players[:, None]
        known = torch.full((REFERENCES,), (1 - DECLARED) / (REFERENCES - 1), device=device).repeat(REFERENCES, 1)
        known.fill_diagonal_(DECLARED)
        unknown = torch.tensor(PRIOR, device=device)
        self.prior = torch.where(declared[:, None, None], known[reference.clamp(min=0)], unknown).log()
        self.evidence = torch.zeros_like(self.prior)
        self.update_posterior()

    def __getitem__(self, index):
        """What `Features` needs of the matches with these indices."""
        part = copy.copy(self)
        for name in ("players", "limit", "scores", "posterior"):
            setattr(part, name, getattr(self, name)[index])
        return part

    def observe(self, likelihood, cards):
        """Updates the posterior by one turn. likelihood: [tables, REFERENCES, 105] log-probability of each card."""
        index = cards[:, None, :].expand(-1, REFERENCES, -1)
        seen = likelihood.gather(2, index).transpose(1, 2)
        self.evidence = KEPT * self.evidence + seen
        self.evidence = self.evidence - self.evidence.max(2, keepdim=True).values
        self.update_posterior()

    def update_posterior(self):
        posterior = (self.prior + self.evidence).softmax(2) * (1 - FLOOR) + FLOOR / REFERENCES
        self.posterior = posterior * self.occupied[:, :, None]

    def finish_round(self, heads):
        """Adds the heads of a round. Returns [tables]: whether the match is over."""
        self.scores = self.scores + heads
        return (self.limit == 0) | (self.scores.max(1).values >= self.limit)

    def replace(self, over, new):
        """Replaces the matches that are over by new ones."""
        for name in ("players", "deck", "limit", "reference", "declared", "scores", "occupied", "prior", "evidence", "posterior"):
            old = getattr(self, name)
            old[over] = getattr(new, name)

    def win_share(self):
        """[tables, 10]: share of the win if the match ended now; tied winners share it."""
        scores = self.scores.masked_fill(~self.occupied, 99_999)
        best = scores == scores.min(dim=1, keepdim=True).values
        return best.float() / best.sum(dim=1, keepdim=True)
