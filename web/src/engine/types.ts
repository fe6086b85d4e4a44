// Results of the engine. Generated from the Rust types by `cargo xtask codegen`: do not edit.
import type { AnyEvent, Card, CardView, ChatLine, GameView, PendingDecision, Prompt, ScoreSheet, TableState } from '../protocol';

/** A deal in the record, and as computed from the seed. Either is empty if there is no such deal. */
export interface DealComparison {
  /** What was shuffled. */
  kind: DealKind;
  /** Number of deals of this kind earlier in the match. */
  nth: number;
  /** The cards in the record. */
  dealt: Card[];
  /** The cards that follow from the seed. */
  expected: Card[];
}

/** What is shuffled. */
export type DealKind =
  /** The number cards. */
  | "cards"
  /** The special cards of Beat the Buffalo. */
  | "specials"
  /** The zero cards of Bull Party. */
  | "letters"
  /** The discard of Bull Party, which becomes the new stock. */
  | "reshuffle";

/** What `compare_deals` found out about a record. */
export interface DealReport {
  /** The deals in order, up to the first step that is against the rules; none if the record has no seed. */
  deals: DealComparison[];
  /** Whether the written result is that of the replay; `false` also for a match that is not over. */
  result_matches: boolean;
  /** The first step that is against the rules, counted from 0. Steps after it were not compared. */
  rejected?: number;
}

/** What an event changed. */
export interface FollowedEvent {
  /** Lines of the log; none if the event needs no words. */
  lines: Line[];
  /** The view after the event. */
  view: GameView;
}

/** Changes of a table as a client with `updates=state` is sent them, and what each event changed. */
export interface FollowedUpdate {
  /** Number of the last change that is included. It grows with every stored change; an update that is only about presence or remaining time repeats it. */
  seq: number;
  /** `seq` of the message that this update follows. A client that has an older one has missed something and reconnects. */
  prev_seq: number;
  /** One entry for each event, in their order. */
  followed: FollowedEvent[];
  /** New chat messages. */
  chat?: ChatLine[];
  /** Events of the game in order, as you may see them. */
  events?: AnyEvent[];
  /** Seats that have to decide, and until when. */
  pending?: PendingDecision;
  /** The question you are asked; `null` if you are not asked any more. */
  prompt?: Prompt | null;
  /** The whole score sheet, if a round has ended or a match has begun. */
  score_sheet?: ScoreSheet;
  /** State of the table. */
  table?: TableState;
  /** The game after these events. If the phase of the table is `open`, there is no game any more. */
  view?: GameView;
}

/** Where a choice would put a card between the cards of a row. */
export interface InsertionForecast {
  /** The card that moves. */
  card: CardView;
  /** Number of cards of the row that are before it. */
  place: number;
  /** Heads that would be taken; omitted if nothing is taken. */
  takes?: number;
}

/** A line of the log. */
export interface Line {
  /** Id in the files under `locales/`. */
  id: string;
  /** Arguments by the name of the variable, without `$`. */
  args?: Record<string, unknown>;
  /** Whether the line belongs to the line before it, such as a score below a heading. Shown indented. */
  detail?: boolean;
}

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

/** A Weng-Lin rating, of a player or of a puzzle. */
export interface PuzzleRating {
  /** Estimated strength; 25 for a new player. */
  rating: number;
  /** Standard deviation of the estimate; 25/3 for a new player. */
  uncertainty: number;
}

/** A step of a record, with open cards. */
export interface ReplayedStep {
  /** Number of steps played so far. */
  step: number;
  /** Number of steps of the match. */
  steps: number;
  /** Events of that step as the viewer saw them; with viewer `all`, with all cards open. */
  events: AnyEvent[];
  /** The game after it as the viewer saw it; with viewer `all`, as a spectator saw it. */
  view: GameView;
  /** What each event of the step changed, as spectators saw it. */
  followed: FollowedEvent[];
  /** With viewer `all`: the view of each seat. Omitted otherwise. */
  seats?: GameView[];
}

/** The scores of a match after a step. */
export interface StepScores {
  /** Number of finished rounds; in a game with a single deal, of finished turns. */
  rounds: number;
  /** Scores by seat. In a cooperative game: of the team and of its opponent. */
  scores: number[];
}
