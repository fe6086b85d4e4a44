// Puzzles as data: one file per game, loaded when its puzzles are played (`rodeo puzzles`, docs/insight.md).
import { nextTask } from '../design/nextTask';
import { GAME_KINDS } from '../games';
import type { GameKind, Seat } from '../protocol';
import type { Puzzle, PuzzleFile } from '../review/types';

/** Addresses of the files. Their names change with their content. */
const ADDRESSES = import.meta.glob<string>('../../../crates/review/puzzles/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The games that have puzzles, in the order of the home page. */
export const PUZZLE_GAMES: GameKind[] = GAME_KINDS.filter((game) => addressOf(game) !== undefined);

/** A puzzle with what is needed to show it. */
export interface LoadedPuzzle {
  game: GameKind;
  /** Identifies the puzzle among those of its game, also in addresses: number of the match, step, seat from 1. */
  id: string;
  /** The record up to the position or further, in the text form. */
  record: string;
  puzzle: Puzzle;
}

const loaded = new Map<GameKind, Promise<LoadedPuzzle[]>>();

/** All puzzles of a game. A failed attempt is repeated by the next call. */
export function loadPuzzles(game: GameKind): Promise<LoadedPuzzle[]> {
  const known = loaded.get(game);
  if (known) return known;
  const loading = fetchPuzzles(game);
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game));
  return loading;
}

/** The puzzles of a file in its order. */
export function puzzlesOf({ game, matches }: PuzzleFile): LoadedPuzzle[] {
  return matches.flatMap(({ number, record, puzzles }) =>
    puzzles.map((puzzle) => ({ game, id: puzzleId(number, puzzle.step, puzzle.seat), record, puzzle })),
  );
}

/** Number of matches that are parsed in one task: a whole file would block the page for a tenth of a second on a phone. */
const AT_ONCE = 60;

/** Reads a file in short tasks. It has a line for each match, between `{…"matches":[` and `]}`. */
export async function readPuzzles(text: string): Promise<PuzzleFile> {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const tail = lines.pop() ?? '';
  const file = JSON.parse(head + tail) as PuzzleFile;
  const matches: PuzzleFile['matches'] = [];
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    await nextTask();
    const part = lines
      .slice(at, at + AT_ONCE)
      .join('\n')
      .replace(/,$/, '');
    matches.push(...(JSON.parse(`[${part}]`) as PuzzleFile['matches']));
  }
  return { ...file, matches };
}

function puzzleId(match: number, step: number, seat: Seat): string {
  return `${match}-${step}-${seat + 1}`;
}

async function fetchPuzzles(game: GameKind): Promise<LoadedPuzzle[]> {
  const address = addressOf(game);
  if (address === undefined) throw new Error(`no puzzles of ${game}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
  return puzzlesOf(await readPuzzles(await answer.text()));
}

function addressOf(game: GameKind): string | undefined {
  return Object.entries(ADDRESSES).find(([path]) => path.endsWith(`/${game}.json`))?.[1];
}
