// A lesson is a row of scenes out of the worked examples of the rules. Everything is written down: what lies on the
// table, what may be answered, which answer is right and what happens then. Nothing here knows a rule.
import type { AnyEvent, AnyRules, CardView, GameKind, GameView, SeatState } from '../protocol';

export interface Scene {
  /** The table before. */
  view: GameView;
  /** What may be said after which words; what is not a key is a whole answer. */
  words: Record<string, string[]>;
  right: string[];
  /** What happens after a right answer. */
  events: AnyEvent[];
}

export interface Lesson {
  game: GameKind;
  rules: AnyRules;
  scenes: Scene[];
}

/** The cards of the lessons with their heads (rule take6 1.3). */
export const DECK: CardView[] = Array.from({ length: 104 }, (_, at) => card(at + 1));

export function card(number: number): CardView {
  if (number === 55) return [number, 7];
  if (number % 11 === 0) return [number, 5];
  if (number % 10 === 0) return [number, 3];
  return [number, number % 5 === 0 ? 2 : 1];
}

export function cards(...numbers: number[]): CardView[] {
  return numbers.map(card);
}

/** A row with its heads. */
export function row(...numbers: number[]): { cards: CardView[]; heads: number; room: number } {
  const lying = cards(...numbers);
  return { cards: lying, heads: lying.reduce((sum, [, heads]) => sum + heads, 0), room: 5 };
}

export const ROWS = ['row1', 'row2', 'row3', 'row4'];

/** Who sits there: the learner, and seats that are only counted. */
export function company(players: number): SeatState[] {
  return Array.from({ length: players }, () => ({ kind: 'empty' }));
}

const LESSONS: Record<GameKind, () => Promise<{ lesson: Lesson }>> = {
  take6: () => import('./take6'),
  buffalo: () => import('./buffalo'),
  take_that: () => import('./take_that'),
  bull_party: () => import('./bull_party'),
};

export async function loadLesson(game: GameKind): Promise<Lesson> {
  return (await LESSONS[game]()).lesson;
}
