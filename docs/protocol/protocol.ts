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
  list_my_tables: { method: "GET", path: "/api/v1/me/tables" },
  list_my_matches: { method: "GET", path: "/api/v1/me/matches" },
  list_games: { method: "GET", path: "/api/v1/games" },
  list_public_tables: { method: "GET", path: "/api/v1/tables" },
  open_table: { method: "POST", path: "/api/v1/tables" },
  get_table: { method: "GET", path: "/api/v1/tables/{id}" },
  join_table: { method: "POST", path: "/api/v1/tables/{id}/seats" },
  connect_to_table: { method: "GET", path: "/api/v1/tables/{id}/ws" },
  get_table_by_code: { method: "GET", path: "/api/v1/codes/{code}" },
  get_match: { method: "GET", path: "/api/v1/matches/{id}" },
  get_record: { method: "GET", path: "/api/v1/matches/{id}/record" },
  get_replay_step: { method: "GET", path: "/api/v1/matches/{id}/steps/{step}" },
  get_player: { method: "GET", path: "/api/v1/players/{id}" },
  list_player_matches: { method: "GET", path: "/api/v1/players/{id}/matches" },
  list_ratings: { method: "GET", path: "/api/v1/ratings/{game}" },
  get_health: { method: "GET", path: "/api/v1/health" },
  get_openapi: { method: "GET", path: "/api/v1/openapi.json" },
} as const;

/** Number of special cards in Beat the Buffalo. */
export const SPECIAL_CARDS = 16;

/** Number of special cards in play, by number of players. */
export const SPECIALS_IN_PLAY = [0, 0, 2, 4, 6, 11, 16];

/** What a head of the team counts in Beat the Buffalo, by number of players. */
export const TEAM_HEAD_VALUES = [2, 2, 2, 1, 1, 1, 1];

/** Number of zero cards in Bull Party. */
export const ZERO_CARDS = 5;

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
  /** Towards row 1. */
  | "up"
  /** Towards row 4. */
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
        /** Its kind. */
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
  /** A player. */
  | {
      seat: Seat;
    }
  /** The buffalo. */
  | "buffalo";

/** What a match of Beat the Buffalo waits for. */
export type BuffaloPhase =
  /** Cards are being dealt. */
  | "deal"
  /** Every seat picks a card to play; a Stop! can be lifted. */
  | "pick"
  /** Before the next card is placed everybody may use a special card, lift a Stop! or pass. */
  | "window"
  /** The card of the seat on turn fits nowhere: it chooses a row, and the team takes it. */
  | "take_row"
  /** The match is over. */
  | "over";

/** A card that was shown and is not placed yet. */
export interface BuffaloQueuedCard {
  /** Whose. */
  owner: BuffaloOwner;
  /** The card. */
  card: CardView;
  /** The special card that put it where it is in the order. */
  fixed_at?: QueueEnd;
}

/** A row of Beat the Buffalo. */
export interface BuffaloRow {
  /** Its cards in the order they lie; none where Push! has emptied it, and the next card goes there. */
  cards: CardView[];
  /** The heads of all its cards. */
  heads: number;
  /** As many cards fill it: the next one that comes takes them. */
  capacity: number;
  /** A Stop! lies here: nothing happens to the row before it is lifted. */
  stop?: boolean;
  /** A Take 7! lies here. */
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

/** A seat of Beat the Buffalo as everybody sees it. */
export interface BuffaloSeat {
  /** How many cards it holds. */
  hand: number;
  /** The cards everybody knows to be in its hand, because Replace! sent them back. Left out where there are none, and for your own seat. */
  known?: CardView[];
}

/** Beat the Buffalo as a viewer sees it. */
export interface BuffaloView {
  /** What is awaited. */
  phase: BuffaloPhase;
  /** The turn, counted from 1; 0 before the cards are dealt. */
  turn: number;
  /** As many turns the match has. */
  turns: number;
  /** The four rows. */
  rows: BuffaloRow[];
  /** Heads the team has taken. */
  team_heads: number;
  /** What they count in the end: one or two players count double. */
  team_score: number;
  /** Heads the buffalo has taken. The team wins with fewer. */
  buffalo_heads: number;
  /** Cards left in the buffalo's stack. */
  stack: number;
  /** The special cards that lie open. */
  open_specials: Special[];
  /** Special cards that will still be turned up. */
  stock: number;
  /** The seats in order. */
  seats: BuffaloSeat[];
  /** The cards of this turn that wait to be placed, the next one first. */
  queue: BuffaloQueuedCard[];
  /** Your hand in ascending order. */
  hand: CardView[];
  /** Where each card of your hand would go, in the same order; `null` where it fits nowhere and you would choose a row to take. */
  forecasts?: (PlacementForecast | null)[];
  /** Where the first of them goes if nobody does anything. Left out where no card waits, and where it fits nowhere and its owner must choose a row to take. */
  next_forecast?: PlacementForecast;
  /** The result, once the match is over. */
  outcome?: Outcome;
  /** The number cards that everybody has seen; left out where the table does not show them. */
  seen?: CardSet;
  /** Who must choose alone, in the phase `take_row`. */
  to_play?: Seat;
  /** Your seat; left out where you look on. */
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

/** What a match of Bull Party waits for. */
export type BullPartyPhase =
  /** Cards are being dealt, or the discard shuffled. */
  | "deal"
  /** Every seat still in the round picks a number card or its zero card. */
  | "pick"
  /** The seat on turn takes a row for its number card. */
  | "take_row"
  /** The seat on turn adds the turned card to a row. */
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

/** A card that was shown and is not dealt with yet: a number card or a zero card. */
export interface BullPartyQueuedCard {
  /** Whose. */
  seat: Seat;
  /** The number card, where it is one. */
  card?: CardView;
  /** The letter of the zero card, where it is one. */
  zero?: Letter;
}

/** A row of Bull Party. */
export interface BullPartyRow {
  /** Its number cards in the order they came; none where the row was taken. */
  cards: CardView[];
  /** The heads of these cards. */
  heads: number;
  /** The heads of the bull card that lies here. */
  bull?: number;
  /** It is full: no card can be added. */
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

/** A seat of Bull Party as everybody sees it. */
export interface BullPartySeat {
  /** What it would score if the match ended here. */
  score: number;
  /** Heads on the bull cards beside it. */
  bulls: number;
  /** How many number cards it holds. */
  hand: number;
  /** Its piles, the first started first. */
  piles: Pile[];
  /** It is still in the round. */
  in_round?: boolean;
  /** The number cards everybody knows to be in its hand, because it took them with a row. Left out where there are none, and for your own seat. */
  known?: CardView[];
  /** The letter of its zero card, where you know it. */
  letter?: Letter;
  /** As many cards it must lay now, in the phase `lay`. */
  to_lay?: number;
}

/** Bull Party as a viewer sees it. */
export interface BullPartyView {
  /** What is awaited. */
  phase: BullPartyPhase;
  /** The round, counted from 1; after the match, as many as were played. */
  round: number;
  /** The rows, one a player. */
  rows: BullPartyRow[];
  /** Cards left in the face-down deck. */
  stock: number;
  /** Cards in the discard. */
  discard: number;
  /** The seats in order. */
  seats: BullPartySeat[];
  /** The cards that were shown and are not dealt with yet, the next one first. */
  queue: BullPartyQueuedCard[];
  /** Your number cards in ascending order. Your zero card is the `letter` of your seat. */
  hand: CardView[];
  /** This is the last round: the cards of the deck have run out. */
  last_round?: boolean;
  /** The heads of the next bull card; left out where none is left. */
  next_bull?: number;
  /** The result, once the match is over. */
  outcome?: Outcome;
  /** The number cards that everybody has seen; left out where the table does not show them. */
  seen?: CardSet;
  /** Who must choose alone, in the phases `take_row` and `add_to`. */
  to_play?: Seat;
  /** The card turned face up for the zero card of the seat on turn, which adds it to a row. */
  turned_card?: CardView;
  /** Your seat; left out where you look on. */
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

/** A line of talk. */
export interface ChatLine {
  /** Its number among all messages of the table. */
  seq: number;
  /** Who said it. */
  seat: Seat;
  /** The name then. */
  name: string;
  /** What. */
  text: string;
}

/** What a client says. One JSON object a message, of at most `MAX_MESSAGE` bytes. */
export type ClientMessage =
  /** Answers a question, in place of an earlier answer to it. */
  | {
      type: "choose";
      /** The question. */
      question: number;
      /** The choice: words with single blanks between them. */
      choice: string;
    }
  /** Takes the answer back. */
  | {
      type: "withdraw";
      /** The question. */
      question: number;
    }
  /** Is for the proposal of another seat. */
  | {
      type: "support";
      /** The question. */
      question: number;
      /** Who proposes it. */
      seat: Seat;
    }
  /** Passes now and for the rest of the turn. */
  | {
      type: "pass_for_turn";
      /** The question. */
      question: number;
    }
  /** Asks what may follow the first words of a choice. */
  | {
      type: "next_words";
      /** The question. */
      question: number;
      /** The words so far. */
      words: string;
    }
  /** Says something to those at the table. */
  | {
      type: "chat";
      /** What. */
      text: string;
    }
  /** Sits down. */
  | {
      type: "sit";
      /** Where; anywhere if it is left out. */
      seat?: Seat | null;
    }
  /** Gets up. In a match a bot goes on for the seat. */
  | {
      type: "leave";
    }
  /** Mixes something into the deals of the next match. */
  | {
      type: "nonce";
      /** 1 to 64 bytes in hexadecimal digits. */
      nonce: string;
    }
  /** The host puts a bot on an empty seat, or one of another level in the place of a bot. */
  | {
      type: "add_bot";
      /** The level. */
      level: string;
      /** Where; on the first empty seat if it is left out. */
      seat?: Seat | null;
    }
  /** The host clears a seat. In a match a bot takes the place of a person. */
  | {
      type: "remove";
      /** Which. */
      seat: Seat;
    }
  /** The host changes what was agreed, before a match. */
  | {
      type: "change_settings";
      /** The new settings; what is left out stays. */
      settings: SettingsPatch;
    }
  /** The host starts a match. */
  | {
      type: "start";
      /** Bots of this level sit down on the empty seats. */
      fill?: string | null;
    }
  /** The host stops the clocks. */
  | {
      type: "pause";
    }
  /** Somebody at the table goes on. */
  | {
      type: "resume";
    }
  /** Asks for another match; when everybody who is there does, it begins. */
  | {
      type: "rematch";
      /** Or takes that back. */
      wanted: boolean;
    }
  /** Calls time on a seat that keeps all waiting where there is no clock. */
  | {
      type: "nudge";
      /** Which. */
      seat: Seat;
    }
  /** I am here, the bot need not play for me. */
  | {
      type: "return";
    }
  /** Is anybody there? */
  | {
      type: "ping";
      /** Comes back in the answer. */
      t: number;
    };

/** A short code of a table. Small letters, blanks and no dash are read as well. */
export type Code = string;

/** Who decides about a choice that counts alone. */
export type DecisionRule =
  /** Any seat that may make it: it happens at once. */
  | "anyone"
  /** More than half of the players. */
  | "majority";

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

/** A card with its digits flipped. */
export interface FlippedForecast {
  /** The number it would be placed as. */
  value: number;
  /** Where it would go; left out where it fits nowhere and you would choose a row to take. */
  forecast?: PlacementForecast;
}

/** A game and its options, for forms. */
export interface GameInfo {
  /** Its name on the wire. */
  game: GameKind;
  /** Its name for people, in English. */
  title: string;
  /** The fewest seats. */
  min_players: number;
  /** The most seats. */
  max_players: number;
  /** How many usually play. */
  usual_players: number;
  /** The options. */
  options: OptionInfo[];
  /** The levels of bots that play it, the weakest first. */
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

/** Somebody who plays or looks on: a person or a bot. */
export type GuestId = string;

/** The heads of the number cards. */
export type Heads =
  /** As in Take 6. */
  | "take6"
  /** A list of one's own, the heads of 1 first. */
  | number[];

/** How the server is. */
export interface Health {
  /** Its version. */
  version: string;
  /** The version of the protocol. */
  protocol: number;
  /** Tables that are open. */
  tables: number;
  /** Connections. */
  connections: number;
}

/** Sits down. */
export interface JoinRequest {
  /** Where; anywhere if it is left out. */
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

/** A match that was played, or is being played. */
export type MatchId = string;

/** A match written down. `docs/record.md` tells what stands where. */
export interface MatchRecord {
  format: "rodeo-record";
  version: 1;
  rules: AnyRules;
  /** From seat 0 on. */
  seats: ({
    name: string;
    kind: "human" | "bot";
    /** Which program. */
    bot?: string;
  })[];
  steps: ({
    deal: "cards" | "specials" | "letters" | "reshuffle";
    cards: Card[];
  } | {
    play: (string | null)[];
  })[];
  /** What the deals come from. */
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

/** How a match ended, and what proves that its deals were fixed before. */
export interface MatchResult {
  /** The match: its record and replay are at this id. */
  id: MatchId;
  /** The result. */
  outcome: Outcome;
  /** The commitment shown before the first card. */
  commitment: string;
  /** The secret behind it: its SHA-256 is the commitment. */
  secret: string;
  /** What the seats mixed in. */
  nonces: ([Seat, string])[];
}

/** A match that was played. */
export interface MatchSummary {
  /** Its id. */
  id: MatchId;
  /** Game and rules. */
  rules: AnyRules;
  /** Who played, by seat. */
  seats: SeatState[];
  /** How it ended. */
  outcome: Outcome;
  /** When it began, in milliseconds since 1970. */
  started_ms: number;
  /** When it ended. */
  ended_ms: number;
  /** As many steps it has. */
  steps: number;
  /** The commitment that was shown before the first card. */
  commitment: string;
  /** What the seats' ratings were before and after, where the game is rated. */
  ratings: RatingChange[];
  /** The seats whose players left, or for whom a bot made more than half of the choices. In ratings they count as last. */
  replaced_by_bot?: SeatSet;
}

/** A list, the newest first, and how to go on. */
export interface MatchSummaryPage {
  /** The things. */
  items: MatchSummary[];
  /** Ask with `?before=` this for older ones; none where there are no more. */
  before: number | null;
}

/** Who you are. */
export interface Me {
  /** Your id, which others see. */
  id: GuestId;
  /** Your name. */
  name: string;
  /** Are you declared as a bot? */
  bot: boolean;
  /** A code that brings you back on another device. It is told once, when it is made. */
  recovery?: string;
  /** What a bot sends in the header `Authorization: Bearer …`. It is told once, when it is made. */
  token?: string;
}

/** Makes a guest, or a bot, or gives one another name. */
export interface NameRequest {
  /** The name: 1 to 24 visible characters. */
  name: string;
}

/** Opens a table. */
export interface OpenTable {
  /** Which game. */
  game: GameKind;
  /** The bots that sit down at once, by level, on the last seats. */
  bots?: string[];
  /** Seconds for each decision; none where people take their time. */
  clock?: number | null;
  /** Options of the game, such as `deck=limited,deal=draft`. */
  options?: string;
  /** How many seats; as many as usually play it if it is left out. */
  players?: number | null;
  /** Does the table show which cards have been played? */
  show_seen?: boolean;
  /** May others look on? */
  spectators?: boolean;
  /** Starts at once; then every seat but yours must have a bot. */
  start?: boolean;
  /** Who finds the table. */
  visibility?: Visibility;
}

/** An option of a game. */
export interface OptionInfo {
  /** Its name. */
  name: string;
  /** What it is in the book, with the usual number of players. */
  default: string | null;
  /** How its values look. */
  values: OptionValueType;
}

/** How the values of an option look. */
export type OptionValueType =
  /** One of these words. */
  | {
      type: "one_of";
      /** The words. */
      words: string[];
    }
  /** Any of these words joined by `+`, or `none`. */
  | {
      type: "any_of";
      /** The words. */
      words: string[];
    }
  /** A whole number in this range. */
  | {
      type: "number";
      /** The least. */
      min: number;
      /** The greatest. */
      max: number;
    }
  /** Whole numbers joined by `+`. */
  | {
      type: "numbers";
    };

/** How a match ended. */
export interface Outcome {
  /** The final score of each seat: heads where few are good, points where many are. */
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

/** Who is waited for, and how long. */
export interface PendingDecision {
  /** The number of the question; none where nobody is asked. */
  question: number | null;
  /** Who is asked. */
  asked: SeatSet;
  /** Who of them has still to answer. */
  waiting: SeatSet;
  /** Whose owners are not connected. */
  away?: SeatSet;
  /** Milliseconds until a bot chooses for those who have not; none where there is no hurry. */
  left_ms?: number;
  /** As many players must be for a proposal. */
  needed?: number;
  /** Where there is no clock: as many milliseconds after the question anybody at the table may call time on a seat that keeps all waiting (`nudge`). */
  nudge_after_ms?: number;
  /** The seats that `left_ms` is about, where it is not about all who are waited for. */
  nudged?: SeatSet;
  /** Who passes for the rest of the turn. */
  passed_for_turn?: SeatSet;
  /** What is proposed, where the players decide together. */
  proposals?: Proposal[];
  /** For whom a bot chooses until the owner is back. */
  stand_in?: SeatSet;
}

/** A pile of Bull Party. */
export interface Pile {
  /** Its cards from the bottom up. */
  cards: CardView[];
  /** The heads of all its cards. */
  heads: number;
}

/** Where a card would go if it were placed alone, as the table stands. */
export interface PlacementForecast {
  /** The row. */
  row: RowId;
  /** The heads its owner would take; left out where nothing is taken. */
  takes?: number;
}

/** A player as others see them. */
export interface PlayerProfile {
  /** The id. */
  id: GuestId;
  /** The name. */
  name: string;
  /** Declared as a bot. */
  bot: boolean;
  /** Ratings by game. */
  ratings: RatingEntry[];
}

/** Why something was refused. What is refused changes nothing. */
export interface Problem {
  /** What it is about: for programs. */
  code: ProblemCode;
  /** What happened and what to do: for people. */
  message: string;
  /** More exactly what it is about, where rules cannot be played: for programs that have words of their own for it. */
  reason?: string;
  /** After so many milliseconds another try makes sense. */
  retry_after_ms?: number;
}

/** The kinds of refusals. The names are stable. */
export type ProblemCode =
  /** The message or request could not be read. */
  | "malformed"
  /** The message or request is too long. */
  | "too_large"
  /** The body of the request is not announced as JSON (`Content-Type: application/json`). */
  | "unsupported_media_type"
  /** Nobody is signed in: make a guest first. */
  | "not_logged_in"
  /** The recovery code, token or cookie is not known (any more). */
  | "invalid_credentials"
  /** The page that asks belongs to another site. */
  | "origin_not_allowed"
  /** The name cannot be used. */
  | "invalid_name"
  /** There is no such page or thing. */
  | "not_found"
  /** There, but not in this way. */
  | "method_not_allowed"
  /** There is no such table (any more). */
  | "table_not_found"
  /** There is no such match, or it is still being played. */
  | "match_not_found"
  /** There is no such player. */
  | "player_not_found"
  /** The rules cannot be played. */
  | "invalid_rules"
  /** The settings of a table cannot be. */
  | "invalid_settings"
  /** All seats are taken. */
  | "table_full"
  /** The seat is taken, or there is no such seat. */
  | "seat_taken"
  /** Only those who sit at the table may do this. */
  | "not_seated"
  /** Only the host may do this. */
  | "not_host"
  /** The host has sent this guest away from the table. */
  | "removed"
  /** Nobody looks on at this table. */
  | "spectators_not_allowed"
  /** Not at this point of the table's life. */
  | "not_now"
  /** Seats are empty. */
  | "empty_seats"
  /** The table is paused. */
  | "paused"
  /** The question has been answered; another one is asked. */
  | "stale_question"
  /** This seat is not asked anything now. */
  | "not_asked"
  /** The rules do not allow this choice now. */
  | "not_allowed"
  /** Nobody may talk while cards are being picked. */
  | "chat_closed"
  /** Nothing to say, or too much. */
  | "invalid_chat"
  /** The nonce is not 1 to 64 bytes in hexadecimal digits. */
  | "invalid_nonce"
  /** Too many messages or requests. */
  | "rate_limited"
  /** Too many tables or connections of one guest. */
  | "too_many"
  /** The server has as much to do as it can. */
  | "busy"
  /** The server is being stopped; try again when it is back. */
  | "shutting_down"
  /** The client did not read what it was sent, or did not send what it began. */
  | "timeout"
  /** Something is broken on the server's side. */
  | "internal";

/** What a seat is asked. */
export interface Prompt {
  /** The number of the question. */
  question: number;
  /** The words a choice can begin with. Whether it is whole then, or what may follow, `options` tells. */
  next: string[];
  /** Does a choice need more than one word, for some of them? */
  needs_more: boolean;
  /** The answer so far. */
  answer?: string;
}

/** Something that one player wants to do and others may support. */
export interface Proposal {
  /** Who proposes it. */
  seat: Seat;
  /** What, in words; secrets are left out. */
  choice: string;
  /** Who is for it, the proposer included. */
  supporters: SeatSet;
}

/** Which special card has put a waiting card where it is. */
export type QueueEnd =
  /** First: a later one goes behind it. */
  | "first"
  /** Last: a later one goes before it. */
  | "last";

/** Who has a rating. */
export type RatedPlayer =
  /** Somebody. */
  | {
      kind: "guest";
      /** Who. */
      id: GuestId;
      /** The name. */
      name: string;
      /** Declared as a bot. */
      bot: boolean;
    }
  /** A bot of the house. */
  | {
      kind: "house_bot";
      /** Its level. */
      level: string;
    };

/** How a match moved a rating. */
export interface RatingChange {
  /** The seat. */
  seat: Seat;
  /** The rating before. */
  before: number;
  /** The rating after. */
  after: number;
}

/** A rating. */
export interface RatingEntry {
  /** The game. */
  game: GameKind;
  /** Who: a player, or a level of the house. */
  player: RatedPlayer;
  /** The rating: 25 at the beginning. */
  rating: number;
  /** Its uncertainty. */
  uncertainty: number;
  /** Matches it comes from. */
  matches: number;
}

export type RatingEntryList = RatingEntry[];

/** Comes back on another device. */
export interface RecoverRequest {
  /** The recovery code. */
  recovery: string;
}

/** A match at one of its steps. */
export interface ReplayStep {
  /** As many steps have been played. */
  step: number;
  /** As many steps there are. */
  steps: number;
  /** What happened in the last of them, as the viewer was shown it; with all cards open, as it was. */
  events: AnyEvent[];
  /** The table after it, through the eyes asked for; with all cards open, as somebody saw it who looked on. */
  view: GameView;
  /** With all cards open: what each seat saw, by seat. Left out otherwise. */
  seats?: GameView[];
}

/** A row, counted from 0. In the words of choices rows are counted from 1: row 0 is `row1`. */
export type RowId = number;

/** The score sheet of a match, the same for everybody. What the present round brings is in the view. */
export interface ScoreSheet {
  /** As many rounds were over when the first line was written. It is 0 as long as the sheet has room for all of them. */
  rounds_before: number;
  /** The scores then and after each round that has ended since: by seat, and in the game against the buffalo those of the team and of the buffalo after each turn. What a round brought is the difference of two lines. */
  lines: number[][];
}

/** A place at the table, counted from 0. */
export type Seat = number;

/** Seats, in ascending order. */
export type SeatSet = Seat[];

/** A seat as everybody sees it. */
export type SeatState =
  /** Nobody sits there. */
  | {
      kind: "empty";
    }
  /** A guest sits there. */
  | {
      kind: "guest";
      /** Who. */
      id: GuestId;
      /** The name. */
      name: string;
      /** A program of somebody, declared as such. */
      bot: boolean;
    }
  /** A bot of the house. */
  | {
      kind: "house_bot";
      /** Its level. */
      level: string;
      /** Its name at this table. */
      name: string;
    };

/** Cards in order. */
export type Sequence = Card[];

/** What the server says. */
export type ServerMessage =
  /** The first message of every connection. */
  | {
      type: "welcome";
      /** The version of the protocol. */
      protocol: number;
      /** The version of the server. */
      server: string;
      /** The table. */
      table: TableId;
      /** Who you are. */
      you: GuestId;
    }
  /** Everything, for a client that knows nothing or has been away for too long. */
  | Snapshot & {
      type: "snapshot";
    }
  /** What has changed. */
  | Update & {
      type: "update";
    }
  /** What may follow the first words of a choice. */
  | {
      type: "next_words";
      /** The question. */
      question: number;
      /** The words so far. */
      words: string;
      /** The words that may come next. */
      next: string[];
      /** Are the words so far a whole choice? */
      complete: boolean;
    }
  /** A message was refused, and changed nothing. */
  | {
      type: "rejected";
      /** The type of the message; empty where it could not be read. */
      request: string;
      /** Why. */
      problem: Problem;
      /** The question it was about. */
      question?: number;
    }
  /** The answer to a ping. */
  | {
      type: "pong";
      /** What the ping said. */
      t: number;
    }
  /** The last message before the server closes the connection. */
  | {
      type: "closing";
      /** Why. */
      problem: Problem;
    };

/** New settings; what is left out stays. */
export interface SettingsPatch {
  /** Seconds for each decision; 0 for no clock. */
  clock?: number | null;
  /** Another game, by its own options. */
  game?: GameKind | null;
  /** Options of the game; those that are not named go back to the book. */
  options?: string | null;
  /** How many seats. */
  players?: number | null;
  /** Does the table show which cards have been played? */
  show_seen?: boolean | null;
  /** May others look on? */
  spectators?: boolean | null;
  /** Who finds the table. */
  visibility?: Visibility | null;
}

/** A table and its game as a viewer sees them now. */
export interface Snapshot {
  /** The number of the last change that is in here. */
  seq: number;
  /** Your seat; none if you look on. */
  seat: Seat | null;
  /** The table. */
  table: TableState;
  /** The game as you see it, once one has begun. */
  view: GameView | null;
  /** The score sheet of that game. */
  score_sheet: ScoreSheet | null;
  /** Who is waited for. */
  pending: PendingDecision;
  /** What you are asked. */
  prompt: Prompt | null;
  /** The last lines of talk. */
  chat: ChatLine[];
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

/** A table. Whoever knows the id of a private table may come in. */
export type TableId = string;

/** What is going on at a table. */
export type TablePhase =
  /** People sit down; nothing has been dealt yet. */
  | "open"
  /** A match is being played. */
  | "playing"
  /** A match is being played, and everybody has a break. */
  | "paused"
  /** A match is over. */
  | "over";

/** What was agreed when the table was opened, or changed by the host before a match. */
export interface TableSettings {
  /** Game and rules, with the number of seats under `players`. */
  rules: AnyRules;
  /** Seconds for each decision; none where people take their time. */
  clock: number | null;
  /** Who finds the table. */
  visibility: Visibility;
  /** May others look on? */
  spectators: boolean;
  /** Does the table show which cards have been played? */
  show_seen: boolean;
}

/** A table as everybody at it sees it. */
export interface TableState {
  /** Its id: also the end of the link that friends open. */
  id: TableId;
  /** Its short code. */
  code: Code;
  /** What was agreed. */
  settings: TableSettings;
  /** All number cards of the game by these rules, each with its heads: for a grid, and for cards in events. */
  deck: CardView[];
  /** The seats. */
  seats: SeatState[];
  /** Who may fill seats, start and pause. */
  host: GuestId | null;
  /** What is going on. */
  phase: TablePhase;
  /** How many matches have been started here. */
  matches: number;
  /** SHA-256 of the secret behind the deals of this match, or of the next one when none is being played. */
  commitment: string;
  /** The seats that have mixed something into those deals. */
  nonces: SeatSet;
  /** Who asks for another match. */
  rematch: SeatSet;
  /** How the last match ended, until another one begins. */
  result: MatchResult | null;
}

/** A table in the lobby, or found by its code. */
export interface TableSummary {
  /** Its id. */
  id: TableId;
  /** Its short code. */
  code: Code;
  /** Game and rules. */
  rules: AnyRules;
  /** Seconds for each decision. */
  clock: number | null;
  /** Who finds it. */
  visibility: Visibility;
  /** May others look on? */
  spectators: boolean;
  /** The seats. */
  seats: SeatState[];
  /** What is going on. */
  phase: TablePhase;
  /** When it was opened, in milliseconds since 1970. */
  opened_ms: number;
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

/** What a match of Take 6 waits for. */
export type Take6Phase =
  /** The cards of a round are being dealt. */
  | "deal"
  /** The seat on turn picks a card of the pool. */
  | "draft"
  /** Every seat chooses a card to play. */
  | "choose"
  /** The card of the seat on turn fits nowhere: it chooses a row and takes it. */
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

/** A card that was shown and is not placed yet. */
export interface Take6QueuedCard {
  /** Whose. */
  seat: Seat;
  /** The card. */
  card: CardView;
  /** Its digits are flipped: it is placed as this number. */
  flipped?: number;
}

/** A row of Take 6. */
export interface Take6Row {
  /** Its cards in the order they lie. */
  cards: CardView[];
  /** The heads of all its cards. */
  heads: number;
  /** As many cards fill it: the next one that comes takes them. */
  capacity: number;
  /** The cow stands here and takes the place of a card. */
  cow?: boolean;
  /** Mountaineering lies here: the row goes down, each card must be lower than the last. The arrow says where the marker goes after the next take: `up` towards row 0. */
  mountain?: Arrow;
  /** Even/Odd lies here: the row takes only such cards. */
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

/** A seat of Take 6 as everybody sees it. */
export interface Take6Seat {
  /** Heads of the rounds before this one. */
  score: number;
  /** Heads taken in this round. */
  heads: number;
  /** How many cards it holds. */
  hand: number;
  /** It still has its flip card of this round. */
  flip?: boolean;
  /** The cards everybody knows to be in its hand, because they were drafted in the open. Left out where there are none, for your own seat, and where the table plays from memory. */
  known?: CardView[];
}

/** Take 6 as a viewer sees it. */
export interface Take6View {
  /** What is awaited. */
  phase: Take6Phase;
  /** The round, counted from 1; after the match, as many as were played. */
  round: number;
  /** The turn of the round, counted from 1; 0 before the first and between rounds. */
  turn: number;
  /** As many turns a round has. */
  turns: number;
  /** The four rows. */
  rows: Take6Row[];
  /** The seats in order. */
  seats: Take6Seat[];
  /** The cards of this turn that wait to be placed, the next one first. */
  queue: Take6QueuedCard[];
  /** Your hand in ascending order. */
  hand: CardView[];
  /** What each card of your hand would be with its digits flipped, in the same order; `null` where it cannot be. Left out where you have no flip card. */
  flipped?: (FlippedForecast | null)[];
  /** Where each card of your hand would go, in the same order; `null` where it fits nowhere and you would choose a row to take. Left out while no rows lie. */
  forecasts?: (PlacementForecast | null)[];
  /** The result, once the match is over. */
  outcome?: Outcome;
  /** The cards that lie open to be drafted; left out where there are none. */
  pool?: CardView[];
  /** The cards of this round that everybody has seen; left out where the table does not show them. */
  seen?: CardSet;
  /** Who must choose alone, in the phases `draft` and `take_row`. */
  to_play?: Seat;
  /** Your seat; left out where you look on. */
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
  /** A card was known_cards at the right end of the line, or started one. */
  | {
      extended: {
        /** The seat that known_cards it. */
        seat: Seat;
        /** The known_cards card. */
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

/** What a match of Take That waits for. */
export type TakeThatPhase =
  /** The cards of a game are being dealt. */
  | "deal"
  /** The seat on turn lays a card, makes a pair or takes the line. */
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

/** A seat of Take That as everybody sees it. */
export interface TakeThatSeat {
  /** Points of the games before this one. */
  score: number;
  /** Points of this game, without the extra cards, which nobody has seen. */
  points: number;
  /** How many cards it holds. */
  hand: number;
  /** How many cards it has taken with lines, face down. */
  taken: number;
  /** How many extra cards it has, of which nobody has seen any. */
  extras?: number;
  /** The cards of its pairs, face up: each counts 1. */
  pairs?: CardSet;
}

/** Variant of the game. */
export type TakeThatVariant =
  /** Without section 6 of the rules. */
  | "standard"
  /** A line of one card costs its taker an extra card (section 6 of the rules). */
  | "advanced";

/** Take That as a viewer sees it. */
export interface TakeThatView {
  /** What is awaited. */
  phase: TakeThatPhase;
  /** The game of the match, counted from 1; after the match, as many as were played. */
  round: number;
  /** As many games the match has. */
  rounds: number;
  /** The line from left to right; a card that is laid comes to its right end. */
  line: CardView[];
  /** The points that taking the line costs. */
  line_cost: number;
  /** Cards left in the pile. */
  stock: number;
  /** The seats in order. */
  seats: TakeThatSeat[];
  /** Your hand in ascending order. */
  hand: CardView[];
  /** The pairs you could make as the line lies, each as `[card of your hand, card of the line]`. */
  available_pairs?: ([Card, Card])[];
  /** The result, once the match is over. */
  outcome?: Outcome;
  /** The cards of your hand that could be laid as the line lies: all of them where there is none. */
  playable?: CardSet;
  /** The cards of this game that everybody has seen; left out where the table does not show them. */
  seen?: CardSet;
  /** Whose turn it is, in the phase `turn`. */
  to_play?: Seat;
  /** Your seat; left out where you look on. */
  you?: Seat;
}

/** What has changed since the message before. Parts that are left out have not changed. Whoever sits down or gets up is sent a snapshot instead. */
export interface Update {
  /** The number of the last change that is in here. It grows with every change that is kept; a message that tells only who is there repeats it. */
  seq: number;
  /** The number this builds on: whoever has less has missed something and asks again. */
  prev_seq: number;
  /** New lines of talk. */
  chat?: ChatLine[];
  /** What happened in the game, in order, as you are shown it. */
  events?: AnyEvent[];
  /** Who is waited for. */
  pending?: PendingDecision;
  /** What you are asked: `null` where you are not asked any more. */
  prompt?: Prompt | null;
  /** The whole score sheet, where a round has ended or another match has begun. It leaves the table with the game. */
  score_sheet?: ScoreSheet;
  /** The table. */
  table?: TableState;
  /** The game after that. Where the table says that it is open, no game lies on it any more. */
  view?: GameView;
}

/** Who finds a table. */
export type Visibility =
  /** Those who have its link or its code. */
  | "private"
  /** Everybody, in the lobby. */
  | "public";

/** One word of a choice: a card, a row, or what the rules of the game name. */
export type Word = string;
