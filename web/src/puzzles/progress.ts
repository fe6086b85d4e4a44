// What this browser knows about the player: a rating for each game, and the puzzles that were answered.
import { newPuzzleRating, ratePuzzle, type PuzzleRating } from '../engine/records';
import type { GameKind } from '../protocol';
import { remember, remembered } from '../settings.svelte';
import type { LoadedPuzzle } from './files';

export interface Progress extends PuzzleRating {
  /** Number of puzzles that were solved at the first attempt. */
  solved: number;
  /** Ids of the puzzles that were answered. Only the first answer to a puzzle counts. */
  done: string[];
}

/** The next puzzle is one of so many whose ratings are closest to that of the player. */
const CLOSE = 12;
/** Number of puzzles of the first game before those of the others. */
const FIRST = 3;

export function progressOf(game: GameKind): Progress {
  return read(remembered(nameOf(game))) ?? { ...newPuzzleRating(), solved: 0, done: [] };
}

/** The game of the next puzzle if any will do: the first one until a few of it were answered, which is the easiest to read. */
export function nextGame(games: GameKind[], answered: (game: GameKind) => number, random: number): GameKind | undefined {
  const [first] = games;
  if (first && answered(first) < FIRST) return first;
  return games[Math.floor(random * games.length)];
}

/** Counts an answer. Returns the progress after it; the same as before if the puzzle was answered before. */
export function countAnswer({ game, id, puzzle }: LoadedPuzzle, solved: boolean): Progress {
  const before = progressOf(game);
  if (before.done.includes(id)) return before;
  const after = {
    ...ratePuzzle(before, puzzle, solved),
    solved: before.solved + (solved ? 1 : 0),
    done: [...before.done, id],
  };
  remember(nameOf(game), JSON.stringify(after));
  return after;
}

/** A puzzle that suits the player: one that was not answered yet, if there is one. `random` is from 0 to 1. */
export function nextPuzzle(
  puzzles: LoadedPuzzle[],
  { rating, done }: Progress,
  random: number,
  last: string | null,
): LoadedPuzzle | null {
  const answered = new Set(done);
  const others = puzzles.filter(({ id }) => id !== last);
  const fresh = others.filter(({ id }) => !answered.has(id));
  const distance = ({ puzzle }: LoadedPuzzle): number => Math.abs(puzzle.rating - rating);
  const close = (fresh.length > 0 ? fresh : others.length > 0 ? others : puzzles)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, CLOSE);
  return close[Math.min(close.length - 1, Math.floor(random * close.length))] ?? null;
}

function nameOf(game: GameKind): string {
  return `puzzles-${game}`;
}

/** Stored progress; `null` if there is none or it is damaged. */
function read(text: string | null): Progress | null {
  try {
    const { rating, uncertainty, solved, done } = JSON.parse(text ?? '') as Progress;
    const valid = Number.isFinite(rating) && uncertainty > 0 && solved >= 0 && done.every((id) => typeof id === 'string');
    return valid ? { rating, uncertainty, solved, done } : null;
  } catch {
    return null;
  }
}
