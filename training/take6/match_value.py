"""Chance of every seat to win a match from the scores between two rounds. Used in training only."""

import torch
from torch import nn

from tables import SEATS


class MatchValue(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(7, 64), nn.ReLU(), nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 1))

    def logits(self, scores, players, limit):
        occupied = torch.arange(SEATS, device=players.device) < players[:, None]
        scores = scores.float()
        high = scores.masked_fill(~occupied, 0).max(1, keepdim=True).values.expand_as(scores)
        low = scores.masked_fill(~occupied, 999).min(1, keepdim=True).values.expand_as(scores)
        mean = scores.masked_fill(~occupied, 0).sum(1, keepdim=True) / players[:, None]
        limit = limit[:, None].expand_as(scores).float()
        inputs = [
            (scores - low) / 20, (scores - mean) / 20, (high - scores) / 20, (limit - high) / 30, (limit - low) / 30,
            limit / 100, players[:, None].expand_as(scores) / 10,
        ]
        return self.body(torch.stack(inputs, 2)).squeeze(2).masked_fill(~occupied, -1e9)

    def forward(self, scores, players, limit):
        """[tables, 10]"""
        return self.logits(scores, players, limit).softmax(1)
