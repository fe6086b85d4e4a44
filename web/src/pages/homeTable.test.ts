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
  it('has rows of at most five ascending cards', () => {
    for (const row of story.flatMap(rowsOf)) {
      expect(row.length).toBeLessThanOrEqual(5);
      expect(row).toEqual([...row].sort((a, b) => a - b));
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
        // Right before, five cards may have left the row for the seat.
        const rows = before.takes ? rowsOf(story[at - 1]!) : was;
        expect(before.takes ? rows[index]?.length : 0).toBe(before.takes ? 5 : 0);
        const ends = rows.map((cards) => cards.at(-1) ?? 0).filter((end) => end < card);
        expect(rows[index]?.at(-1)).toBe(Math.max(...ends));
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
