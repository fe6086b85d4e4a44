// One picture for each paragraph of the short rules (`rules-<game>`), as lines of cards and signs.
import type { GameKind } from '../protocol';

export type PictureItem =
  /** A number card with its heads. */
  | { card: number; heads?: number; mark?: 'new' | 'good' | 'taken' }
  /** A free place of a row. */
  | 'place'
  /** A face-down card. */
  | 'back'
  | 'buffalo'
  /** A zero card with its letter. */
  | { zero: string }
  /** A special card of Beat the Buffalo, by its word. */
  | { special: string }
  | { sign: '→' | '+' | '<' | '↔' }
  /** Heads or points that someone gets. */
  | { gain: string; good: boolean }
  /** A final score; the crown marks the winner. */
  | { score: number; wins?: boolean };

const card = (number: number, heads = 1, mark?: 'new' | 'good' | 'taken'): PictureItem => ({
  card: number,
  heads,
  ...(mark && { mark }),
});
const sign = (text: '→' | '+' | '<' | '↔'): PictureItem => ({ sign: text });

export const PICTURES: Record<GameKind, PictureItem[][][]> = {
  take6: [
    [
      [card(12), card(14, 1, 'new'), 'place', 'place', 'place'],
      [card(37), card(43), card(44, 5, 'new'), 'place', 'place'],
    ],
    [
      [
        card(12, 1, 'taken'),
        card(14, 1, 'taken'),
        card(15, 2, 'taken'),
        card(21, 1, 'taken'),
        card(26, 1, 'taken'),
        sign('+'),
        card(30, 3, 'new'),
      ],
    ],
    [[card(55, 7), card(33, 5), card(20, 3), card(15, 2), card(12)]],
    [[{ score: 12, wins: true }, { score: 31 }, { score: 40 }, { score: 66 }]],
  ],
  buffalo: [
    [['back', 'back', 'back', sign('+'), 'buffalo', 'back']],
    [['buffalo', card(9, 1, 'new'), sign('→'), card(24, 1, 'taken'), { gain: '+1', good: true }]],
    [[{ special: 'stop' }, { special: 'take7' }, { special: 'push' }]],
    [[card(28), card(29), card(38, 1, 'new'), 'place', 'place']],
    [[{ score: 14, wins: true }, sign('<'), 'buffalo', { score: 23 }]],
  ],
  take_that: [
    [['back', 'back', 'back', sign('→'), card(46, 1, 'new'), sign('+'), 'back']],
    [[card(58), card(49), card(46), sign('→'), card(51, 1, 'new')]],
    [[card(49, 1, 'good'), sign('↔'), card(94, 1, 'good'), { gain: '+2', good: true }]],
    [[card(77, 5, 'taken'), card(71, 1, 'taken'), card(67, 1, 'taken'), { gain: '−7', good: false }]],
    [[{ score: 11, wins: true }, { score: 9 }, { score: -6 }]],
  ],
  bull_party: [
    [[card(12, 1, 'good'), card(20, 3, 'good'), card(33, 5, 'good'), { gain: '+9', good: true }]],
    [
      [card(5, 2, 'new'), sign('→'), card(50, 3, 'good'), card(61, 1, 'good'), card(77, 5, 'good')],
      [{ zero: 'B' }, sign('→'), card(23), card(41), card(58, 1, 'new'), 'place', 'place'],
    ],
    [
      [
        card(4, 1, 'good'),
        card(18, 1, 'good'),
        card(22, 5, 'good'),
        { gain: '+7', good: true },
        card(60, 3, 'taken'),
        { gain: '−3', good: false },
      ],
    ],
  ],
};
