// Portraits of the animals of the games in a 60 × 60 box: layers of a colour and an outline, from back to front. Each outline is also
// drawn mirrored, so what is on both sides is listed once.
import type { Animal } from './animals';

const HORN = '#f4e3c3';
const DARK = '#24150c';
const EYE = 'a2 2 0 1 0 .1 0';
const EAR = 'M15 26C9 23 4 25 2 29c4 4 10 4 14 2z';
const MUZZLE = 'M17 45c0-6 5-9 13-9s13 3 13 9-5 12-13 12-13-6-13-12z';
const GLARE = 'M19 27l9 4c-1 5-9 4-9-4z';

export const PORTRAITS: Record<Animal, [fill: string, d: string][]> = {
  // Angry, with a ring in its nose.
  bull: [
    [HORN, 'M16 24C4 24 0 14 3 4c4 8 9 10 17 11z'],
    ['#6b3a1c', EAR],
    ['#96562c', 'M14 22c0-7 7-10 16-10s16 3 16 10l-4 19c-1 10-6 15-12 15s-11-5-12-15z'],
    ['#4a2612', 'M21 12c2-5 16-5 18 0l-3 10-3-4-3 7-3-7-3 4z'],
    ['#efc8a3', MUZZLE],
    ['#fff6e2', GLARE],
    [DARK, `M25 29${EYE}M23 42${EYE}`],
    ['#4a2612', 'M17 23l12 6v3L17 26z'],
    ['#f2b632', 'M25 46a6 6 0 1 0 10 0l-2 1a4 4 0 1 1-6 0z'],
  ],
  // At a party, with a hat.
  cow: [
    [HORN, 'M18 20c-6-1-8-6-6-11 2 4 5 5 9 6z'],
    ['#3a261a', 'M15 25C9 20 3 22 1 26c4 6 11 7 16 4z'],
    ['#fdf3e2', 'M15 23c0-8 6-11 15-11s15 3 15 11l-3 18c-1 10-6 15-12 15s-11-5-12-15z'],
    ['#3a261a', 'M15 23c0-8 5-11 12-11 2 9-1 17-11 18z'],
    ['#f0b3a4', MUZZLE],
    ['#fff', 'M22 24a4 4 0 1 0 .1 0'],
    [DARK, `M23 26${EYE}M24 41${EYE}M22 48c5 3 11 3 16 0-2 8-14 8-16 0z`],
    ['#d8437f', 'M30 0 20 15c6-3 14-3 20 0z'],
    ['#ffd166', 'M26 6h8l3 4c-5-1-9-1-14 0zM30-2a3 3 0 1 0 .1 0'],
  ],
  // Heavy, with red eyes.
  buffalo: [
    [HORN, 'M17 21C3 24-3 12 4 2c1 9 6 12 16 10z'],
    ['#5b3a22', EAR],
    ['#2f1c10', 'M30 4C17 4 10 12 11 27c1 11 8 20 12 24l2 6 3-3 2 6 2-6 3 3 2-6c4-4 11-13 12-24C50 12 43 4 30 4z'],
    ['#6d4629', 'M30 16c-9 0-14 5-13 12 1 11 6 17 13 21 7-4 12-10 13-21 1-7-4-12-13-12z'],
    ['#2f1c10', 'M16 16c3 6 8 8 9 8l2-3 3 6 3-6 2 3s6-2 9-8c-8-6-20-6-28 0z'],
    ['#b98456', 'M18 43c0-5 5-8 12-8s12 3 12 8-5 9-12 9-12-4-12-9z'],
    ['#ffd9a0', GLARE],
    ['#c4271b', `M24 29${EYE}`],
    [DARK, `M24 40${EYE}M25 48c3-2 7-2 10 0z`],
  ],
  // Wide, with slit eyes.
  toad: [
    [
      '#5f9e3f',
      'M3 38c0-7 3-11 7-14 0-9 5-14 11-14 4 0 7 3 8 7h2c1-4 4-7 8-7 6 0 11 5 11 14 4 3 7 7 7 14 0 12-12 18-27 18S3 50 3 38z',
    ],
    ['#cfe08a', 'M8 43c6 5 14 6 22 6s16-1 22-6c-3 8-11 12-22 12S11 51 8 43z'],
    ['#ffd54d', 'M20 14a7 7 0 1 0 .1 0'],
    [DARK, 'M14 20c4-3 8-3 12 0-4 3-8 3-12 0zM7 38c7 6 15 7 23 7s16-1 23-7c-6 9-14 10-23 10S13 47 7 38zM27 31a1 1 0 1 0 .1 0'],
    ['#457a2c', `M11 28${EYE}M15 33${EYE}`],
  ],
};

/** Drawn once: a patch on one side. */
export const ONCE = PORTRAITS.cow[3];
