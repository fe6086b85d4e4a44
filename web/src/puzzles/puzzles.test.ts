// Puzzles: every shipped one can be shown, answers, ratings and the choice of the next one.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { GameKind } from '../protocol';
import type { PuzzleFile } from '../review/types';
import { type LoadedPuzzle, PUZZLE_GAMES, puzzlesOf, readPuzzles } from './files';
import { countAnswer, nextGame, nextPuzzle, progressOf } from './progress';
import { Task } from './task.svelte';

const FILES = import.meta.glob<string>('../../../crates/review/puzzles/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The shipped puzzles of a game. */
function shipped(game: GameKind): LoadedPuzzle[] {
  return puzzlesOf(JSON.parse(FILES[`../../../crates/review/puzzles/${game}.json`]!) as PuzzleFile);
}

const take6 = shipped('take6');

beforeAll(() => chooseLanguage('en'));
beforeEach(() => localStorage.clear());

/** Makes a choice word by word. */
function choose(task: Task, choice: string): void {
  for (const word of choice.split(' ')) if (task.answer === null) task.choice.pick(word);
  if (task.answer === null) task.choice.confirm();
}

describe('shipped puzzles', () => {
  it.each(PUZZLE_GAMES)('of %s are read match by match', async (game) => {
    const text = FILES[`../../../crates/review/puzzles/${game}.json`]!;
    expect(await readPuzzles(text)).toEqual(JSON.parse(text));
  });

  it.each(PUZZLE_GAMES)('of %s can be shown and answered', (game) => {
    const puzzles = shipped(game);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const puzzle of puzzles) {
      const answers: boolean[] = [];
      const task = new Task(puzzle, (solved) => answers.push(solved));
      expect(task.view.game).toBe(game);
      const { choice } = task.alternatives.at(-1)!;
      task.choice.pickAll(choice.split(' '));
      if (task.answer === null) task.choice.confirm();
      expect([puzzle.id, task.answer, answers]).toEqual([puzzle.id, choice, [false]]);
    }
  });
});

describe('a task', () => {
  const [first] = take6 as [LoadedPuzzle];

  it('is solved by the best choice, and then explains why the obvious one is worse', () => {
    const answers: boolean[] = [];
    const task = new Task(first, (solved) => answers.push(solved));
    choose(task, task.best);
    expect([answers, task.solved]).toEqual([[true], true]);
    const decision = task.decision(null);
    expect([decision.label, decision.chosen]).toEqual([null, task.best]);
    const simple = task.alternatives.find(({ choice }) => choice === first.puzzle.simple);
    expect(decision.reasons).toEqual(simple?.reasons);
    expect(decision.reasons.length).toBeGreaterThan(0);
  });

  it('is missed by another choice, and explains the one that is looked at', () => {
    const task = new Task(first, () => undefined);
    const [, second, third] = task.alternatives;
    choose(task, second!.choice);
    expect(task.solved).toBe(false);
    expect(task.decision(null)).toMatchObject({ label: second!.label, reasons: second!.reasons, cost: { mean: second!.cost } });
    expect(task.decision(task.best).reasons).toEqual(second!.reasons);
    if (third) expect(task.decision(third.choice)).toMatchObject({ chosen: second!.choice, reasons: third.reasons });
  });

  it('accepts one answer, and only offered choices', () => {
    const answers: boolean[] = [];
    const task = new Task(first, (solved) => answers.push(solved));
    task.choice.pick('nothing');
    expect(answers).toEqual([]);
    choose(task, task.best);
    task.choice.pick(task.alternatives[1]!.choice);
    expect(answers).toEqual([true]);
  });
});

describe('progress', () => {
  it('counts the first answer to a puzzle only', () => {
    const [one, other] = take6 as [LoadedPuzzle, LoadedPuzzle];
    const start = progressOf('take6');
    expect(start).toEqual({ rating: 25, uncertainty: 25 / 3, solved: 0, done: [] });
    const solved = countAnswer(one, true);
    expect(solved.rating).toBeGreaterThan(25);
    expect(countAnswer(one, false)).toEqual(solved);
    const missed = countAnswer(other, false);
    expect(missed.rating).toBeLessThan(solved.rating);
    expect(missed).toMatchObject({ solved: 1, done: [one.id, other.id] });
    expect(progressOf('take6')).toEqual(missed);
    expect(progressOf('buffalo')).toEqual(start);
  });

  it('survives damaged storage', () => {
    for (const text of [
      '',
      '{}',
      'null',
      '{"rating":"x","uncertainty":1,"solved":0,"done":[]}',
      '{"rating":25,"uncertainty":0,"solved":0,"done":[]}',
    ]) {
      localStorage.setItem('rodeo.puzzles-take6', text);
      expect(progressOf('take6').done).toEqual([]);
      expect(progressOf('take6').rating).toBe(25);
    }
  });
});

describe('the next puzzle', () => {
  const rated = (rating: number, id: string): LoadedPuzzle => ({ ...take6[0]!, id, puzzle: { ...take6[0]!.puzzle, rating } });
  const progress = (rating: number, done: string[]) => ({ rating, uncertainty: 3, solved: 0, done });
  const puzzles = Array.from({ length: 40 }, (_, at) => rated(10 + at, `${at}`));

  it('has a rating close to that of the player and was not answered', () => {
    for (const random of [0, 0.3, 0.999, 1]) {
      const next = nextPuzzle(puzzles, progress(30, ['20', '21']), random, null)!;
      expect(Math.abs(next.puzzle.rating - 30)).toBeLessThanOrEqual(8);
      expect(['20', '21']).not.toContain(next.id);
    }
  });

  it('is one of the first game until a few of it were answered', () => {
    const games: GameKind[] = ['take6', 'buffalo'];
    expect(nextGame(games, () => 2, 0.9)).toBe('take6');
    expect(nextGame(games, () => 3, 0.9)).toBe('buffalo');
    expect(nextGame([], () => 0, 0.9)).toBeUndefined();
  });

  it('is another one than the last, also when all were answered', () => {
    const two = [rated(20, 'a'), rated(30, 'b')];
    expect(nextPuzzle(two, progress(20, ['a', 'b']), 0, 'a')?.id).toBe('b');
    expect(nextPuzzle([rated(20, 'a')], progress(20, ['a']), 0, 'a')?.id).toBe('a');
    expect(nextPuzzle([], progress(20, []), 0, null)).toBeNull();
  });
});
