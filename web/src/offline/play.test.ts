import { expect, test } from 'vitest';
import type { MatchSummary } from '../protocol';
import { mergeMatches } from './play';

const match = (id: string, ended_ms: number): MatchSummary => ({ id, ended_ms }) as MatchSummary;
const ids = (matches: MatchSummary[]): string[] => matches.map(({ id }) => id);

test('matches of the server and of this device are one list, newest first', () => {
  const [server, here] = [
    [match('s9', 9), match('s5', 5)],
    [match('d7', 7), match('d3', 3)],
  ];
  expect(ids(mergeMatches(server, true, here))).toEqual(['s9', 'd7', 's5', 'd3']);
  expect(ids(mergeMatches([], true, here))).toEqual(['d7', 'd3']);
});

test('while older matches of the server are not loaded, the list has no gap', () => {
  const [server, here] = [
    [match('s9', 9), match('s5', 5)],
    [match('d7', 7), match('d3', 3)],
  ];
  expect(ids(mergeMatches(server, false, here))).toEqual(['s9', 'd7', 's5']);
});
