// The sounds of the table. Notes are those of a pentatonic scale on D, so that sounds which overlap stay pleasant.
import type { Score } from './synth';

const [D3, A3, D4, FS4, A4, B4, D5, E5, FS5, A5, D6] = [146.8, 220, 293.7, 370, 440, 493.9, 587.3, 659.3, 740, 880, 1174.7];

export const SCORES = {
  /** Cards slide over leather, one after another. */
  deal: {
    noises: [0, 0.07, 0.14, 0.21].map((at) => ({ at, band: 2600, to: 1200, sharp: 0.9, length: 0.07, loud: 0.16 })),
  },
  /** A card lands: paper and the knock of wood. */
  place: {
    noises: [{ at: 0, band: 1700, to: 600, sharp: 0.8, length: 0.06, loud: 0.3 }],
    tones: [{ at: 0, pitch: 190, to: 120, length: 0.08, loud: 0.22, wave: 'sine' }],
  },
  /** Face-down cards are turned over. */
  flip: {
    noises: [
      { at: 0, band: 900, to: 3800, sharp: 1.2, length: 0.11, loud: 0.2 },
      { at: 0.11, band: 2400, to: 1100, sharp: 0.9, length: 0.05, loud: 0.22 },
    ],
  },
  /** A row is taken: a low fall, and the cards are gathered. */
  take: {
    tones: [
      { at: 0, pitch: A3, to: D3, length: 0.32, loud: 0.26 },
      { at: 0.05, pitch: D3, to: 98, length: 0.4, loud: 0.2, wave: 'sine' },
    ],
    noises: [{ at: 0.1, band: 700, to: 1900, sharp: 0.7, length: 0.28, loud: 0.12 }],
  },
  /** An expensive row is taken: the same fall with more weight, and a blow. */
  heavy_take: {
    tones: [
      { at: 0, pitch: A3, to: D3, length: 0.4, loud: 0.28 },
      { at: 0.04, pitch: D3, to: 73, length: 0.6, loud: 0.28, wave: 'sine' },
      { at: 0, pitch: 110, to: 55, length: 0.22, loud: 0.3, wave: 'sine' },
    ],
    noises: [
      { at: 0, band: 500, to: 180, sharp: 0.6, length: 0.16, loud: 0.3 },
      { at: 0.12, band: 700, to: 2200, sharp: 0.7, length: 0.4, loud: 0.12 },
    ],
  },
  /** Cards that are good to have: three notes that rise. */
  gain: {
    tones: [
      { at: 0, pitch: D4, length: 0.14, loud: 0.18 },
      { at: 0.08, pitch: FS4, length: 0.14, loud: 0.18 },
      { at: 0.16, pitch: A4, length: 0.32, loud: 0.2 },
    ],
    noises: [{ at: 0, band: 900, to: 2600, sharp: 0.8, length: 0.2, loud: 0.1 }],
  },
  /** Your turn: two rising notes. */
  turn: {
    tones: [
      { at: 0, pitch: A4, length: 0.14, loud: 0.2 },
      { at: 0.1, pitch: D5, length: 0.26, loud: 0.2 },
    ],
  },
  /** A round has ended: three notes that come to rest. */
  round: {
    tones: [
      { at: 0, pitch: A4, length: 0.2, loud: 0.17 },
      { at: 0.14, pitch: FS4, length: 0.2, loud: 0.17 },
      { at: 0.28, pitch: D4, length: 0.5, loud: 0.2 },
    ],
  },
  /** You win: a fanfare. */
  win: {
    tones: [
      { at: 0, pitch: D5, length: 0.16, loud: 0.18 },
      { at: 0.12, pitch: FS5, length: 0.16, loud: 0.18 },
      { at: 0.24, pitch: A5, length: 0.2, loud: 0.18 },
      { at: 0.4, pitch: D6, length: 0.7, loud: 0.2 },
      { at: 0.4, pitch: FS5, length: 0.7, loud: 0.12 },
      { at: 0.4, pitch: D4, length: 0.8, loud: 0.14 },
    ],
  },
  /** The match is over and somebody else has won. */
  end: {
    tones: [
      { at: 0, pitch: B4, length: 0.2, loud: 0.15 },
      { at: 0.16, pitch: A4, length: 0.2, loud: 0.15 },
      { at: 0.32, pitch: D4, length: 0.6, loud: 0.18 },
    ],
  },
  /** A reaction: a bubble. */
  reaction: { tones: [{ at: 0, pitch: E5, to: D6, length: 0.09, loud: 0.13, wave: 'sine' }] },
} satisfies Record<string, Score>;

export type SoundName = keyof typeof SCORES;
