import { expect, it } from 'vitest';
import type { GameView, Snapshot } from '../protocol';
import { stateOf } from './seatState';

const view = { game: 'take6', phase: 'choose' } as GameView;

function known(pending: object): Snapshot {
  return { seat: 0, table: { phase: 'playing' }, pending: { asked: [0, 1], waiting: [0, 1], ...pending } } as unknown as Snapshot;
}

it('shows a player as ready whose choice is still held here', () => {
  expect(stateOf(0, known({}), view, false)).toBe('choosing');
  expect(stateOf(0, known({}), view, false, 0)).toBe('has-chosen');
  expect(stateOf(1, known({}), view, false, 0)).toBe('choosing');
});

it('shows absences before anything else', () => {
  expect(stateOf(1, known({ away: [1] }), view, true)).toBe('away');
  expect(stateOf(1, known({ away: [1], stand_in: [1] }), view, true)).toBe('stand-in');
});
