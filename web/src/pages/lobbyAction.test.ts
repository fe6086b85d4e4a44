import { describe, expect, it } from 'vitest';
import type { SeatState } from '../protocol';
import { lobbyAction } from './lobbyAction';

const ANA: SeatState = { kind: 'guest', id: 'a', name: 'Ana', bot: false };
const EMPTY: SeatState = { kind: 'empty' };

describe('the button of a table in the lobby', () => {
  it('is to join where a seat can be taken', () => {
    expect(lobbyAction({ seats: [ANA, EMPTY], can_join: true }, 'b')).toBe('join');
    expect(lobbyAction({ seats: [ANA, EMPTY], can_join: true }, undefined)).toBe('join');
  });

  it('is to watch where no seat can be taken, even if one is empty', () => {
    expect(lobbyAction({ seats: [ANA, EMPTY], can_join: false }, 'b')).toBe('watch');
    expect(lobbyAction({ seats: [ANA], can_join: false }, undefined)).toBe('watch');
  });

  it('is to return where the visitor has a seat', () => {
    expect(lobbyAction({ seats: [ANA], can_join: false }, 'a')).toBe('return-to-table');
  });
});
