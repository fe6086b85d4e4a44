// Our own lettering, drawn in strokes like branding irons: the numbers of cards and the name of the house look the same on
// every machine. Every sign is 32 units high.

interface Sign {
  width: number;
  path: string;
}

const SIGNS: Record<string, Sign> = {
  0: { width: 20, path: 'M10 2.6C4.8 2.6 2.6 8.4 2.6 16S4.8 29.4 10 29.4 17.4 23.6 17.4 16 15.2 2.6 10 2.6Z' },
  1: { width: 12, path: 'M2.6 8.6 9 2.8V29.4' },
  2: { width: 20, path: 'M3 9.4C3.4 5.2 6.2 2.6 10 2.6 14.2 2.6 17 5.2 17 9.2 17 15.6 8 20.4 3 29.4H17.6' },
  3: {
    width: 20,
    path: 'M3.2 5.8C4.8 3.7 7 2.6 9.6 2.6 13.6 2.6 16.4 5 16.4 8.7 16.4 12.4 13.6 14.8 8.6 14.8 14 14.8 17.4 17.4 17.4 21.9 17.4 26.4 14 29.4 9.4 29.4 6.2 29.4 3.8 28 2.6 25.6',
  },
  4: { width: 20, path: 'M13.6 29.4V2.8L2.4 21.4H17.8' },
  5: {
    width: 20,
    path: 'M16.2 2.8H5L4 14.4C5.6 13.2 7.6 12.6 9.6 12.6 14.2 12.6 17.4 15.8 17.4 20.8 17.4 25.9 14 29.4 9.4 29.4 6.4 29.4 4 28.2 2.6 25.8',
  },
  6: {
    width: 20,
    path: 'M15.4 4.8C14 3.4 12.4 2.6 10.4 2.6 5.4 2.6 2.6 8.8 2.6 17.6 2.6 25.2 5.6 29.4 10 29.4 14.4 29.4 17.4 26.2 17.4 21.4 17.4 16.6 14.4 13.6 10.2 13.6 6.4 13.6 3.4 16 2.7 20',
  },
  7: { width: 19, path: 'M2.6 2.8H16.6C11.6 10 8 18.6 6.8 29.4' },
  8: {
    width: 20,
    path: 'M10 2.6C6 2.6 3.4 5 3.4 8.6S6 14.8 10 14.8 16.6 12.2 16.6 8.6 14 2.6 10 2.6ZM10 14.8C5.6 14.8 2.6 17.7 2.6 22.1S5.6 29.4 10 29.4 17.4 26.5 17.4 22.1 14.4 14.8 10 14.8Z',
  },
  9: {
    width: 20,
    path: 'M4.6 27.2C6 28.6 7.6 29.4 9.6 29.4 14.6 29.4 17.4 23.2 17.4 14.4 17.4 6.8 14.4 2.6 10 2.6 5.6 2.6 2.6 5.8 2.6 10.6 2.6 15.4 5.6 18.4 9.8 18.4 13.6 18.4 16.6 16 17.3 12',
  },
  R: { width: 20, path: 'M2.6 29.4V2.8H10.4C14.6 2.8 17 5.2 17 9S14.6 15.4 10.4 15.4H2.6M10.6 15.4 17.6 29.4' },
  O: { width: 22, path: 'M11 2.6C5.4 2.6 2.6 8.4 2.6 16S5.4 29.4 11 29.4 19.4 23.6 19.4 16 16.6 2.6 11 2.6Z' },
  D: { width: 21, path: 'M2.6 2.8V29.2H8.6C14.8 29.2 18.2 24.4 18.2 16S14.8 2.8 8.6 2.8Z' },
  E: { width: 17, path: 'M14.6 2.8H2.6V29.2H14.8M2.6 15.6H12.6' },
};

/** Between two signs: the strokes reach into it from both sides. */
const GAP = 5;

/** The signs of a word side by side, each with the place it begins at. */
export function brand(word: string): { width: number; strokes: { x: number; path: string }[] } {
  let x = 0;
  const strokes = [...word].flatMap((sign) => {
    const found = SIGNS[sign];
    if (!found) return [];
    const stroke = { x, path: found.path };
    x += found.width + GAP;
    return [stroke];
  });
  return { width: Math.max(0, x - GAP), strokes };
}
