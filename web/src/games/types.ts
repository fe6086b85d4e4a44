// The client's description of a game. `Game` is what every page needs; `GamePlay` is what a table needs, and is
// loaded with the first table.
import type { Component } from 'svelte';
import type { Animal, CardAnimal } from '../design/animals';
import type { Values } from '../form/options';
import type { TextContext } from '../playback/context';
import type { AnyEvent, AnyRules, CardView, GameKind, GameView, Outcome, Seat } from '../protocol';
import type { Choice } from '../table/choice.svelte';
import type { Tutorial } from '../tutorial/types';

export type ViewOf<K extends GameKind> = Extract<GameView, { game: K }>;
export type RulesOf<K extends GameKind> = Extract<AnyRules, { game: K }>;
export type EventOf<K extends GameKind> = K extends GameKind ? Extract<AnyEvent, Record<K, unknown>>[K] : never;

export interface Game<K extends GameKind> {
  /** The picture on the home page. */
  picture: { cards: CardView[]; animal: Animal };
  /** The animal on the cards. */
  cardAnimal: CardAnimal;
  /** Options that change the game considerably; the form collapses them. */
  experimentalOptions: string[];
  /** The options in force that a player wants to know before sitting down. */
  describeRules(rules: RulesOf<K>): string[];
  /** Rules as option values by name, if that is not simply the rules object. */
  optionValues?(rules: RulesOf<K>): object;
  /** Notes about the rules as they are filled in or agreed. */
  notes?(values: Values): string[];
  /** The result in one line, if it is not "X wins". */
  resultLine?(outcome: Outcome): string;
  /** Message id of the name of a deal of number cards, if the game deals more than once. */
  dealName?: string;
  loadTutorial(): Promise<Tutorial>;
}

export interface BoardProps<K extends GameKind> {
  view: ViewOf<K>;
  /** The event that is being shown. */
  event: EventOf<K> | null;
  /** The choice that is being made; `null` if there is nothing to choose. */
  choice: Choice | null;
  context: TextContext;
}

/** A card in the queue of revealed cards. */
export interface QueuedCard {
  key: number | string;
  /** A number card, a zero card such as `0 B`, a face-down card, or none yet. */
  card: CardView | `0 ${string}` | 'hidden' | 'missing';
  who: string;
  note?: string;
}

export interface GamePlay<K extends GameKind> {
  Board: Component<BoardProps<K>>;
  /** Shown below the hand, in the phases in which the board leaves it out. */
  Footer?: Component<{ view: ViewOf<K>; context: TextContext }>;
  /** Heading of the table while the match is played. */
  title(view: ViewOf<K>): string;
  /** The server's forecast for the card at this index of the hand. */
  hint(view: ViewOf<K>, at: number): string | null;
  /** What the player is asked, given the words chosen so far. */
  prompt(view: ViewOf<K>, words: string[], context: TextContext): string;
  /** What a word of a choice does, if a line helps. */
  wordHelp?(word: string, view: ViewOf<K>): string | null;
  /** Whether a word is picked on the board, so that it needs no button. */
  isOnBoard(word: string, view: ViewOf<K>): boolean;
  /** The revealed cards that are not placed yet, the next one first. */
  queue(view: ViewOf<K>, context: TextContext): QueuedCard[];
  /** Whether the table keeps room for the queue. */
  hasQueue(view: ViewOf<K>): boolean;
  /** Whether the hand can be covered by the queue on a small screen. */
  isHandIdle?(view: ViewOf<K>, choice: Choice): boolean;
  /** Whether a seat has left the round and only watches. */
  isOut?(view: ViewOf<K>, seat: Seat): boolean;
  /** Whether chat is closed now; the server rejects it too. */
  isChatClosed?(view: ViewOf<K>): boolean;

  /** The view in the middle of an event: an overfilling card is briefly shown in its row. `view` is the one before the event. */
  intermediate?(view: ViewOf<K>, event: EventOf<K>): ViewOf<K> | null;
  /** How long an event is shown, in beats. */
  beats(event: EventOf<K>): number;
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
