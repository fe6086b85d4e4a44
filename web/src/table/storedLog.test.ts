import { beforeEach, expect, it } from 'vitest';
import { keepLines, keptLines } from './storedLog';

beforeEach(() => localStorage.clear());

it('finds the lines of the same match again, the last ones', () => {
  keepLines(
    't',
    2,
    Array.from({ length: 100 }, (_, at) => `line ${at}`),
  );
  expect(keptLines('t', 2)).toHaveLength(60);
  expect(keptLines('t', 2).at(-1)).toBe('line 99');
});

it('knows nothing of other matches and other tables', () => {
  keepLines('t', 2, ['moo']);
  expect([keptLines('t', 3), keptLines('u', 2)]).toEqual([[], []]);
});

it('keeps what it has where nothing was told', () => {
  keepLines('t', 2, ['moo']);
  keepLines('t', 2, []);
  expect(keptLines('t', 2)).toEqual(['moo']);
});

it.each(['', 'null', '{}', '[]', '{"table":"t","match":2,"lines":[1]}'])('survives storage that says %s', (text) => {
  localStorage.setItem('rodeo.log', text);
  expect(keptLines('t', 2)).toEqual([]);
});
