// What the statistics keep of a review: the numbers of one seat.
import type { GameKind, Seat } from '../protocol';
import type { Balance, Decision, Label, Review, Unit } from '../review/types';

export const LABELS = ['inaccurate', 'mistake', 'blunder'] as const satisfies Label[];

/** Numbers of choices by label, in the order of `LABELS`. */
export type LabelCounts = [number, number, number];

/** The labelled choices of a match that have the same main reason. */
export interface MistakeKind {
  /** Id of the message that explains most of the cost, such as `take6-reason-full`. */
  reason: string;
  labels: LabelCounts;
  /** Sum of the costs, in the unit of the game. */
  cost: number;
  /** The most expensive choice. */
  worst: { step: number; cost: number };
}

/** What a review says about one seat. */
export interface ReviewSummary {
  match: string;
  seat: Seat;
  /** Version of the module that made the review. */
  version: string;
  game: GameKind;
  /** Unit of costs and of `score`. */
  unit: Unit;
  lower_is_better: boolean;
  /** From 0 to 100; `null` if nothing was at stake. */
  accuracy: number | null;
  /** Sum of the stakes of all decisions: the weight of the accuracy. */
  stake: number;
  /** Number of decisions with more than one alternative. */
  decisions: number;
  labels: LabelCounts;
  /** Sum of the costs of all decisions. */
  cost: number;
  score: Balance;
  win: Balance;
  /** The most frequent kind first. */
  mistakes: MistakeKind[];
}

/** The summary of a seat; `null` if the review does not contain it. */
export function summarize(review: Review, of: { match: string; seat: Seat; version: string }): ReviewSummary | null {
  const own = review.seats.find(({ seat }) => seat === of.seat);
  if (!own) return null;
  const decisions = review.decisions.filter(({ seat }) => seat === of.seat);
  return {
    ...of,
    game: review.game,
    unit: review.unit,
    lower_is_better: review.lower_is_better,
    accuracy: own.accuracy,
    stake: decisions.reduce((sum, { stake }) => sum + stake, 0),
    decisions: own.decisions,
    labels: own.labels,
    cost: own.cost,
    score: own.score,
    win: own.win,
    mistakes: mistakeKinds(decisions),
  };
}

function mistakeKinds(decisions: Decision[]): MistakeKind[] {
  const kinds = new Map<string, MistakeKind>();
  for (const { step, cost, label, reasons } of decisions) {
    const reason = reasons[0]?.id;
    if (!label || !reason) continue;
    const kind = kinds.get(reason) ?? { reason, labels: [0, 0, 0], cost: 0, worst: { step, cost: -Infinity } };
    kind.labels[LABELS.indexOf(label)]! += 1;
    kind.cost += cost.mean;
    if (cost.mean > kind.worst.cost) kind.worst = { step, cost: cost.mean };
    kinds.set(reason, kind);
  }
  return [...kinds.values()].sort((one, other) => countOf(other.labels) - countOf(one.labels) || other.cost - one.cost);
}

export function countOf(labels: LabelCounts): number {
  return labels[0] + labels[1] + labels[2];
}
