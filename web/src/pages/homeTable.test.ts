// The demonstration on the home page follows the rules, although it is a fixed script.
import { describe, expect, it } from 'vitest';
import { CARDS, frames, SEATS_X } from './homeTable';

const story = frames();

/** Numbers of the cards in each row of a frame, from left to right. */
function rowsOf(frame: (typeof story)[number]): number[][] {
  const rows: [x: number, number][][] = [[], [], [], []];
  for (const [number, { x, y, shown }] of frame.places) {
    if (shown && x < SEATS_X) rows[Math.round(y / 1.13)]?.push([x, number]);
  }
  return rows.map((row) => row.sort(([a], [b]) => a - b).map(([, number]) => number));
}

describe('demonstration', () => {
  it('has rows of at most five ascending cards, and a sixth one just before they are taken', () => {
    for (const frame of story) {
      rowsOf(frame).forEach((row, index) => {
        expect(row.length).toBeLessThanOrEqual(frame.takes && frame.row === index ? 6 : 5);
        expect(row).toEqual([...row].sort((a, b) => a - b));
      });
    }
  });

  it('shows who takes a row: the sixth card lies in it, then the five others fly to the seat', () => {
    const taken = story.flatMap((frame, at) => (frame.gain ? [{ before: story[at - 1]!, frame, seat: frame.gain.seat }] : []));
    expect(taken).toHaveLength(3);
    for (const { before, frame, seat } of taken) {
      const row = rowsOf(before)[frame.row ?? 0] ?? [];
      expect(row).toHaveLength(6);
      const flown = row.filter((number) => frame.places.get(number)?.x === SEATS_X);
      expect(flown).toEqual(row.slice(0, 5));
      for (const number of flown) expect(frame.places.get(number)).toMatchObject({ y: seat * 1.13, shown: false });
      // Nothing covers the seat.
      expect([...frame.places.values()].filter(({ x, y, shown }) => shown && x === SEATS_X && y === seat * 1.13)).toEqual([]);
    }
  });

  it('places each card after the highest last card below it, and only a sixth card takes a row', () => {
    let placed = 0;
    story.slice(1, -1).forEach((frame, at) => {
      const before = story[at]!;
      const [was, now] = [rowsOf(before), rowsOf(frame)];
      now.forEach((row, index) => {
        const fresh = row.filter((number) => !was.flat().includes(number));
        if (fresh.length === 0) return;
        placed += 1;
        const [card] = fresh as [number];
        expect(was[index]?.length === 5).toBe(frame.takes);
        const ends = was.map((cards) => cards.at(-1) ?? 0).filter((end) => end < card);
        expect(was[index]?.at(-1)).toBe(Math.max(...ends));
      });
    });
    expect(placed).toBe(12);
  });

  it('shows the heads that are on the cards', () => {
    const heads = (card: number): number =>
      card === 55 ? 7 : card % 11 === 0 ? 5 : card % 10 === 0 ? 3 : card % 5 === 0 ? 2 : 1;
    for (const [card, shown] of CARDS) expect([card, shown]).toEqual([card, heads(card)]);
    const gains = story.flatMap(({ gain }) => (gain ? [gain.heads] : []));
    expect(gains).toEqual([13, 6, 13]);
  });
});
