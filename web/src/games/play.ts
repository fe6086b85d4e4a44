// The table part of the games (`<game>/play.ts`), and functions that find the right one for a view or an event.
import type { AnyEvent, GameKind, GameView, Seat } from '../protocol';
import type { TextContext } from '../playback/context';
import type { GamePlay } from './types';

const MODULES = import.meta.glob<GamePlay<GameKind>>('./*/play.ts', { eager: true, import: 'play' });

/** The table part of a game; for a name from outside check `isKnownGame` first. */
export function playOf(kind: GameKind): GamePlay<GameKind> {
  const play = MODULES[`./${kind}/play.ts`];
  if (!play) throw new Error(`src/games/${kind}/play.ts is missing`);
  return play;
}

/** Lines that describe an event; `before` is the view of the moment before. */
export function describeEvent(event: AnyEvent, before: GameView, context: TextContext): string[] {
  const [kind, inner] = split(event);
  return kind === before.game ? playOf(kind).describe(inner, before, context) : [];
}

/** The view after an event, shown until the server's own view is reached. */
export function applyEvent(view: GameView, event: AnyEvent, context: TextContext): GameView {
  const [kind, inner] = split(event);
  if (kind !== view.game) return view;
  return { ...playOf(kind).apply(view, inner, context), game: kind } as GameView;
}

/** The view in the middle of an event; `null` if there is nothing between before and after. */
export function intermediateView(view: GameView, event: AnyEvent, context: TextContext): GameView | null {
  const [kind, inner] = split(event);
  const seen = kind === view.game ? playOf(kind).intermediate?.(view, inner, context) : null;
  return seen ? ({ ...seen, game: kind } as GameView) : null;
}

/** How long an event is shown, in beats. */
export function beats(event: AnyEvent): number {
  const [kind, inner] = split(event);
  return playOf(kind).beats(inner);
}

/** Summary of a turn for a seat; `null` if the turn is not over or there is nothing to summarize. */
export function summary(events: AnyEvent[], view: GameView, seat: Seat, context: TextContext): string | null {
  const own = events.map(split).flatMap(([kind, inner]) => (kind === view.game ? [inner] : []));
  return playOf(view.game).summary?.(own, view, seat, context) ?? null;
}

/** Whether the seat takes cards that count against it. */
export function isPenalty(event: AnyEvent, seat: Seat): boolean {
  const [kind, inner] = split(event);
  return playOf(kind).isPenalty?.(inner, seat) ?? false;
}

type InnerEvent = Parameters<GamePlay<GameKind>['beats']>[0];

function split(event: AnyEvent): [GameKind, InnerEvent] {
  return Object.entries(event)[0] as [GameKind, InnerEvent];
}
