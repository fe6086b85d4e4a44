// The table part of the games (`<game>/play.ts`), and functions that find the right one for a view or an event.
import type { AnyEvent, GameKind, GameView, Seat } from '../protocol';
import type { Length } from './beats';
import type { GamePlay } from './types';

const MODULES = import.meta.glob<GamePlay<GameKind>>('./*/play.ts', { eager: true, import: 'play' });

/** The table part of a game; for a name from outside check `isKnownGame` first. */
export function playOf(kind: GameKind): GamePlay<GameKind> {
  const play = MODULES[`./${kind}/play.ts`];
  if (!play) throw new Error(`src/games/${kind}/play.ts is missing`);
  return play;
}

/** The view in the middle of an event; `null` if there is nothing between before and after. */
export function intermediateView(view: GameView, event: AnyEvent): GameView | null {
  const [kind, inner] = split(event);
  return kind === view.game ? (playOf(kind).intermediate?.(view, inner) ?? null) : null;
}

/** How long the view in the middle of an event is shown; `null` if it has none. */
export function holdOf(event: AnyEvent): Length | null {
  const [kind, inner] = split(event);
  return playOf(kind).hold?.(inner) ?? null;
}

/** How long an event without a view in its middle is shown, in beats. */
export function beats(event: AnyEvent): number {
  const [kind, inner] = split(event);
  return playOf(kind).beats(inner);
}

/** The seat or character that takes the cards that an event removes from the table. */
export function takerOf(event: AnyEvent): Seat | string | null {
  const [kind, inner] = split(event);
  return playOf(kind).taker?.(inner) ?? null;
}

/** Whether the seat takes cards that count against it. */
export function isPenalty(event: AnyEvent, seat: Seat): boolean {
  const [kind, inner] = split(event);
  return playOf(kind).isPenalty?.(inner, seat) ?? false;
}

/** The seat that acts in an event; `null` for events of the table. */
export function actorOf(event: AnyEvent): Seat | null {
  const [, inner] = split(event);
  const [facts] =
    typeof inner === 'object' ? (Object.values(inner) as ({ seat?: unknown; owner?: { seat?: unknown } } | null)[]) : [];
  const seat = facts?.seat ?? facts?.owner?.seat;
  return typeof seat === 'number' ? seat : null;
}

type InnerEvent = Parameters<GamePlay<GameKind>['beats']>[0];

function split(event: AnyEvent): [GameKind, InnerEvent] {
  return Object.entries(event)[0] as [GameKind, InnerEvent];
}
