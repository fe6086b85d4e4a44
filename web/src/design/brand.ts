// Lettering drawn in strokes, so that the project name looks the same on every machine. Every character is 32 units high.

interface Sign {
  width: number;
  path: string;
}

const SIGNS: Record<string, Sign> = {
  R: { width: 20, path: 'M2.6 29.4V2.8H10.4C14.6 2.8 17 5.2 17 9S14.6 15.4 10.4 15.4H2.6M10.6 15.4 17.6 29.4' },
  O: { width: 22, path: 'M11 2.6C5.4 2.6 2.6 8.4 2.6 16S5.4 29.4 11 29.4 19.4 23.6 19.4 16 16.6 2.6 11 2.6Z' },
  D: { width: 21, path: 'M2.6 2.8V29.2H8.6C14.8 29.2 18.2 24.4 18.2 16S14.8 2.8 8.6 2.8Z' },
  E: { width: 17, path: 'M14.6 2.8H2.6V29.2H14.8M2.6 15.6H12.6' },
};

/** Distance between two characters; strokes extend into it from both sides. */
const GAP = 5;

/** The characters of a word, each with its horizontal offset. */
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
