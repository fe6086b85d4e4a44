import { beforeEach, expect, it } from 'vitest';
import { keepLines, keptLines } from './storedLog';

beforeEach(() => localStorage.clear());

it('restores the last lines of the same match', () => {
  keepLines(
    't',
    2,
    Array.from({ length: 100 }, (_, at) => `line ${at}`),
  );
  expect(keptLines('t', 2)).toHaveLength(60);
  expect(keptLines('t', 2).at(-1)).toBe('line 99');
});

it('has no lines for other matches and other tables', () => {
  keepLines('t', 2, ['moo']);
  expect([keptLines('t', 3), keptLines('u', 2)]).toEqual([[], []]);
});

it('keeps the stored lines if there are no new ones', () => {
  keepLines('t', 2, ['moo']);
  keepLines('t', 2, []);
  expect(keptLines('t', 2)).toEqual(['moo']);
});

it.each(['', 'null', '{}', '[]', '{"table":"t","match":2,"lines":[1]}'])('ignores invalid storage content %j', (text) => {
  localStorage.setItem('rodeo.log', text);
  expect(keptLines('t', 2)).toEqual([]);
});
