// Results of the engine. Generated from the Rust types by `cargo xtask codegen`: do not edit.
import type { GameKind, Seat } from '../protocol';

/** An evaluated choice. */
export interface Alternative {
  /** The choice as words of the record. */
  choice: string;
  /** Mean result over the worlds. */
  value: Value;
  /** Cost compared with the best alternative. Negative if only the learned prior of the game prefers the best one. */
  cost: Estimate;
  /** Difference of the chance to win the match to the best alternative. */
  win_cost: Estimate;
  /** Number of worlds in which it was evaluated. */
  worlds: number;
}

/** A result as the sum of its parts: `result = expected + deal + skill + others + luck`. */
export interface Balance {
  /** What happened; in an unfinished match, the expectation at its last step. */
  result: number;
  /** Expectation before the first deal, with the reference player on all seats. */
  expected: number;
  /** Luck of the deals: what the dealt cards changed. */
  deal: number;
  /** What the choices of the seat changed, compared with the reference player. */
  skill: number;
  /** What the choices of the other seats changed of this result, compared with the reference player: a single choice on average from what its seat knew, simultaneous choices together. */
  others: number;
  /** Luck after the deals: everything else, such as the cards that others held and drawn cards. */
  luck: number;
}

/** The chance of each seat to win at one moment. */
export interface CurvePoint {
  /** The moment before this step of the record; for the last point, the number of steps. */
  step: number;
  /** Number of the round, from 0. */
  round: number;
  /** Chance by seat, from 0 to 1. */
  win: number[];
}

/** One decision of a seat. */
export interface Decision {
  /** Number of the step in the record, from 0. */
  step: number;
  /** Number of the round, from 0. */
  round: number;
  /** The seat that decided. */
  seat: Seat;
  /** The choice that was made, as words of the record. */
  chosen: string;
  /** Every evaluated choice, best first. The first one is the best. */
  alternatives: Alternative[];
  /** Cost of the choice: `best − chosen`, 0 if the choice was the best. */
  cost: Estimate;
  /** What the choice cost of the chance to win the match. */
  win_cost: Estimate;
  /** How bad the choice was; `None` if it was fine, or if the cost is not clear. */
  label: Label | null;
  /** Why the best alternative is better, at most two. Empty without a label. */
  reasons: Message[];
  /** Value of the position for the reference player. */
  reference: Value;
  /** Value of the choice. */
  value: Value;
  /** Mean cost of all alternatives: how much was at stake. 0 if the decision does not count for the accuracy: of decisions that the seat put off one after another, such as passes, only the one with the most at stake counts. */
  stake: number;
  /** Change of the value after this decision until the next one of the seat: others' choices and cards. */
  luck: Value;
  /** Number of worlds in which the choice was evaluated. */
  worlds: number;
}

/** A mean of paired differences with its standard error. */
export interface Estimate {
  /** Mean difference over the worlds in which both choices were evaluated. */
  mean: number;
  /** Standard error of the mean. */
  error: number;
}

/** What the alternatives of a decision are worth, before it is made. */
export interface Hint {
  /** Unit of all scores and costs. */
  unit: Unit;
  /** Every evaluated choice, best first. Empty if there is only one. */
  alternatives: Alternative[];
  /** The choice that the best one is compared with: the player's, or else the best of those that are noticeably worse than the best one. `None` if there is none. */
  compared: string | null;
  /** How bad that choice is; `None` if it is fine, or if its cost is not clear. */
  label: Label | null;
  /** Why the best alternative is better, at most two. Empty without a label. */
  reasons: Message[];
}

/** A moment worth looking at. */
export interface KeyMoment {
  /** Number of the step in the record, from 0. */
  step: number;
  /** The seat it concerns. */
  seat: Seat;
  /** What makes it a key moment. */
  kind: KeyMomentKind;
  /** Cost or luck in `Review::unit`; change of the chance to win of a turning point. Positive is good for the seat. */
  amount: number;
}

/** What makes a moment a key moment. */
export type KeyMomentKind =
  /** One of the largest costs. */
  | "cost"
  /** One of the largest surprises. */
  | "luck"
  /** One of the largest changes of the chance to win. */
  | "turning_point";

/** How bad a choice was. */
export type Label =
  /** Noticeably worse than the best. */
  | "inaccurate"
  /** Clearly worse than the best. */
  | "mistake"
  /** Much worse than the best. */
  | "blunder";

/** How the items of a list are joined. */
export type ListStyle =
  /** `1, 2 and 3` */
  | "and"
  /** `1, 2, 3` */
  | "commas"
  /** `1 2 3` */
  | "spaces";

/** The id of a text and its arguments. As JSON: `{"id": "table-placed", "args": {"card": 30, "row": 2, "who": {"player": {"seat": 0}}}}`. */
export interface Message {
  /** Id in the files under `locales/`. */
  id: string;
  /** Arguments by the name of the variable, without `$`. */
  args?: Record<string, unknown>;
}

/** The value of a variable. */
export type MessageArg =
  /** A number. It also selects the plural form. */
  | number
  /** Text that is not translated. */
  | string
  /** A player. Sets the variable to the name, and `$actor` to `you`, `other` or the name of a character. */
  | {
      /** A player, by seat or as a character of the game. */
      player: MessagePlayer;
    }
  /** Another message, formatted in place. */
  | Message
  /** A number with one decimal, written with the decimal mark of the language. */
  | {
      /** The number in tenths. */
      tenths: number;
    }
  /** Several values, joined by the rules of the language. */
  | {
      /** In the order shown. */
      list: MessageArg[];
      /** How they are joined. */
      style: ListStyle;
    };

/** Someone a text is about. */
export type MessagePlayer =
  /** A seat, from 0. */
  | {
      seat: number;
    }
  /** A figure of the game without a seat, such as `buffalo`. Its name is the message `<character>-name`. */
  | {
      character: string;
    };

/** Probabilities of ways to play, each named after a bot that plays so. They add up to 1. The declared level of a bot has no influence, nor have cards that were not played. */
export interface PlayStyles {
  /** Number of choices that the estimate is based on: cards played, at most the last 200. */
  choices: number;
  /** Like the bot `random`: any card. */
  random: number;
  /** Like `gentle`: by a heuristic, with mistakes. */
  gentle: number;
  /** Like `simple`: by a heuristic. */
  simple: number;
  /** Like `flat`: by simulations with random play. */
  flat: number;
  /** Like `net`: by the network, and like strong players in general. */
  net: number;
  /** The sentence about the style. Omitted unless one style is clearly the most probable, where `flat` and `net` count as one: it has at least 95 % after at least 30 choices. */
  message?: Message;
}

/** A position in which one choice is clearly the best. */
export interface Puzzle {
  /** Number of steps of the record before the position. */
  step: number;
  /** The seat to play. */
  seat: Seat;
  /** The choice of the bot `simple`, which is not the best. */
  simple: string;
  /** All legal choices, best first. */
  alternatives: PuzzleAlternative[];
  /** Number of worlds in which every choice was evaluated. */
  worlds: number;
  /** Weng-Lin rating of the puzzle, on the scale of the bots of the game. */
  rating: number;
  /** Standard deviation of the rating. */
  uncertainty: number;
}

/** A choice with its value. */
export interface PuzzleAlternative {
  /** The choice as words of the record. */
  choice: string;
  /** Mean result of the round, in the unit of the game. */
  score: number;
  /** Chance to win, from 0 to 1. */
  win: number;
  /** Cost compared with the best choice, in the unit of the game. */
  cost: number;
  /** Standard error of the cost. */
  error: number;
  /** How bad the choice is; omitted for the best one. */
  label?: Label;
  /** Why the best choice is better, at most two; omitted for the best one. */
  reasons?: Message[];
}

/** Puzzles of one game. */
export interface PuzzleFile {
  /** Always `rodeo-puzzles`. */
  format: string;
  /** Version of the format: 1. */
  version: number;
  /** The game of all puzzles. */
  game: GameKind;
  /** Seed of the matches. */
  seed: number;
  /** The matches that have puzzles, in the order in which they were played. */
  matches: PuzzleMatch[];
}

/** A match and its puzzles. */
export interface PuzzleMatch {
  /** Number of the match among those of the seed, from 0. */
  number: number;
  /** The record up to its last puzzle, in the text form. */
  record: string;
  /** The puzzles in the order of the record. */
  puzzles: Puzzle[];
}

/** The review of a match. */
export interface Review {
  /** Which game was played. */
  game: GameKind;
  /** Unit of all scores and costs. */
  unit: Unit;
  /** Whether a lower score is better. */
  lower_is_better: boolean;
  /** Seed of the sampled worlds. The same record, options and seed give the same review. */
  seed: number;
  /** Whether the match was played to its end. */
  finished: boolean;
  /** Number of reviewed steps of the record. */
  steps: number;
  /** One entry for each reviewed seat, in ascending order of seats. */
  seats: SeatReview[];
  /** All decisions of the reviewed seats in the order of the record. */
  decisions: Decision[];
  /** The chance of each seat to win the match, from what spectators saw: before each step with choices, and at the end. */
  curve: CurvePoint[];
  /** The moments worth looking at first, in the order of the record. */
  key_moments: KeyMoment[];
}

/** What to review, and how thoroughly. The default is a whole review of all seats. */
export interface ReviewRequest {
  /** Seats to review; `null` for all. */
  seats: Seat[];
  /** Worlds in which every alternative is evaluated; `null` for the default of the game. */
  worlds: number | null;
  /** Seed of the sampled worlds. */
  seed: number;
}

/** A reviewed decision, with what else is known by then. */
export interface ReviewedDecision {
  /** Number of choices reviewed so far, including this one. */
  done: number;
  /** Number of choices to review. */
  all: number;
  /** The decision. Its luck is not known yet. */
  decision: Decision;
  /** Points of the curve since the last decision. */
  curve: CurvePoint[];
}

/** What a review says about one seat. */
export interface SeatReview {
  /** The seat, from 0. */
  seat: Seat;
  /** Share of what was at stake that the choices kept, from 0 to 100. `None` if nothing was at stake. */
  accuracy: number | null;
  /** Number of decisions with more than one alternative. */
  decisions: number;
  /** Number of decisions by label, in the order of `Label::ALL`. */
  labels: [number, number, number];
  /** Sum of the costs of all decisions, in `Review::unit`. */
  cost: number;
  /** The result in `Review::unit`, split into luck and skill. */
  score: Balance;
  /** The share of the win, split into luck and skill. */
  win: Balance;
  /** How the seat plays, judged by its choices in the whole match. Omitted in games without a model of styles, which only Take 6 has, and there with fan cards and with a draft. */
  styles?: PlayStyles;
}

/** The unit in which choices of a game are valued. */
export type Unit =
  /** Bull heads of the round. */
  | "heads"
  /** Points of the round. */
  | "points"
  /** The team's chance to win, from 0 to 1, in games against an opponent of the game. */
  | "win_chance";

/** An expected result of a seat. */
export interface Value {
  /** Result of the round in `Review::unit`. */
  score: number;
  /** Chance to win the match, from 0 to 1. */
  win: number;
}
