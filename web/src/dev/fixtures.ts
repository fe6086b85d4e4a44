// Data for the gallery: seats, scores and views that show every state.
import { view } from '../engine/engine';
import { GAME_KINDS, gameOf } from '../games';
import type { KeyMoment } from '../replay/keyMoments';
import type { CardView, EngineGame, GameKind, GameView, MatchSummary, Outcome, SeatState, Snapshot } from '../protocol';
import { replayTable } from '../replay/replayTable';

export const LONG_NAME = 'Wiesenschaumkrautpflücker';

/** Seats of every kind, with the shortest and the longest names. */
export const SEATS: SeatState[] = Array.from({ length: 10 }, (_, at) => {
  if (at % 3 === 2) return { kind: 'house_bot', level: 'keen', name: `Bot ${at + 1}` };
  return { kind: 'guest', id: `guest${at}`, name: at === 1 ? LONG_NAME : `Seat ${at + 1}`, bot: at === 4 };
});

export const CARDS: CardView[] = [
  [1, 1],
  [5, 2],
  [10, 3],
  [11, 5],
  [55, 7],
  [99, 5],
  [104, 1],
];

export const SCORES = [12, 3, 21, 8, 0, 33, 17, 5, 26, 41];
export const GAINS = [9, 0, 4, 8, 0, 13, 2, 5, 7, 19];
export const OUTCOME: Outcome = { scores: SCORES, winners: [4] } as Outcome;

export const MOMENTS: KeyMoment[] = [
  { kind: 'swing', step: 4, side: 1, change: 13 },
  { kind: 'lead', step: 9, side: 3 },
];

export const POINTS = Array.from({ length: 23 }, (_, at) => ({
  at,
  scores: SCORES.map((score, seat) => Math.round((score * Math.min(22, at + ((seat * 3) % 5))) / 22)),
}));

export interface Scene {
  name: string;
  view: GameView;
}

/** The boards of a game in the situations of its tutorial. */
export async function scenesOf(game: GameKind): Promise<Scene[]> {
  const { steps } = await gameOf(game).loadTutorial();
  return steps.map((step) => ({ name: step.id, view: view(step.game as EngineGame, 0) }));
}

export async function allScenes(): Promise<[GameKind, Scene[]][]> {
  return Promise.all(GAME_KINDS.map(async (game): Promise<[GameKind, Scene[]]> => [game, await scenesOf(game)]));
}

/** A table whose seats are in all states. */
export function tableInAllStates(rules: MatchSummary['rules']): Snapshot {
  const table = replayTable({ rules, seats: SEATS } as MatchSummary);
  const pending = {
    question: 1,
    asked: [0, 1, 2, 3, 4],
    waiting: [1, 3],
    nudged: [3],
    away: [5],
    stand_in: [6],
    passed_for_turn: [7],
  };
  return { ...table, seat: 0, pending };
}
