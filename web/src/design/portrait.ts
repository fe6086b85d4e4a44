// Features of a portrait, drawn in a 40 × 40 box and selected by a hash of the player's id.

export interface Portrait {
  /** Number of the coat colour. */
  coat: number;
  /** Path of the left horn; the right one is its mirror image. */
  horns: string;
  /** Path of a hat, or none. */
  hat: string;
  /** Path of a marking on the coat, or none. */
  patch: string;
}

const COATS = 5;

const HORNS = [
  'M13.5 12.5C9 12 6 8.5 6.4 3.5 8.6 7 11.5 8.4 16 9.6Z',
  'M13.5 12.5C8.5 13 3.8 10.5 2.8 6 6 8.8 10.5 9 15.5 10Z',
  'M14 12C11 10 9.6 6 11.4 2 12 6 13.6 8.4 17 10Z',
  'M13 13C9 12 8 8.4 9.8 6.4 10.6 8.8 12.4 10 15.6 10.6Z',
];

const HATS = [
  '',
  // A wide-brimmed hat.
  'M6.5 11.6C11 14.4 29 14.4 33.5 11.6 31.6 9.6 29 10 27.6 10 27 5.4 25 3.2 22.6 3.2 21 3.2 20.6 4.2 20 4.2S19 3.2 17.4 3.2C15 3.2 13 5.4 12.4 10 11 10 8.4 9.6 6.5 11.6Z',
  // A forelock.
  'M15 10.8C16 7 18 5.4 20 5 22.4 5.6 24.4 7.6 25 10.8 23.6 13.4 21.4 14.6 19.6 16.4 19.4 14 17 13.4 15 10.8Z',
  // A flower beside the horn.
  'M27 8.4a2.6 2.6 0 1 1 3.4-2.6 2.6 2.6 0 1 1 1.4 4.2 2.6 2.6 0 1 1-4 1.2 2.6 2.6 0 0 1-.8-2.8Z',
];

const PATCHES = [
  '',
  // A blaze from the forehead to the muzzle.
  'M18.4 10.6h3.2L23 24h-6Z',
  // A patch around one eye.
  'M11.6 16.4C12 12.6 17 13 19 16 20.4 19.4 18 22.8 15 22.6 12.6 22 11.4 19.6 11.6 16.4Z',
];

/** The portrait of a guest or bot: the same id gives the same portrait. */
export function portraitOf(id: string): Portrait {
  let hash = 2166136261;
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  const pick = (shift: number, count: number): number => (hash >>> shift) % count;
  return {
    coat: pick(3, COATS),
    horns: HORNS[pick(7, HORNS.length)]!,
    hat: HATS[pick(12, HATS.length)]!,
    patch: PATCHES[pick(17, PATCHES.length)]!,
  };
}
