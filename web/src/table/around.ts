// Places of seats around a table that is seen from above, with one side of seats above it and one below.

/** Where a seat is, as lines of a grid. Each seat spans two columns, so that lines with fewer seats can be centred. */
export interface Place {
  row: number;
  column: number;
  /** Whether the seat is at the far side of the table. */
  far: boolean;
}

export interface Around {
  columns: number;
  /** The row of the table. */
  middle: number;
  /** Clockwise, from the seat of the player: near the middle of the lower side. */
  places: Place[];
}

/** Arranges seats with at most so many of them in a line. */
export function around(seats: number, most: number): Around {
  const near = Math.ceil(seats / 2);
  const above = lines(seats - near, most);
  const below = lines(near, most);
  const widest = Math.max(1, ...above, ...below);
  const middle = above.length + 1;
  const place = (sizes: number[], firstRow: number, far: boolean): Place[] =>
    sizes.flatMap((size, line) =>
      Array.from({ length: size }, (_, at) => ({ row: firstRow + line, column: widest - size + 1 + 2 * at, far })),
    );
  const top = place(above, 1, true);
  const bottom = place(below, middle + 1, false);
  // Clockwise: along the lower side to the left, along the upper side to the right, and back.
  const own = Math.ceil(near / 2) - 1;
  const left = bottom.slice(0, own + 1).toReversed();
  const right = bottom.slice(own + 1).toReversed();
  return { columns: 2 * widest, middle, places: [...left, ...top, ...right] };
}

/** Sizes of the lines that so many seats take, as even as possible. */
function lines(seats: number, most: number): number[] {
  const count = Math.ceil(seats / most);
  return Array.from({ length: count }, (_, line) => Math.ceil((seats - line) / count));
}
