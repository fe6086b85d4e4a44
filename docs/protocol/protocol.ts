// The protocol between server and clients. Generated from the Rust types by `cargo xtask codegen`: do not edit.
// docs/protocol.md explains how to use it.

/** Version of the protocol, sent in `welcome`. */
export const PROTOCOL = 1;

/** Maximum size of a client message in bytes. */
export const MAX_MESSAGE = 4096;

/** Level of house bots to offer first. */
export const DEFAULT_BOT_LEVEL = "simple";

/** Endpoints of the HTTP API; `{name}` is a path parameter. */
export const ENDPOINTS = {
  create_guest: { method: "POST", path: "/api/v1/guests" },
  recover_guest: { method: "POST", path: "/api/v1/recover" },
  create_bot: { method: "POST", path: "/api/v1/bots" },
  get_me: { method: "GET", path: "/api/v1/me" },
  rename_me: { method: "PATCH", path: "/api/v1/me" },
  create_recovery_code: { method: "POST", path: "/api/v1/me/recovery" },
  list_sessions: { method: "GET", path: "/api/v1/me/sessions" },
  create_token: { method: "POST", path: "/api/v1/me/tokens" },
  end_session: { method: "DELETE", path: "/api/v1/me/sessions/{id}" },
  end_other_sessions: { method: "DELETE", path: "/api/v1/me/sessions" },
  log_out: { method: "POST", path: "/api/v1/me/logout" },
  delete_me: { method: "DELETE", path: "/api/v1/me" },
  list_my_tables: { method: "GET", path: "/api/v1/me/tables" },
  list_my_matches: { method: "GET", path: "/api/v1/me/matches" },
  upload_match: { method: "POST", path: "/api/v1/me/matches" },
  list_games: { method: "GET", path: "/api/v1/games" },
  list_public_tables: { method: "GET", path: "/api/v1/tables" },
  open_table: { method: "POST", path: "/api/v1/tables" },
  get_table: { method: "GET", path: "/api/v1/tables/{id}" },
  get_table_picture: { method: "GET", path: "/api/v1/tables/{id}/picture" },
  join_table: { method: "POST", path: "/api/v1/tables/{id}/seats" },
  connect_to_table: { method: "GET", path: "/api/v1/tables/{id}/ws" },
  report_player: { method: "POST", path: "/api/v1/tables/{id}/reports" },
  get_table_by_code: { method: "GET", path: "/api/v1/codes/{code}" },
  get_match: { method: "GET", path: "/api/v1/matches/{id}" },
  get_match_picture: { method: "GET", path: "/api/v1/matches/{id}/picture" },
  get_record: { method: "GET", path: "/api/v1/matches/{id}/record" },
  get_replay_step: { method: "GET", path: "/api/v1/matches/{id}/steps/{step}" },
  get_player: { method: "GET", path: "/api/v1/players/{id}" },
  list_player_matches: { method: "GET", path: "/api/v1/players/{id}/matches" },
  list_ratings: { method: "GET", path: "/api/v1/ratings/{game}" },
  get_health: { method: "GET", path: "/api/v1/health" },
  get_openapi: { method: "GET", path: "/api/v1/openapi.json" },
} as const;

/** Facts of the games: unit of scores, whether the lowest score wins, whether the players are a team, whether matches are rated, and the pages in docs/rules/. */
export const GAME_FACTS = {
  take6: { score_unit: "heads", lowest_wins: true, cooperative: false, rated: true, rules_pages: ["take6", "fan-cards"] },
  buffalo: { score_unit: "heads", lowest_wins: true, cooperative: true, rated: false, rules_pages: ["buffalo"] },
  take_that: { score_unit: "points", lowest_wins: false, cooperative: false, rated: true, rules_pages: ["take-that"] },
  bull_party: { score_unit: "points", lowest_wins: false, cooperative: false, rated: true, rules_pages: ["bull-party"] },
} as const;

/** An event of any game. */
export type AnyEvent =
  /** Take 6 */
  | {
      take6: Take6Event;
    }
  /** Beat the Buffalo */
  | {
      buffalo: BuffaloEvent;
    }
  /** Take That */
  | {
      take_that: TakeThatEvent;
    }
  /** Bull Party */
  | {
      bull_party: BullPartyEvent;
    };

/** The rules of a match of any game: as JSON, the rules of the game with its name under `game`. */
export type AnyRules =
  /** Take 6 */
  | Take6Rules & {
      game: "take6";
    }
  /** Beat the Buffalo */
  | BuffaloRules & {
      game: "buffalo";
    }
  /** Take That */
  | TakeThatRules & {
      game: "take_that";
    }
  /** Bull Party */
  | BullPartyRules & {
      game: "bull_party";
    };

/** Direction of the next move of the Mountaineering marker. */
export type Arrow =
  /** Towards row 0. */
  | "up"
  /** Towards row 3. */
  | "down";

/** Why a row was taken by the card that becomes its start card. */
export type BuffaloCause =
  /** The row was full (rule take6 4.5). */
  | "full"
  /** The card fits no row and its owner chose this one (rule buffalo 3.3). */
  | "chosen"
  /** The card of the buffalo fits no row, and this is the row with the fewest heads (rules buffalo 3.4, 3.5). */
  | "cheapest";

/** An event of a match. */
export type BuffaloEvent =
  /** A seat was dealt its hand. Only that seat is shown the cards. */
  | {
      hand_dealt: {
        /** Owner of the hand. */
        seat: Seat;
        /** `None` if the viewer may not see them. */
        cards: CardSet | null;
      };
    }
  /** The buffalo was dealt its pile. Nobody is shown the cards. */
  | {
      stack_dealt: {
        /** Top card first; `None` for viewers. */
        stack: (Card | null)[];
      };
    }
  /** The start cards of the four rows were placed. */
  | {
      rows_laid: {
        /** Start cards of rows 1 to 4. */
        starts: [Card, Card, Card, Card];
      };
    }
  /** The special cards in play were placed as a face-down pile. Nobody is shown the cards. */
  | {
      specials_dealt: {
        /** Top card first; `None` for viewers. */
        stock: (Card | null)[];
      };
    }
  /** The top special card of the pile was turned face up. */
  | {
      turned: {
        /** Its number, 1–16. */
        card: Card;
        /** Kind of the special card. */
        special: Special;
      };
    }
  /** All picked cards were revealed together with the buffalo's. */
  | {
      revealed: {
        /** By seat; `None` for seats that do not exist. */
        cards: (Card | null)[];
        /** The buffalo's card. */
        buffalo: Card;
      };
    }
  /** All players passed: the next card is placed. */
  | "passed"
  /** A special card was used. Its effect follows as separate events. */
  | {
      used: {
        /** The seat that used it. */
        seat: Seat;
        /** The special card and its target. */
        what: SpecialUse;
      };
    }
  /** A Stop! was lifted and left the game. */
  | {
      lifted: {
        /** The seat that lifted it. */
        seat: Seat;
        /** The row that is no longer blocked. */
        row: RowId;
      };
    }
  /** A Take 7! was placed at a row. */
  | {
      take7_laid: {
        /** The row that now holds six cards. */
        row: RowId;
      };
    }
  /** A Stop! was placed at a row. */
  | {
      stop_laid: {
        /** The row that is now blocked. */
        row: RowId;
      };
    }
  /** The next card returned to the hand, and another card takes its place. */
  | {
      replaced: {
        /** Owner of both cards. */
        seat: Seat;
        /** The card that returned to the hand. */
        back: Card;
        /** The card that is placed instead. */
        card: Card;
      };
    }
  /** The next card was inserted into a row, before its last card. */
  | {
      inserted: {
        /** Owner of the card. */
        seat: Seat;
        /** The inserted card. */
        card: Card;
        /** The row it was inserted into. */
        row: RowId;
        /** Cards taken by the team, if the row was full. */
        took: BuffaloOverflow | null;
      };
    }
  /** A card moved from one row to another. */
  | {
      pushed: {
        /** The card that moved. */
        card: Card;
        /** The row it left. */
        from: RowId;
        /** The row it moved to. */
        row: RowId;
        /** Cards taken by the team, if that row was full. */
        took: BuffaloOverflow | null;
      };
    }
  /** A queued card moved to the front. */
  | {
      put_first: {
        /** The card that moved. */
        card: Card;
      };
    }
  /** A queued card moved to the back. */
  | {
      put_last: {
        /** The card that moved. */
        card: Card;
      };
    }
  /** All queued cards were put in a new order. */
  | {
      sorted: {
        /** The new order, next card first. */
        order: (Card | null)[];
      };
    }
  /** A card was placed at the end of a row or in an empty row. */
  | {
      placed: {
        /** Owner of the card. */
        owner: BuffaloOwner;
        /** The placed card. */
        card: Card;
        /** The row it was placed in. */
        row: RowId;
      };
    }
  /** A player's card fits no row: its owner must choose one. */
  | {
      no_row_fits: {
        /** Owner of the card. */
        seat: Seat;
        /** The card that fits no row. */
        card: Card;
      };
    }
  /** A row was taken, and the card became its start card. */
  | {
      took: {
        /** Owner of the card: a player of the team, or the buffalo. */
        owner: BuffaloOwner;
        /** The new start card of the row. */
        card: Card;
        /** The row that was taken. */
        row: RowId;
        /** Number of heads taken. */
        heads: number;
        /** Why the row was taken. */
        cause: BuffaloCause;
      };
    }
  /** All cards are placed, and the heads were counted. */
  | {
      scored: {
        /** The team's heads, doubled with 1 or 2 players (rule buffalo 9.3). */
        team: number;
        /** The buffalo's heads. */
        buffalo: number;
      };
    };

/** Cards taken by the team because a card was inserted or pushed into a full row (rule buffalo 5.22). */
export interface BuffaloOverflow {
  /** The last card, which becomes the start card. */
  stays: Card;
  /** Heads of all other cards. */
  heads: number;
}

/** Owner of a card. */
export type BuffaloOwner =
  /** Card of a player, by seat. */
  | {
      seat: Seat;
    }
  /** Card of the buffalo. */
  | "buffalo";

/** Phase of Beat the Buffalo. */
export type BuffaloPhase =
  /** Cards are being dealt. */
  | "deal"
  /** Every seat picks a card to play; a Stop! can be lifted. */
  | "pick"
  /** Before the next card is placed, every seat may use a special card, lift a Stop! or pass. */
  | "window"
  /** The card of the seat `to_play` fits no row: it chooses a row, and the team takes it. */
  | "take_row"
  /** The match is over. */
  | "over";

/** A revealed card that is not placed yet. */
export interface BuffaloQueuedCard {
  /** Side that played the card. */
  owner: BuffaloOwner;
  /** The card and what it counts. */
  card: CardView;
  /** The end of the queue to which First! or Last! has moved it. */
  fixed_at?: QueueEnd;
}

/** A row of Beat the Buffalo. */
export interface BuffaloRow {
  /** Its cards in order; empty if Push! has emptied it: the next card goes there. */
  cards: CardView[];
  /** Heads of all its cards. */
  heads: number;
  /** Number of cards that fill it: the next card takes them. */
  capacity: number;
  /** Whether Stop! blocks the row until it is lifted. */
  stop?: boolean;
  /** Whether Take 7! applies to the row. */
  take7?: boolean;
}

/** The rules of a match of Beat the Buffalo. */
export interface BuffaloRules {
  /** Number of players, 1–6. */
  players: number;
  /** How the team agrees on using a special card or lifting a Stop!. The game itself accepts every use; the caller that collects the choices counts the votes (rule buffalo 7.10). */
  decide: DecisionRule;
  /** Number of cards dealt to each player and to the buffalo, 1–10. */
  hand: number;
  /** The highest card, up to 104. */
  cards: number;
}

/** Public state of a seat in Beat the Buffalo. */
export interface BuffaloSeat {
  /** Number of cards in its hand. */
  hand: number;
  /** Cards that everyone knows to be in its hand, because Replace! sent them back. Omitted if there are none, and for your own seat. */
  known?: CardView[];
}

/** Beat the Buffalo as a viewer sees it. */
export interface BuffaloView {
  /** What the match is waiting for. */
  phase: BuffaloPhase;
  /** Number of the turn, from 1; 0 before the deal. */
  turn: number;
  /** Number of turns of the match. */
  turns: number;
  /** The four rows. */
  rows: BuffaloRow[];
  /** Heads that the team has taken. */
  team_heads: number;
  /** What these heads count in the end: double with one or two players. */
  team_score: number;
  /** Heads that the buffalo has taken. The team wins if its score is lower. */
  buffalo_heads: number;
  /** Number of cards in the buffalo's stack. */
  stack: number;
  /** The face-up special cards. */
  open_specials: Special[];
  /** Number of special cards still face down. */
  stock: number;
  /** Public state by seat. */
  seats: BuffaloSeat[];
  /** The revealed cards of this turn that are not placed yet, the next one first. */
  queue: BuffaloQueuedCard[];
  /** Your hand in ascending order. */
  hand: CardView[];
  /** Where each card of your hand would go, in the order of `hand`; `null` if it fits no row and you would have to choose one to take. */
  forecasts?: (PlacementForecast | null)[];
  /** Where the first of them goes if nobody acts. Omitted if the queue is empty, or if the card fits no row and its owner must choose one. */
  next_forecast?: PlacementForecast;
  /** Result of the match; omitted until it is over. */
  outcome?: Outcome;
  /** The number cards that everyone has seen; omitted unless the table shows them (`show_seen`). */
  seen?: CardSet;
  /** The seat that must choose, in the phase `take_row`. */
  to_play?: Seat;
  /** Your seat; omitted for a spectator. */
  you?: Seat;
}

/** Why this row. */
export type BullPartyCause =
  /** The seat chose it. */
  | "chosen"
  /** It was the only possible row (ruling bull-party R9). */
  | "only";

/** An event of a match. */
export type BullPartyEvent =
  /** Each seat was dealt a zero card. Only that seat is shown its letter. */
  | {
      letters_dealt: {
        /** By seat; `None` if the viewer may not see it. */
        letters: [Letter | null, Letter | null, Letter | null, Letter | null, Letter | null];
      };
    }
  /** A seat was dealt its number cards. Only that seat is shown the cards. */
  | {
      hand_dealt: {
        /** Owner of the hand. */
        seat: Seat;
        /** `None` if the viewer may not see them. */
        cards: CardSet | null;
      };
    }
  /** The draw pile was placed on the table. Nobody is shown its cards. */
  | {
      stock_laid: {
        /** The draw pile; viewers only know its size. */
        stock: Stock;
      };
    }
  /** A card of the draw pile was placed face up in the layout of a round. */
  | {
      laid_out: {
        /** The row it was added to. */
        row: RowId;
        /** The added card. */
        card: Card;
      };
    }
  /** All picked cards were revealed, with the letters of the zero cards. */
  | {
      shown: {
        /** By seat; `None` for seats that are out of the round. */
        picks: [BullPartyPick | null, BullPartyPick | null, BullPartyPick | null, BullPartyPick | null, BullPartyPick | null];
      };
    }
  /** A number card was discarded, and its owner took a row with its bull card. */
  | {
      took: {
        /** The seat that takes the row. */
        seat: Seat;
        /** The discarded card. */
        card: Card;
        /** The row that was taken. */
        row: RowId;
        /** Why this row. */
        cause: BullPartyCause;
      };
    }
  /** The top card of the draw pile was turned face up for a zero card. */
  | {
      turned: {
        /** Owner of the zero card. */
        seat: Seat;
        /** The turned card. */
        card: Card;
      };
    }
  /** The turned card was added to a row. */
  | {
      added: {
        /** Owner of the zero card. */
        seat: Seat;
        /** The added card. */
        card: Card;
        /** The row it was added to. */
        row: RowId;
        /** Why this row. */
        cause: BullPartyCause;
      };
    }
  /** A row got its fifth number card and the top bull card. */
  | {
      bull_came: {
        /** The full row. */
        row: RowId;
        /** Heads on the bull card. */
        heads: number;
      };
    }
  /** A zero card had no effect: every remaining row is full or no card is left to draw. */
  | {
      no_effect: {
        /** Owner of the zero card. */
        seat: Seat;
      };
    }
  /** The discard pile was shuffled into a new draw pile. Everyone knows which cards it has, nobody their order. */
  | {
      reshuffled: {
        /** The new draw pile. */
        stock: Stock;
      };
    }
  /** A seat laid cards on its piles. */
  | {
      laid: {
        /** Owner of the piles. */
        seat: Seat;
        /** The cards with their piles. */
        laying: Laying;
      };
    }
  /** All seats have laid, and another round begins. */
  | "round_over"
  /** All seats have laid after the last round: the match is over. */
  | {
      scored: {
        /** Final scores by seat. */
        scores: [number, number, number, number, number];
      };
    };

/** Phase of Bull Party. */
export type BullPartyPhase =
  /** Cards are being dealt, or the discard shuffled. */
  | "deal"
  /** Every seat still in the round picks a number card or its zero card. */
  | "pick"
  /** The seat `to_play` takes a row for its number card. */
  | "take_row"
  /** The seat `to_play` adds the turned card to a row. */
  | "add_to"
  /** Every seat lays cards on its piles. */
  | "lay"
  /** The match is over. */
  | "over";

/** A picked card. The order of picks is the order of resolution: numbers from the lowest to the highest, then zeros by letter (rules bull-party 4.3, 4.4). */
export type BullPartyPick =
  /** A number card. */
  | {
      number: Card;
    }
  /** The zero card with this letter. */
  | {
      zero: Letter;
    };

/** A revealed card that is not resolved yet: a number card or a zero card. */
export interface BullPartyQueuedCard {
  /** Seat that played the card. */
  seat: Seat;
  /** The number card, if it is one. */
  card?: CardView;
  /** Letter of the zero card, if it is one. */
  zero?: Letter;
}

/** A row of Bull Party. */
export interface BullPartyRow {
  /** Its number cards in order; empty if the row was taken. */
  cards: CardView[];
  /** Heads of these cards. */
  heads: number;
  /** Heads of the bull card in this row; omitted if there is none. */
  bull?: number;
  /** Whether the row is full: no card can be added. */
  full?: boolean;
}

/** The rules of a match of Bull Party. */
export interface BullPartyRules {
  /** Number of players, 2–5. */
  players: number;
  /** The highest number card, up to 100. */
  numbers: number;
  /** Number of number cards dealt to each player and kept after each round, 1–7. */
  hand: number;
  /** Number of number cards that leave the game unseen. */
  out: number;
  /** The bull cards from top to bottom. */
  bulls?: Bulls;
  /** The heads of the number cards. */
  heads?: Heads;
}

/** Public state of a seat in Bull Party. */
export interface BullPartySeat {
  /** Score if the match ended now. */
  score: number;
  /** Heads on its bull cards. */
  bulls: number;
  /** Number of number cards in its hand. */
  hand: number;
  /** Its piles, the oldest first. */
  piles: Pile[];
  /** Whether it is still in the round. */
  in_round?: boolean;
  /** Number cards that everyone knows to be in its hand, because it took them with a row. Omitted if there are none, and for your own seat. */
  known?: CardView[];
  /** Letter of its zero card, if you know it. */
  letter?: Letter;
  /** Number of cards it must lay now, in the phase `lay`. */
  to_lay?: number;
}

/** Bull Party as a viewer sees it. */
export interface BullPartyView {
  /** What the match is waiting for. */
  phase: BullPartyPhase;
  /** Number of the round, from 1; after the match, the number of rounds played. */
  round: number;
  /** The rows, one for each player. */
  rows: BullPartyRow[];
  /** Number of cards in the draw pile. */
  stock: number;
  /** Number of cards in the discard. */
  discard: number;
  /** Public state by seat. */
  seats: BullPartySeat[];
  /** The revealed cards of this turn that are not resolved yet, the next one first. */
  queue: BullPartyQueuedCard[];
  /** Your number cards in ascending order. Your zero card is the `letter` of your seat. */
  hand: CardView[];
  /** Whether this is the last round, because the deck has run out. */
  last_round?: boolean;
  /** Heads of the next bull card; omitted if none is left. */
  next_bull?: number;
  /** Result of the match; omitted until it is over. */
  outcome?: Outcome;
  /** The number cards that everyone has seen; omitted unless the table shows them (`show_seen`). */
  seen?: CardSet;
  /** The seat that must choose, in the phases `take_row` and `add_to`. */
  to_play?: Seat;
  /** The card turned face up for the zero card of the seat `to_play`, which adds it to a row. */
  turned_card?: CardView;
  /** Your seat; omitted for a spectator. */
  you?: Seat;
}

/** The heads of the bull cards, from top to bottom. */
export type Bulls = number[];

/** A card, known by its number. */
export type Card = number;

/** Cards that have no order; written in ascending order. */
export type CardSet = Card[];

/** A card as `[number, heads]`. */
export type CardView = [Card, number];

/** Changes since the previous message, for a connection with `updates=events`. This most frequent message is the only one without `type`. The decision that the game waits for is described completely in every message: `waiting`, `passed`, `proposals`, `away`, `stand_in`, `left_ms` and `nudged` have their default if they are omitted. The other omitted fields have not changed. View, score sheet, number of the question, seats that are asked and possible words follow from the events. */
export interface Changes {
  /** Number of the last change that is included. */
  seq: number;
  /** Your own answer; `null` if you have none any more. An event removes it, unless the same message has another. */
  answer?: string | null;
  /** Seats whose players are not connected; default: none. */
  away?: SeatSet;
  /** New chat messages. */
  chat?: ChatLine[];
  /** Events of the game in order, as you may see them, under the name of the game. The fields of an event are a list in their order, without the `null`, `false` and `0` at the end of a list with a fixed length. */
  events?: CompactEvents;
  /** Milliseconds until a bot answers for the seats that have not; default: no time limit runs. */
  left_ms?: number;
  /** With the start of a match at a table without a clock: milliseconds after a question until a slow seat may be nudged. */
  nudge_after_ms?: number;
  /** Seats that were nudged: `left_ms` applies only to them; default: none. */
  nudged?: SeatSet;
  /** Seats that pass for the rest of the turn; default: none. */
  passed?: SeatSet;
  /** Only in the first message of a resumed connection: the number that the client gave as `have`. All other messages follow the one before them. */
  prev_seq?: number;
  /** Proposals, if the players decide together; default: none. */
  proposals?: Proposal[];
  /** Seats for which a stand-in bot plays until their players return; default: none. */
  stand_in?: SeatSet;
  /** Changed parts of the state of the table. */
  table?: TableChanges;
  /** Seats that have not answered yet; default: all seats that are asked. */
  waiting?: SeatSet;
}

/** A chat message. */
export interface ChatLine {
  /** Number of the change that added it. */
  seq: number;
  /** Seat of the sender. */
  seat: Seat;
  /** Name of the sender at that time. */
  name: string;
  /** Text as the reader sees it. */
  text: string;
  /** Time in milliseconds since 1970; omitted for lines that an older version has stored. */
  at_ms?: number;
  /** Id of the sender; omitted for lines that an older version has stored. */
  guest?: GuestId;
}

/** A message from a client: one JSON object of at most `MAX_MESSAGE` bytes. Unknown fields are rejected. */
export type ClientMessage =
  /** Answers a question. Replaces an earlier answer to it. */
  | {
      type: "choose";
      /** Number of the question. */
      question: number;
      /** Words of the choice, separated by single spaces. */
      choice: string;
    }
  /** Withdraws the answer. */
  | {
      type: "withdraw";
      /** Number of the question. */
      question: number;
    }
  /** Supports the proposal of another seat. */
  | {
      type: "support";
      /** Number of the question. */
      question: number;
      /** The seat that proposed it. */
      seat: Seat;
    }
  /** Passes now and for the rest of the turn. */
  | {
      type: "pass_for_turn";
      /** Number of the question. */
      question: number;
    }
  /** Asks which words may follow the first words of a choice. */
  | {
      type: "next_words";
      /** Number of the question. */
      question: number;
      /** The words so far, separated by single spaces. */
      words: string;
    }
  /** Sends a chat message. Messages of spectators reach everyone as `spectator_chat`. */
  | {
      type: "chat";
      /** The text: 1 to 300 characters. */
      text: string;
    }
  /** Shows a quick reaction to everyone at the table. It is not stored. */
  | {
      type: "react";
      /** What everybody at the table sees for a few seconds. */
      reaction: Reaction;
    }
  /** Asks for the events of the match so far, as you may see them: for a log that begins with the match. */
  | {
      type: "history";
      /** Number of the last change to include: the `seq` of your snapshot. */
      until: number;
    }
  /** Takes a seat. */
  | {
      type: "sit";
      /** The seat; the first empty one if omitted. */
      seat?: Seat | null;
    }
  /** Gives up the seat. During a match a bot takes it over. */
  | {
      type: "leave";
    }
  /** Adds a random number of the client to the seed of the next match. */
  | {
      type: "nonce";
      /** 1 to 64 bytes as hexadecimal digits. */
      nonce: string;
    }
  /** Puts a house bot on an empty seat, or changes the level of a bot. Host only. */
  | {
      type: "add_bot";
      /** Level of the bot, as listed by `GET /api/v1/games`. */
      level: string;
      /** The seat; the first empty one if omitted. */
      seat?: Seat | null;
    }
  /** Removes the player or bot of a seat. During a match a bot replaces a person. Host only. */
  | {
      type: "remove";
      /** Seat, counted from 0. */
      seat: Seat;
    }
  /** Changes the settings of the table, before a match. Host only. */
  | {
      type: "change_settings";
      /** New values; omitted settings stay as they are. */
      settings: SettingsPatch;
    }
  /** Starts a match. Host only. */
  | {
      type: "start";
      /** Level of the house bots that fill the empty seats; without it, empty seats are a problem. */
      fill?: string | null;
    }
  /** Pauses the match for everyone. Host only. */
  | {
      type: "pause";
    }
  /** Resumes a paused match. Any seated player may. */
  | {
      type: "resume";
    }
  /** Asks for a rematch. It starts when every connected player has asked. */
  | {
      type: "rematch";
      /** `false` withdraws the request. */
      wanted: boolean;
    }
  /** Starts a countdown for a slow seat, at a table without a clock. */
  | {
      type: "nudge";
      /** Seat, counted from 0. */
      seat: Seat;
    }
  /** Takes the seat back from the stand-in bot. */
  | {
      type: "return";
    }
  /** Asks for a `pong`, to check the connection. */
  | {
      type: "ping";
      /** Any number; the answer repeats it. */
      t: number;
    };

/** Short code of a table. Case, spaces and dashes are ignored. */
export type Code = string;

/** Events of one game: those of `AnyEvent`, without the names of their fields. */
export interface CompactEvents {
  buffalo?: (string | {
  })[];
  bull_party?: (string | {
  })[];
  take6?: (string | {
  })[];
  take_that?: (string | {
  })[];
}

/** Rule by which a choice is decided that one seat can make for all. */
export type DecisionRule =
  /** Any seat that may make it: the choice takes effect at once. */
  | "anyone"
  /** More than half of the players must support it. */
  | "majority";

/** A view as the rules engine stores it, under the name of its game. Only the engine reads it. */
export interface EngineGame {
  buffalo?: {
  };
  bull_party?: {
  };
  take6?: {
  };
  take_that?: {
  };
}

/** A kind of fan card. */
export type FanCard =
  /** The marked row admits only even or only odd values. */
  | "even_odd"
  /** The marked row descends. */
  | "mountaineering"
  /** The cow counts as a card and jumps to another row. */
  | "jumping_cow"
  /** Each player may flip the digits of one card per round. */
  | "flip_digits";

/** The fan cards in play. */
export type Fans = FanCard[];

/** Forecast for a card with flipped digits. */
export interface FlippedForecast {
  /** Value it would be placed as. */
  value: number;
  /** Where it would go; omitted if it fits no row and you would have to choose one to take. */
  forecast?: PlacementForecast;
}

/** A game and its options, for forms. */
export interface GameInfo {
  /** Its name on the wire. */
  game: GameKind;
  /** Title of the game in English. */
  title: string;
  /** Minimum number of seats. */
  min_players: number;
  /** Maximum number of seats. */
  max_players: number;
  /** Default number of seats. */
  usual_players: number;
  /** Options of the rules. */
  options: OptionInfo[];
  /** Levels of the house bots that play it, weakest first. */
  levels: string[];
}

export type GameInfoList = GameInfo[];

/** A game of the family. */
export type GameKind =
  /** Take 6 */
  | "take6"
  /** Beat the Buffalo */
  | "buffalo"
  /** Take That */
  | "take_that"
  /** Bull Party */
  | "bull_party";

/** A game as a viewer sees it; `game` says which one it is. */
export type GameView =
  /** Take 6 */
  | Take6View & {
      game: "take6";
    }
  /** Beat the Buffalo */
  | BuffaloView & {
      game: "buffalo";
    }
  /** Take That */
  | TakeThatView & {
      game: "take_that";
    }
  /** Bull Party */
  | BullPartyView & {
      game: "bull_party";
    };

/** Id of a guest: a person or a bot. */
export type GuestId = string;

/** The heads of the number cards. */
export type Heads =
  /** As in Take 6. */
  | "take6"
  /** A custom list: the heads of card 1, card 2 and so on. */
  | number[];

/** Status of the server. */
export interface Health {
  /** Version of the server. */
  version: string;
  /** Version of the protocol. */
  protocol: number;
  /** Oldest version of the protocol that the server supports. */
  oldest_protocol: number;
  /** Whether the server is draining before an update: no table is opened and no match is started. */
  draining: boolean;
  /** Number of live tables. */
  tables: number;
  /** Number of WebSocket connections. */
  connections: number;
}

/** When clients offer hints. A hint is computed by the client of the player, from what that player sees. */
export type HintMode =
  /** Never: the match is rated if its game and deal are. */
  | "off"
  /** After the player has chosen, as long as the choice can be changed. */
  | "after_choosing"
  /** Whenever the player asks for one. */
  | "on_request";

/** Takes a seat. */
export interface JoinRequest {
  /** The seat; the first empty one if omitted. */
  seat?: Seat | null;
}

/** Cards and the piles they were laid on: `20 pile1 22 new`, one word an entry. */
export type Laying = Word[];

/** The letter of a zero card. */
export type Letter =
  | "A"
  | "B"
  | "C"
  | "D"
  | "E";

/** Id of a match. */
export type MatchId = string;

/** Record of a match, described in `docs/record.md`. */
export interface MatchRecord {
  format: "rodeo-record";
  version: 1;
  rules: AnyRules;
  /** By seat. */
  seats: ({
    name: string;
    kind: "human" | "bot";
    /** Name of the bot. */
    bot?: string;
  })[];
  steps: ({
    deal: "cards" | "specials" | "letters" | "reshuffle";
    cards: Card[];
  } | {
    play: (string | null)[];
  })[];
  /** Secret and random numbers that the deals are computed from. */
  chance?: {
    version: "rodeo-deal-1";
    secret: string;
    nonces?: ({
      seat: Seat;
      nonce: string;
    })[];
  };
  /** How the match ended. */
  result?: {
    /** From seat 0 on. */
    scores: number[];
    winners: SeatSet;
    /** Score of the buffalo, in Beat the Buffalo. */
    buffalo?: number;
  };
  /** Version of the rules' behaviour; left out for version 1. */
  rules_version?: number;
}

/** Result of a match, with the proof that its deals were fixed beforehand. */
export interface MatchResult {
  /** Id of the match, for its record and replay. */
  id: MatchId;
  /** Scores and winners. */
  outcome: Outcome;
  /** The commitment that was shown before the first deal. */
  commitment: string;
  /** The secret; its SHA-256 is the commitment. */
  secret: string;
  /** Random numbers of the seats, as `[seat, hexadecimal digits]`. */
  nonces: ([Seat, string])[];
}

/** A finished match. */
export interface MatchSummary {
  /** Random id that cannot be guessed. */
  id: MatchId;
  /** Game and rules. */
  rules: AnyRules;
  /** Players by seat. */
  seats: SeatState[];
  /** Scores and winners. */
  outcome: Outcome;
  /** When it began, in milliseconds since 1970-01-01 UTC. */
  started_ms: number;
  /** When it ended, in the same unit. */
  ended_ms: number;
  /** Number of steps: deals and complete sets of choices. */
  steps: number;
  /** The commitment that was shown before the first deal. */
  commitment: string;
  /** Rating changes by seat; empty if the game is not rated. */
  ratings: RatingChange[];
  /** Whether it was played without this server and uploaded by its player. The server has checked it by the rules; the times are those of the player. */
  played_offline?: boolean;
  /** Seats whose players left, or for whom a bot made more than half of the choices. For ratings they count as last. */
  replaced_by_bot?: SeatSet;
}

/** A page of a list, newest first. */
export interface MatchSummaryPage {
  /** Entries of this page, newest first. */
  items: MatchSummary[];
  /** Value of `?before=` for the next page; `null` on the last one. */
  before: number | null;
}

/** Your own profile. */
export interface Me {
  /** Your id. Others see it. */
  id: GuestId;
  /** Your display name. */
  name: string;
  /** Whether you are registered as a bot. */
  bot: boolean;
  /** Recovery code for other devices. Sent only once, when it is created. */
  recovery?: string;
  /** Token of a bot, for the header `Authorization: Bearer …`. Sent only once, when it is created. */
  token?: string;
}

/** Creates or renames a guest or bot. */
export interface NameRequest {
  /** The name: 1 to 24 visible characters. */
  name: string;
}

/** A bot token that was created. */
export interface NewToken {
  /** The token as it is listed. */
  session: Session;
  /** The secret for the header `Authorization: Bearer …`. Sent only once. */
  token: string;
}

/** Opens a table. */
export interface OpenTable {
  /** Which game is played. */
  game: GameKind;
  /** Levels of the house bots that take the last seats. */
  bots?: string[];
  /** Seconds for each decision, 3 to 3600; no clock if omitted. */
  clock?: number | null;
  /** Number of the deal: with the same number and rules everybody gets the same cards in the first match, which is not rated. Needs `start`. Random cards if omitted. */
  deal?: number | null;
  /** When clients offer hints. With hints the match is not rated; off if omitted. */
  hints?: HintMode;
  /** Options of the game, such as `deck=limited,deal=draft`. */
  options?: string;
  /** Number of seats; the usual number of the game if omitted. */
  players?: number | null;
  /** Whether views include the cards that everyone has seen. */
  show_seen?: boolean;
  /** Whether spectators are allowed. */
  spectators?: boolean;
  /** Whether the match starts at once. Then every other seat needs a bot. */
  start?: boolean;
  /** Visibility of the table. */
  visibility?: Visibility;
}

/** An option of a game. */
export interface OptionInfo {
  /** Its name, as used in `options`. */
  name: string;
  /** Default value with the default number of seats. */
  default: string | null;
  /** Type of its values. */
  values: OptionValueType;
}

/** Type of the values of an option. */
export type OptionValueType =
  /** One of these words. */
  | {
      type: "one_of";
      /** Words that can be set. */
      words: string[];
    }
  /** Any of these words joined by `+`, or `none`. */
  | {
      type: "any_of";
      /** Words that can be set. */
      words: string[];
    }
  /** A whole number in this range. */
  | {
      type: "number";
      /** Smallest allowed value. */
      min: number;
      /** Largest allowed value. */
      max: number;
    }
  /** Whole numbers joined by `+`. */
  | {
      type: "numbers";
    };

/** The result of a match. */
export interface Outcome {
  /** The final score of each seat, in the unit of the game: heads or points. */
  scores: number[];
  /** The seats that won. Several can share a win; nobody wins if the side of the game does. */
  winners: SeatSet;
  /** Score of the side that the game itself plays, if players are a team against it. */
  opponent?: number;
}

/** Parity of a value. */
export type Parity =
  /** 2, 4, 6 … */
  | "even"
  /** 1, 3, 5 … */
  | "odd";

/** The decision that the game waits for. */
export interface PendingDecision {
  /** Number of the question; `null` if there is no decision to make. */
  question: number | null;
  /** Seats that are asked. */
  asked: SeatSet;
  /** Those of them that have not answered yet. */
  waiting: SeatSet;
  /** Seats whose players are not connected. */
  away?: SeatSet;
  /** Milliseconds until a bot answers for the seats that have not; omitted if no time limit runs. At a table with a clock it is more than the time limit while there is time to show what happened before the question: a second for each event, ten at most. */
  left_ms?: number;
  /** Number of supporters that a proposal needs. */
  needed?: number;
  /** At a table without a clock: milliseconds after the question until a slow seat may be nudged (`nudge`). */
  nudge_after_ms?: number;
  /** Seats that were nudged: `left_ms` applies only to them. */
  nudged?: SeatSet;
  /** Seats that pass for the rest of the turn. */
  passed_for_turn?: SeatSet;
  /** Proposals, if the players decide together. */
  proposals?: Proposal[];
  /** Seats for which a stand-in bot plays until their players return. */
  stand_in?: SeatSet;
}

/** A pile of Bull Party. */
export interface Pile {
  /** Its cards from the bottom up. */
  cards: CardView[];
  /** Heads of all its cards. */
  heads: number;
  /** Whether it is the great pile, which counts for its seat: the one with most heads, the oldest of equals. */
  great?: boolean;
}

/** Where a card would go if it were placed now. */
export interface PlacementForecast {
  /** Row that the card goes to. */
  row: RowId;
  /** Heads its owner would take; omitted if nothing is taken. */
  takes?: number;
}

/** Public profile of a player. */
export interface PlayerProfile {
  /** Id of the player. */
  id: GuestId;
  /** Name of the player. */
  name: string;
  /** Whether it is registered as a bot. */
  bot: boolean;
  /** Ratings by game. */
  ratings: RatingEntry[];
}

/** Why a request or message was rejected. A rejected one changes nothing. */
export interface Problem {
  /** Kind of the problem, for programs. */
  code: ProblemCode;
  /** What failed and what to do, for people. */
  message: string;
  /** Code of the conflict if the rules are invalid, for programs that translate it. What an operator wrote if the problem is `banned`, `muted` or `table_closed`. */
  reason?: string;
  /** Milliseconds after which a retry makes sense. */
  retry_after_ms?: number;
  /** Versions of the protocol that the server supports, oldest and newest, if the client has another one. */
  supported_protocols?: [number, number];
}

/** Kind of a problem. The names are stable; new ones may be added. */
export type ProblemCode =
  /** The message or request could not be parsed. */
  | "malformed"
  /** The message or request is too long. */
  | "too_large"
  /** The request has a body without `Content-Type: application/json`. */
  | "unsupported_media_type"
  /** The request has no credentials: create a guest first. */
  | "not_logged_in"
  /** The recovery code, token or cookie is invalid or expired. */
  | "invalid_credentials"
  /** A bot token cannot manage the profile of a person: a browser session is required. */
  | "session_required"
  /** The request comes from a page of another site. */
  | "origin_not_allowed"
  /** The name is empty, too long or has forbidden characters. */
  | "invalid_name"
  /** No such path or resource. */
  | "not_found"
  /** The path exists, but not with this method. */
  | "method_not_allowed"
  /** No such table; it may have been closed. */
  | "table_not_found"
  /** No such match, or it is still being played. */
  | "match_not_found"
  /** No such player. */
  | "player_not_found"
  /** The rules are invalid; `reason` says why. */
  | "invalid_rules"
  /** The settings of the table are invalid. */
  | "invalid_settings"
  /** All seats are taken. */
  | "table_full"
  /** The seat is taken or does not exist. */
  | "seat_taken"
  /** Only seated players may do this. */
  | "not_seated"
  /** Only the host may do this. */
  | "not_host"
  /** The host has removed this guest from the table. */
  | "removed"
  /** The table does not allow spectators. */
  | "spectators_not_allowed"
  /** Not possible in the current phase of the table. */
  | "not_now"
  /** The match cannot start because seats are empty. */
  | "empty_seats"
  /** The table is paused. */
  | "paused"
  /** The question is over. */
  | "stale_question"
  /** The seat is not asked anything now. */
  | "not_asked"
  /** The rules do not allow this choice now. */
  | "not_allowed"
  /** Chat is closed while cards are chosen. */
  | "chat_closed"
  /** The chat message is empty or too long. */
  | "invalid_chat"
  /** The nonce is not 1 to 64 bytes as hexadecimal digits. */
  | "invalid_nonce"
  /** Too many messages or requests. */
  | "rate_limited"
  /** Too many tables or connections of this guest. */
  | "too_many"
  /** The server is overloaded. */
  | "busy"
  /** The client was written for a version of the protocol that the server does not support; `supported_protocols` has those it does. */
  | "unsupported_protocol"
  /** An operator of the server has banned this guest. */
  | "banned"
  /** An operator of the server has muted this guest: no chat and no change of the name. */
  | "muted"
  /** An operator of the server has closed the table. */
  | "table_closed"
  /** The report names nobody at the table, a house bot or the reporter, or its text is too long. */
  | "invalid_report"
  /** The record of an uploaded match is damaged, against the rules, not over, or not of one person against bots. */
  | "invalid_record"
  /** The server is shutting down; retry when it is back. */
  | "shutting_down"
  /** The client did not read its messages, or did not finish its request, in time. */
  | "timeout"
  /** Internal error of the server. */
  | "internal";

/** A question to a seat. */
export interface Prompt {
  /** Number of the question. */
  question: number;
  /** The words that a choice can start with. `next_words` tells whether such a choice is complete, and what may follow. */
  next: string[];
  /** Whether some of these words need another word after them. */
  needs_more: boolean;
  /** Your answer so far. */
  answer?: string;
}

/** A choice that a player proposes and others may support. */
export interface Proposal {
  /** Seat that made the proposal. */
  seat: Seat;
  /** Words of the choice, without secrets. */
  choice: string;
  /** Seats that support it, the proposer included. */
  supporters: SeatSet;
}

/** An end of the queue. */
export type QueueEnd =
  /** The front: a card moved there later goes behind it. */
  | "first"
  /** The back: a card moved there later goes before it. */
  | "last";

/** Owner of a rating. */
export type RatedPlayer =
  /** A guest, or a bot of a guest. */
  | {
      kind: "guest";
      /** Id of the guest. */
      id: GuestId;
      /** Display name of the guest. */
      name: string;
      /** Whether it is registered as a bot. */
      bot: boolean;
    }
  /** A house bot. */
  | {
      kind: "house_bot";
      /** Level of the bot, such as `keen`. */
      level: string;
    };

/** Change of a rating by a match. */
export interface RatingChange {
  /** Seat, counted from 0. */
  seat: Seat;
  /** The rating before. */
  before: number;
  /** The rating after. */
  after: number;
}

/** A rating of a player or house bot in a game. */
export interface RatingEntry {
  /** Which game is played. */
  game: GameKind;
  /** The player or house bot. */
  player: RatedPlayer;
  /** Mean of the rating (Weng–Lin); 25 at the beginning. */
  rating: number;
  /** Standard deviation of the rating. */
  uncertainty: number;
  /** Number of rated matches. */
  matches: number;
}

export type RatingEntryList = RatingEntry[];

/** A quick reaction. The set is closed: a reaction cannot carry a message of its sender. */
export type Reaction =
  /** Joy about what happened. */
  | "cheer"
  /** Laughter about what happened. */
  | "laugh"
  /** Surprise or admiration. */
  | "wow"
  /** Sympathy for somebody who takes cards, or pity for oneself. */
  | "ouch"
  /** The choice is hard and takes time. */
  | "think"
  /** Thanks for the game. */
  | "thanks";

/** Logs in on another device. */
export interface RecoverRequest {
  /** The recovery code. */
  recovery: string;
}

/** A match after one of its steps. */
export interface ReplayStep {
  /** Number of steps played so far. */
  step: number;
  /** Number of steps of the match. */
  steps: number;
  /** Events of that step as the viewer saw them; with viewer `all`, with all cards open. */
  events: AnyEvent[];
  /** The game after it as the viewer saw it; with viewer `all`, as a spectator saw it. */
  view: GameView;
  /** With viewer `all`: the view of each seat. Omitted otherwise. */
  seats?: GameView[];
}

/** What a report is about. */
export type ReportCategory =
  /** An offensive name. */
  | "offensive_name"
  /** Offensive chat messages. */
  | "offensive_chat"
  /** Players who share their cards, or use a bot without declaring it. */
  | "cheating"
  /** A player who delays the game on purpose. */
  | "stalling"
  /** Anything else; `text` says what. */
  | "other";

/** Confirmation that a report was stored. */
export interface ReportReceipt {
  /** When the report is deleted, in milliseconds since 1970-01-01 UTC. */
  kept_until_ms: number;
}

/** Reports a player of a table, or one of its chat lines, to the operators of the server. */
export interface ReportRequest {
  /** What the report is about. */
  category: ReportCategory;
  /** The reported chat line, by its `seq`. Either this or `seat`. */
  line?: number | null;
  /** The reported player, by seat. Either this or `line`. */
  seat?: Seat | null;
  /** Description, at most 500 characters. */
  text?: string;
}

/** A row, counted from 0. In the words of choices rows are counted from 1: row 0 is `row1`. */
export type RowId = number;

/** Score sheet of a match, the same for everyone. The scores of the current round are in the view. */
export interface ScoreSheet {
  /** Number of rounds that ended before the first line. It is 0 until the sheet is full. */
  rounds_before: number;
  /** Scores at that point and after each round since, by seat. In a cooperative game: the score of the team and of its opponent after each turn. The gain of a round is the difference of two lines. */
  lines: number[][];
}

/** A place at the table, counted from 0. */
export type Seat = number;

/** Seats, in ascending order. */
export type SeatSet = Seat[];

/** Occupant of a seat. */
export type SeatState =
  /** The seat is empty. */
  | {
      kind: "empty";
    }
  /** A guest, or a bot of a guest. */
  | {
      kind: "guest";
      /** Id of the guest. */
      id: GuestId;
      /** Display name of the guest. */
      name: string;
      /** Whether it is a program, registered as a bot. */
      bot: boolean;
    }
  /** A guest who has deleted their profile. Only in finished matches. */
  | {
      kind: "deleted_guest";
      /** Whether it was a program, registered as a bot. */
      bot: boolean;
    }
  /** A bot of the server. */
  | {
      kind: "house_bot";
      /** Level of the bot, such as `keen`. */
      level: string;
      /** Its name at this table. */
      name: string;
    };

/** Cards in order. */
export type Sequence = Card[];

/** A message from the server. */
export type ServerMessage =
  /** The first message of every connection. */
  | {
      type: "welcome";
      /** Version of the protocol. */
      protocol: number;
      /** Version of the server. */
      server: string;
      /** Id of the table. */
      table: TableId;
      /** Your own id. */
      you: GuestId;
    }
  /** The whole state, for a new client or one that was away for too long. */
  | Snapshot & {
      type: "snapshot";
    }
  /** Changes since the previous message. */
  | Update & {
      type: "update";
    }
  /** Answer to `next_words`. */
  | {
      type: "next_words";
      /** Number of the question. */
      question: number;
      /** The words so far, as they were asked about. */
      words: string;
      /** The words that may come next. */
      next: string[];
      /** Whether the words so far are a complete choice. */
      complete: boolean;
    }
  /** Somebody at the table reacts. It is shown for a few seconds; no message repeats it. */
  | {
      type: "reaction";
      /** Id of the sender. */
      guest: GuestId;
      /** Name of the sender. */
      name: string;
      /** What is shown at their seat for a few seconds. */
      reaction: Reaction;
      /** Seat of the sender; omitted for a spectator. */
      seat?: Seat;
    }
  /** A chat message of a spectator. No message repeats it. */
  | {
      type: "spectator_chat";
      /** Id of the sender. */
      guest: GuestId;
      /** Name of the sender. */
      name: string;
      /** Text as the reader sees it. */
      text: string;
      /** Time in milliseconds since 1970. */
      at_ms: number;
    }
  /** Answer to `history`. */
  | {
      type: "history";
      /** Number of the last change that is included, as asked. */
      until: number;
      /** Events of the match in order, from its first deal, as you may see them. */
      events: AnyEvent[];
    }
  /** A message was rejected. It changed nothing. */
  | {
      type: "rejected";
      /** Type of the rejected message; empty if it could not be parsed. */
      request: string;
      /** Reason, with a stable code. */
      problem: Problem;
      /** Number of the question it was about. */
      question?: number;
    }
  /** Answer to `ping`. */
  | {
      type: "pong";
      /** The number of the ping. */
      t: number;
    }
  /** The last message before the server closes the connection. */
  | {
      type: "closing";
      /** Reason, with a stable code. */
      problem: Problem;
    };

/** A session of the caller in a browser, or a bot token. */
export interface Session {
  /** Names the session or token. */
  id: SessionId;
  /** Whether it is a browser session or a bot token. */
  kind: SessionKind;
  /** Short description: browser and operating system, or the label of the token. May be empty. */
  label: string;
  /** When it was created, in milliseconds since 1970-01-01 UTC. */
  created_ms: number;
  /** When it was last used, in the same unit; exact to the hour. */
  last_used_ms: number;
  /** Whether it is the session or token of this request. */
  current: boolean;
}

/** Id of a session or of a bot token. It names the secret without revealing it. */
export type SessionId = string;

/** Kind of a session. */
export type SessionKind =
  /** A browser that is logged in by a cookie. */
  | "browser"
  /** A program that uses a bot token. */
  | "token";

export type SessionList = Session[];

/** Changed settings; omitted ones stay as they are. */
export interface SettingsPatch {
  /** Seconds for each decision; 0 for no clock. */
  clock?: number | null;
  /** Another game, with its default options. */
  game?: GameKind | null;
  /** When clients offer hints. */
  hints?: HintMode | null;
  /** Options of the game; those not named get their defaults. */
  options?: string | null;
  /** Number of seats. */
  players?: number | null;
  /** Whether views include the cards that everyone has seen. */
  show_seen?: boolean | null;
  /** Whether spectators are allowed. */
  spectators?: boolean | null;
  /** Visibility of the table. */
  visibility?: Visibility | null;
}

/** The state of a table and its game, as one viewer sees it. */
export interface Snapshot {
  /** Number of the last change that is included. */
  seq: number;
  /** Your seat; `null` for a spectator. */
  seat: Seat | null;
  /** State of the table. */
  table: TableState;
  /** The game as you see it; `null` before the first match. */
  view: GameView | null;
  /** Score sheet of the match; `null` if there is no game. */
  score_sheet: ScoreSheet | null;
  /** Seats that have to decide, and until when. */
  pending: PendingDecision;
  /** The question you are asked; `null` if there is none. */
  prompt: Prompt | null;
  /** The last chat messages. */
  chat: ChatLine[];
  /** The same view as the rules engine stores it, to which events apply. Clients without the engine ignore it; its format can change with every version of the server. */
  game?: EngineGame;
}

/** A kind of special card; there are two of each. */
export type Special =
  /** A row holds six cards, and the seventh takes them. */
  | "take7"
  /** A row is blocked. */
  | "stop"
  /** A played card returns to the hand, and another one is placed. */
  | "replace"
  /** A played card is inserted into a row instead of placed at its end. */
  | "insert"
  /** A card moves from one row to another. */
  | "push"
  /** A played card is placed first. */
  | "first"
  /** A played card is placed last. */
  | "last"
  /** The team chooses the order of all queued cards. */
  | "sort";

/** A use of a special card. */
export type SpecialUse =
  /** Placed at this row. */
  | {
      take7: RowId;
    }
  /** Placed at this row. */
  | {
      stop: RowId;
    }
  /** The card from the hand that is placed instead of the next card. */
  | {
      replace: Card;
    }
  /** The row into which the next card is inserted. */
  | {
      insert: RowId;
    }
  /** The card that moves, and the row it moves to. */
  | {
      push: [Card, RowId];
    }
  /** The queued card that moves to the front. */
  | {
      first: Card;
    }
  /** The queued card that moves to the back. */
  | {
      last: Card;
    }
  /** The new order of all queued cards. */
  | {
      sort: (Card | null)[];
    };

/** A face-down deck. */
export interface Stock {
  /** How many cards it has. */
  size: number;
  /** The cards, the top one first; empty where they are not known. */
  cards: Card[];
}

/** Changed parts of the `TableState`. Omitted parts have not changed; `result` is gone as soon as the phase is not `over`, and `deck` follows from the rules. */
export interface TableChanges {
  /** SHA-256 of the secret of the current match, or of the next one between matches. */
  commitment?: string;
  /** The guest who may fill seats, start and pause; `null` if nobody is there. */
  host?: GuestId | null;
  /** Number of matches started at this table. If it grows, the events are those of a new match. */
  matches?: number;
  /** Seats whose random numbers are part of the seed of that match. */
  nonces?: SeatSet;
  /** What is going on at the table. */
  phase?: TablePhase;
  /** Seats that want a rematch. */
  rematch?: SeatSet;
  /** Result of the match that has ended. */
  result?: MatchResult;
  /** Occupants by seat. */
  seats?: SeatState[];
  /** The settings in force. */
  settings?: TableSettings;
}

/** Id of a table. It is the key to a private table: whoever knows it may enter. */
export type TableId = string;

/** Phase of a table. */
export type TablePhase =
  /** Before the first match: seats are being filled. */
  | "open"
  /** A match is being played. */
  | "playing"
  /** A match is paused. */
  | "paused"
  /** The match is over; a rematch can start. */
  | "over";

/** Settings of a table: chosen when it is opened, changed by the host before a match. */
export interface TableSettings {
  /** Game and rules; `players` is the number of seats. */
  rules: AnyRules;
  /** Seconds for each decision; `null` for no clock. */
  clock: number | null;
  /** Visibility of the table. */
  visibility: Visibility;
  /** Whether spectators are allowed. */
  spectators: boolean;
  /** Whether views include the cards that everyone has seen (`seen`). */
  show_seen: boolean;
  /** Number of the deal, if it was chosen. Then the match is not rated. The next match has none. */
  deal?: number;
  /** When clients offer hints to the players. With hints the match is not rated. */
  hints?: HintMode;
}

/** State of a table. */
export interface TableState {
  /** Its id, which is also the last part of its link. */
  id: TableId;
  /** Its short code, to be read out. */
  code: Code;
  /** The settings in force. */
  settings: TableSettings;
  /** All number cards under these rules with their heads: for a grid of cards, and to look up cards in events. */
  deck: CardView[];
  /** Occupants by seat. */
  seats: SeatState[];
  /** The guest who may fill seats, start and pause; `null` if nobody is there. */
  host: GuestId | null;
  /** What is going on at the table. */
  phase: TablePhase;
  /** Number of matches started at this table. */
  matches: number;
  /** SHA-256 of the secret of the current match, or of the next one between matches. */
  commitment: string;
  /** Seats whose random numbers are part of the seed of that match. */
  nonces: SeatSet;
  /** Seats that want a rematch. */
  rematch: SeatSet;
  /** Result of the last match, until the next one starts. */
  result: MatchResult | null;
}

/** A table in the lobby, or found by its code. */
export interface TableSummary {
  /** Random id that cannot be guessed. */
  id: TableId;
  /** Its short code. */
  code: Code;
  /** Game and rules. */
  rules: AnyRules;
  /** Seconds for each decision; `null` for no clock. */
  clock: number | null;
  /** Visibility of the table. */
  visibility: Visibility;
  /** Whether spectators are allowed. */
  spectators: boolean;
  /** Occupants by seat. */
  seats: SeatState[];
  /** What is going on at the table. */
  phase: TablePhase;
  /** Whether a seat can be taken now: one is empty and no match is in progress. */
  can_join: boolean;
  /** Whether it can be watched without a seat. */
  can_watch: boolean;
  /** When it was opened, in milliseconds since 1970-01-01 UTC. */
  opened_ms: number;
  /** When clients offer hints. */
  hints?: HintMode;
}

export type TableSummaryList = TableSummary[];

/** Why a row was taken. */
export type Take6Cause =
  /** The row was full (rule take6 4.5). */
  | "full"
  /** The card fits no row and its owner chose this one (rule take6 4.6). */
  | "chosen";

/** How hands are dealt. */
export type Take6Deal =
  /** Shuffled and dealt. */
  | "random"
  /** Players take turns to pick from all cards, which are face up. */
  | "draft";

/** Which cards are in play. */
export type Take6Deck =
  /** All cards up to `cards`. */
  | "full"
  /** Only as many as are dealt, starting with 1 (rule take6 6.1). */
  | "limited";

/** Whether hands drafted face up stay visible. This concerns the display only: every view knows what everyone has seen, so that bots do not have to forget what people remember. */
export type Take6Drafted =
  /** Shown all the time. */
  | "open"
  /** Hidden after the draft. */
  | "memory";

/** End condition of a match. */
export type Take6End =
  /** After the round in which a score reaches this number of heads, 1–1000. */
  | {
      limit: number;
    }
  /** After this number of rounds, 1–1000. */
  | {
      rounds: number;
    };

/** An event of a match. */
export type Take6Event =
  /** A seat was dealt its hand. Only that seat is shown the cards. */
  | {
      hand_dealt: {
        /** Owner of the hand. */
        seat: Seat;
        /** `None` if the viewer may not see them. */
        cards: CardSet | null;
      };
    }
  /** A seat took a card in the draft. */
  | {
      drafted: {
        /** The seat that took it. */
        seat: Seat;
        /** The card, now in the public hand of the seat. */
        card: Card;
      };
    }
  /** The start cards of the four rows were placed, and the fan cards set up. */
  | {
      rows_laid: {
        /** Start cards of rows 1 to 4. */
        starts: [Card, Card, Card, Card];
      };
    }
  /** All picked cards were revealed. */
  | {
      revealed: {
        /** By seat; `None` for seats that do not exist. */
        plays: (Take6Play | null)[];
      };
    }
  /** A card was placed at the end of a row. */
  | {
      placed: {
        /** Owner of the card. */
        seat: Seat;
        /** The placed card. */
        card: Card;
        /** The row that was extended. */
        row: RowId;
      };
    }
  /** A card fits no row: its owner must choose one. */
  | {
      no_row_fits: {
        /** Owner of the card. */
        seat: Seat;
        /** The card that fits no row. */
        card: Card;
      };
    }
  /** A row was taken, and the card became its start card. */
  | {
      took: {
        /** The seat that takes the row. */
        seat: Seat;
        /** The new start card of the row. */
        card: Card;
        /** The row that was taken. */
        row: RowId;
        /** Number of heads taken. */
        heads: number;
        /** Why the row was taken. */
        cause: Take6Cause;
      };
    }
  /** The Even/Odd marker moved. */
  | {
      parity_moved: {
        /** The marked row. */
        row: RowId;
        /** The side it shows. */
        parity: Parity;
      };
    }
  /** The Mountaineering marker moved. */
  | {
      mountain_moved: {
        /** The marked row. */
        row: RowId;
        /** The direction of its next move. */
        arrow: Arrow;
      };
    }
  /** The cow jumped. */
  | {
      cow_jumped: {
        /** The row where it landed. */
        row: RowId;
      };
    }
  /** The cow landed on a row of five: all its cards but the highest were taken (rule fan-cards 4.7). */
  | {
      cow_took: {
        /** The seat that takes the cards. */
        seat: Seat;
        /** The row where the cow landed. */
        row: RowId;
        /** The highest card, which becomes the start card. */
        stays: Card;
        /** Number of heads taken. */
        heads: number;
      };
    }
  /** The round is over, and its heads were added to the scores. */
  | {
      round_scored: {
        /** Heads of the round by seat. */
        heads: number[];
      };
    };

/** Phase of Take 6. */
export type Take6Phase =
  /** The cards of a round are being dealt. */
  | "deal"
  /** The seat `to_play` picks a card of the pool. */
  | "draft"
  /** Every seat chooses a card to play. */
  | "choose"
  /** The card of the seat `to_play` fits no row: it chooses a row and takes it. */
  | "take_row"
  /** The match is over. */
  | "over";

/** A card as it is played. */
export interface Take6Play {
  /** The card with its printed number. */
  card: Card;
  /** Whether the flip card was played with it. */
  flipped: boolean;
}

/** A revealed card that is not placed yet. */
export interface Take6QueuedCard {
  /** Seat that played the card. */
  seat: Seat;
  /** The card and what it counts. */
  card: CardView;
  /** Value it is placed as, if its digits are flipped. */
  flipped?: number;
}

/** A row of Take 6. */
export interface Take6Row {
  /** Its cards in order. */
  cards: CardView[];
  /** Heads of all its cards. */
  heads: number;
  /** Number of cards that fill it: the next card takes them. */
  capacity: number;
  /** Whether the cow takes the place of a card in this row. */
  cow?: boolean;
  /** Set if Mountaineering applies: each card must be lower than the last. The arrow says where the marker moves after the next take: `up` towards row 0. */
  mountain?: Arrow;
  /** Parity of the cards that the row takes, if Even/Odd applies to it. */
  parity?: Parity;
}

/** The rules of a match of Take 6. */
export interface Take6Rules {
  /** Number of players, 2–10. */
  players: number;
  /** When the match ends. */
  end: Take6End;
  /** Which cards are in play. */
  deck: Take6Deck;
  /** How hands are dealt. */
  deal: Take6Deal;
  /** Whether drafted hands stay visible. */
  drafted: Take6Drafted;
  /** The fan cards in play. */
  fans: Fans;
  /** Number of cards dealt to each player, 1–10. */
  hand: number;
  /** The highest card of the full deck, up to 104. */
  cards: number;
}

/** Public state of a seat in Take 6. */
export interface Take6Seat {
  /** Heads of the earlier rounds. */
  score: number;
  /** Heads taken in this round so far. */
  heads: number;
  /** Number of cards in its hand. */
  hand: number;
  /** Whether it still has its flip card of this round. */
  flip?: boolean;
  /** Cards that everyone knows to be in its hand, because they were drafted openly. Omitted if there are none, for your own seat, and if drafted hands are played from memory. */
  known?: CardView[];
}

/** Take 6 as a viewer sees it. */
export interface Take6View {
  /** What the match is waiting for. */
  phase: Take6Phase;
  /** Number of the round, from 1; after the match, the number of rounds played. */
  round: number;
  /** Number of the turn in the round, from 1; 0 before the first and between rounds. */
  turn: number;
  /** Number of turns of a round. */
  turns: number;
  /** The four rows. */
  rows: Take6Row[];
  /** Public state by seat. */
  seats: Take6Seat[];
  /** The revealed cards of this turn that are not placed yet, the next one first. */
  queue: Take6QueuedCard[];
  /** Your hand in ascending order. */
  hand: CardView[];
  /** The same for each card with its digits flipped; `null` if it cannot be flipped. Omitted if you have no flip card. */
  flipped?: (FlippedForecast | null)[];
  /** Where each card of your hand would go, in the order of `hand`; `null` if it fits no row and you would have to choose one to take. Omitted while there are no rows. */
  forecasts?: (PlacementForecast | null)[];
  /** Result of the match; omitted until it is over. */
  outcome?: Outcome;
  /** The open cards to draft from; omitted if there are none. */
  pool?: CardView[];
  /** The cards of this round that everyone has seen; omitted unless the table shows them (`show_seen`). */
  seen?: CardSet;
  /** The seat that must choose, in the phases `draft` and `take_row`. */
  to_play?: Seat;
  /** Your seat; omitted for a spectator. */
  you?: Seat;
}

/** An event of a match. The events of a turn end with `TurnPassed`, or with `GameScored` if the turn ends the game. */
export type TakeThatEvent =
  /** A seat was dealt its hand. Only that seat is shown the cards. */
  | {
      hand_dealt: {
        /** Owner of the hand. */
        seat: Seat;
        /** `None` if the viewer may not see them. */
        cards: CardSet | null;
      };
    }
  /** The remaining cards became the draw pile, and a game began. */
  | {
      game_began: {
        /** The seat that begins. */
        first: Seat;
        /** Number of cards in the draw pile. */
        size: number;
        /** The draw pile, top card first; shown to nobody. */
        stock: Sequence | null;
      };
    }
  /** A card was laid at the right end of the line, or started one. */
  | {
      extended: {
        /** The seat that laid it. */
        seat: Seat;
        /** The card that was laid. */
        card: Card;
      };
    }
  /** A card of the line was paired with its mirror. */
  | {
      paired: {
        /** The seat that made the pair. */
        seat: Seat;
        /** The card from the hand. */
        card: Card;
        /** The card from the line. */
        mirror: Card;
      };
    }
  /** The whole line was taken. */
  | {
      line_taken: {
        /** The seat that took it. */
        seat: Seat;
        /** Cards of the line. */
        cards: CardSet;
      };
    }
  /** The top card of the draw pile went face down to a seat that took a line of one card (rule take-that 6.1). */
  | {
      extra_taken: {
        /** The seat that took the line. */
        seat: Seat;
        /** The card; shown to nobody before the game is scored. */
        card: Card | null;
      };
    }
  /** A seat drew the top card of the draw pile. Only that seat is shown the card. */
  | {
      drew: {
        /** The seat that drew. */
        seat: Seat;
        /** `None` if the viewer may not see it. */
        card: Card | null;
      };
    }
  /** A turn is over and the next one begins. */
  | {
      turn_passed: {
        /** The seat whose turn it is now. */
        to: Seat;
      };
    }
  /** The game is over, and its points were added to the scores. */
  | {
      game_scored: {
        /** Points of the game by seat. */
        points: [number, number, number, number];
        /** Extra cards by seat, which are public now. */
        extras: [CardSet, CardSet, CardSet, CardSet];
      };
    };

/** Phase of Take That. */
export type TakeThatPhase =
  /** The cards of a game are being dealt. */
  | "deal"
  /** The seat `to_play` lays a card, makes a pair or takes the line. */
  | "turn"
  /** The match is over. */
  | "over";

/** The rules of a match of Take That. */
export interface TakeThatRules {
  /** Number of players, 2–4. */
  players: number;
  /** Number of games in the match, 1–100. */
  games: number;
  /** The standard or the advanced variant. */
  variant: TakeThatVariant;
  /** Number of cards dealt to each player, 1–39. */
  hand: number;
  /** The lowest number in play, at least 12. */
  low: number;
  /** The highest number in play, at most 98. */
  high: number;
}

/** Public state of a seat in Take That. */
export interface TakeThatSeat {
  /** Points of the earlier games. */
  score: number;
  /** Points of this game so far, without the extra cards, which nobody has seen. */
  points: number;
  /** Number of cards in its hand. */
  hand: number;
  /** Number of cards it has taken with lines, face down. */
  taken: number;
  /** Number of its extra cards, which nobody has seen. */
  extras?: number;
  /** Its pairs, face up, each with the lower card first. Each card counts 1 point. */
  pairs?: ([Card, Card])[];
}

/** Variant of the game. */
export type TakeThatVariant =
  /** Without section 6 of the rules. */
  | "standard"
  /** A line of one card costs its taker an extra card (section 6 of the rules). */
  | "advanced";

/** Take That as a viewer sees it. */
export interface TakeThatView {
  /** What the match is waiting for. */
  phase: TakeThatPhase;
  /** Number of the game in the match, from 1; after the match, the number of games played. */
  round: number;
  /** Number of games of the match. */
  rounds: number;
  /** The line from left to right; cards are laid at its right end. */
  line: CardView[];
  /** Points that taking the line costs. */
  line_cost: number;
  /** Number of cards in the draw pile. */
  stock: number;
  /** Public state by seat. */
  seats: TakeThatSeat[];
  /** Your hand in ascending order. */
  hand: CardView[];
  /** Pairs that you can make now, each as `[card of your hand, card of the line]`. */
  available_pairs?: ([Card, Card])[];
  /** Result of the match; omitted until it is over. */
  outcome?: Outcome;
  /** Cards of your hand that can be laid now: all of them if the line is empty. */
  playable?: CardSet;
  /** The cards of this game that everyone has seen; omitted unless the table shows them (`show_seen`). */
  seen?: CardSet;
  /** The seat whose turn it is, in the phase `turn`. */
  to_play?: Seat;
  /** Your seat; omitted for a spectator. */
  you?: Seat;
}

/** Creates a bot token. */
export interface TokenRequest {
  /** What the token is for: 1 to 24 visible characters. */
  label: string;
}

/** Changes since the previous message. Omitted fields have not changed. A client that takes or gives up a seat gets a snapshot instead. */
export interface Update {
  /** Number of the last change that is included. It grows with every stored change; an update that is only about presence or remaining time repeats it. */
  seq: number;
  /** `seq` of the message that this update follows. A client that has an older one has missed something and reconnects. */
  prev_seq: number;
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

/** A match that was played without this server, for the caller's history. */
export interface UploadMatch {
  /** The record of the finished match, as JSON or text, with its seed. One seat is a person: the caller. All others are bots. */
  record: string;
  /** When it began, in milliseconds since 1970-01-01 UTC. */
  started_ms: number;
  /** When it ended, in the same unit. */
  ended_ms: number;
}

/** Visibility of a table. */
export type Visibility =
  /** Only those who have its link or code. */
  | "private"
  /** Everyone: it is listed in the lobby. */
  | "public";

/** One word of a choice: a card, a row, or what the rules of the game name. */
export type Word = string;
