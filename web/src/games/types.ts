// The client's description of a game. `Game` is what every page needs; `GamePlay` is what a table needs, and is
// loaded with the first table.
import type { Component } from 'svelte';
import type { Animal, CardAnimal } from '../design/animals';
import type { InsertionForecast } from '../engine/types';
import type { Values } from '../form/options';
import type { TextContext } from '../playback/context';
import type { AnyEvent, AnyRules, CardView, GameKind, GameView, Seat } from '../protocol';
import type { Choice } from '../table/choice.svelte';
import type { Tutorial } from '../tutorial/types';
import type { Length } from './beats';

export type ViewOf<K extends GameKind> = Extract<GameView, { game: K }>;
export type RulesOf<K extends GameKind> = Extract<AnyRules, { game: K }>;
export type EventOf<K extends GameKind> = K extends GameKind ? Extract<AnyEvent, Record<K, unknown>>[K] : never;

/** A value of an option and the values of other options that it needs. */
export interface OptionNeed {
  option: string;
  value: string;
  needs: Record<string, string>;
}

export interface Game<K extends GameKind> {
  /** The picture on the home page. */
  picture: { cards: CardView[]; animal: Animal };
  /** The animal on the cards. */
  cardAnimal: CardAnimal;
  /** Options that change the game considerably; the form collapses them. */
  experimentalOptions: string[];
  /** Values that are valid only together with values of other options. The server checks them; the form sets them together. */
  optionNeeds?: OptionNeed[];
  /** Whether an option has an effect with these values and this number of players; the form hides those that have none. */
  isRelevant?(option: string, values: Values, players: number): boolean;
  /** The options in force that a player wants to know before sitting down. */
  describeRules(rules: RulesOf<K>): string[];
  /** What is special about the rules of a table: it comes before the rules that all tables have. */
  explainRules?(rules: RulesOf<K>): { title: string; text: string }[];
  /** Rules as option values by name, if that is not simply the rules object. */
  optionValues?(rules: RulesOf<K>): object;
  /** Notes about the rules as they are filled in or agreed. */
  notes?(values: Values): string[];
  /** Message id of the name of a deal of number cards, if the game deals more than once. */
  dealName?: string;
  loadTutorial(): Promise<Tutorial>;
}

export interface BoardProps<K extends GameKind> {
  view: ViewOf<K>;
  /** The view whose cards have all landed, for counters and prices. While cards move it is the view before the event, and not `view`. */
  landed: ViewOf<K>;
  /** The event that is being shown. */
  event: EventOf<K> | null;
  /** The choice that is being made; `null` if there is nothing to choose. */
  choice: Choice | null;
  context: TextContext;
  /** The view after an event that has not happened: the effect of a choice that is being made. `null` if unknown. */
  foresee?: (event: EventOf<K>) => ViewOf<K> | null;
  /** Where a choice would put a card between the cards of a row; `null` if it is not such a choice. */
  forecastInsertion?: ((words: string[]) => InsertionForecast | null) | undefined;
}

/** A card in the queue of revealed cards. */
export interface QueuedCard {
  key: number | string;
  /** A number card, a zero card such as `0 B`, a face-down card, or none yet. */
  card: CardView | `0 ${string}` | 'hidden' | 'missing';
  who: string;
  /** The seat that played it, for its colour; omitted for a character such as the buffalo. */
  seat?: Seat;
  /** The card of the hand that it was, if it is face down. */
  from?: string;
  /** Whether it is placed already: it stays in the line of the turn, dimmed. */
  done?: boolean;
  note?: string;
  /** Picture of a character, where its name has no room. */
  Face?: Component;
}

/** The effect of dropping an object on another one. */
export interface Drop {
  words: string[];
  /** Whether the choice waits for confirmation. */
  confirm?: boolean;
}

export interface GamePlay<K extends GameKind> {
  Board: Component<BoardProps<K>>;
  /** Shown in the panel, below the scores. */
  Footer?: Component<{ view: ViewOf<K>; context: TextContext }>;
  /** Shown above the actions after a match; omitted if it is the podium of the seats. */
  ResultPicture?: Component<{ view: ViewOf<K>; context: TextContext }>;
  /** Heading of the table while the match is played. */
  title(view: ViewOf<K>): string;
  /** What the card at this index of the hand would do on the table as it is now; a zero card comes after the number cards. */
  hint(view: ViewOf<K>, at: number): string | null;
  /** Why a card of the hand that the choice does not offer cannot be chosen now, given the words so far; `null` if there is no special
   *  reason. */
  whyNot?(view: ViewOf<K>, word: string, words: string[]): string | null;
  /** What the player is asked, given the words chosen so far and the card that is held. */
  prompt(view: ViewOf<K>, words: string[], context: TextContext, held?: string | null): string;
  /** Whether the question is an offer that most players pass over: it is asked without emphasis. */
  isOffer?(view: ViewOf<K>, words: string[]): boolean;
  /** The answer to a question that leaves nothing to decide: the client gives it without asking. */
  formality?(view: ViewOf<K>, words: string[], rules: RulesOf<K>): string | null;
  /** What to know to answer the question, in a line beside it. */
  promptDetail?(view: ViewOf<K>, words: string[], context: TextContext): string | null;
  /** What a new player may meet for the first time in this question, the most important first. */
  firstTimes?(view: ViewOf<K>): string[];
  /** All topics of `firstTimes`. */
  allFirstTimes?: string[];
  /** What a word of a choice does, if a line helps. */
  wordHelp?(word: string, view: ViewOf<K>): string | null;
  /** Whether an object of the board or the hand stands for a word, so that it needs no button. */
  isOnBoard(word: string, view: ViewOf<K>): boolean;
  /** The choices that a card of the hand stands for besides its own word. With several of them it is held until one is picked. */
  uses?(view: ViewOf<K>, word: string): string[][];
  /** The cards of the hand, without those that the choice has laid already; default: all. */
  handCards?(view: ViewOf<K>, choice: Pick<Choice, 'chosen'>): CardView[];
  /** The letter of the zero card in the hand; `null` if there is none. */
  zeroCard?(view: ViewOf<K>): string | null;
  /** What is special about the card at this index of the hand. */
  mark?(view: ViewOf<K>, at: number): 'mirror' | null;
  /** How an object of the board can be dragged: `select` picks it up as if it were picked, so that what it can act on glows. */
  drags?(view: ViewOf<K>, word: string): 'select' | 'move' | null;
  /** The words that dropping an object on another one picks; `null` if that does nothing. */
  drop?(view: ViewOf<K>, dragged: string, onto: string): Drop | null;
  /** The revealed cards that are not placed yet, the next one first, in the order that the chosen words give them. */
  queue(view: ViewOf<K>, context: TextContext, chosen?: string[]): QueuedCard[];
  /** Number of cards that the queue keeps room for; default: one for each seat. */
  queuePlaces?(view: ViewOf<K>): number;
  /** Whether the queue has small cards, because the board needs the room. */
  slimQueue?: boolean;
  /** Whether the board is nothing but four rows of five cards, so that a wide one needs no more width than they have. */
  hasOnlyRows?: boolean;
  /** Whether hands are drafted: the hand only fills then. */
  isDraft?(view: ViewOf<K>): boolean;
  /** Whether the table keeps room for the queue. */
  hasQueue(view: ViewOf<K>): boolean;
  /** Whether a seat has left the round and only watches. */
  isOut?(view: ViewOf<K>, seat: Seat): boolean;
  /** Whether chat is closed now; the server rejects it too. */
  isChatClosed?(view: ViewOf<K>): boolean;

  /** The view in the middle of an event: a row is shown before it is taken, with the card that overfills it. `view` is the one before
   *  the event. */
  intermediate?(view: ViewOf<K>, event: EventOf<K>): ViewOf<K> | null;
  /** How long that view is shown; `null` for other events. */
  hold?(event: EventOf<K>): Length | null;
  /** How long an event without such a view is shown, in beats. */
  beats(event: EventOf<K>): number;
  /** The seat, or `data-seat` of a character, to which the cards fly that an event removes from the table. */
  taker?(event: EventOf<K>): Seat | string | null;
  /** Whether the seat takes cards that count against it. */
  isPenalty?(event: EventOf<K>, seat: Seat): boolean;

  /** Score of a seat, earlier rounds included; `null` if seats have no score of their own. */
  seatScore(view: ViewOf<K>, seat: Seat): number | null;
  /** Scores of the sides of a score sheet, if they are not the seats. */
  sideScores?(view: ViewOf<K>): number[];
  sideNames?(): string[];
  /** What the lines of the score sheet count. */
  roundName: 'round' | 'turn' | 'game';
  /** The round being played, counted from 1. */
  round(view: ViewOf<K>): number;
  /** The score that ends a match. */
  scoreLimit?(rules: RulesOf<K>): number | null;
  /** When the match ends, in words. */
  endCondition?(rules: RulesOf<K>): string;
}
