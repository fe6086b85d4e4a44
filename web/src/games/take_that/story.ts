// Take That: lines for its events, and the views between them.
import { t } from '../../i18n/texts.svelte';
import type { Card, CardSet, TakeThatEvent, TakeThatView } from '../../protocol';
import { byNumber, changed, type TextContext } from '../../playback/context';

export function describe(event: TakeThatEvent, before: TakeThatView, context: TextContext): string[] {
  if ('game_began' in event) {
    return [t('take-that-begins', { game: before.round, ...context.by(event.game_began.first) })];
  }
  if ('extended' in event) {
    const { seat, card } = event.extended;
    return [t(before.line.length === 0 ? 'take-that-started' : 'take-that-laid', { card, ...context.by(seat) })];
  }
  if ('paired' in event) {
    const { seat, card, mirror } = event.paired;
    return [t('take-that-paired', { card, mirror, ...context.by(seat) })];
  }
  if ('line_taken' in event) {
    const cards = before.line.map(([card]) => card).join(' ');
    return [t('take-that-line-taken', { cards, points: -before.line_cost, ...context.by(event.line_taken.seat) })];
  }
  if ('extra_taken' in event) return [t('take-that-extra-taken', context.by(event.extra_taken.seat))];
  if ('drew' in event) {
    const { seat, card } = event.drew;
    return seat === context.you && card !== null ? [t('take-that-you-drew', { card })] : [];
  }
  if ('game_scored' in event) return scoreLines(event.game_scored, before, context);
  return [];
}

/** The view after an event: only what the event itself says. The server's view replaces it. */
export function apply(view: TakeThatView, event: TakeThatEvent, context: TextContext): TakeThatView {
  if ('extended' in event) {
    const { seat, card } = event.extended;
    const laid = context.card(card);
    return played({ ...view, line: [...view.line, laid], line_cost: view.line_cost + laid[1] }, seat, card);
  }
  if ('paired' in event) {
    const { seat, card, mirror } = event.paired;
    const line = view.line.filter(([other]) => other !== mirror);
    const costs = line.reduce((sum, [, points]) => sum + points, 0);
    const seats = changed(view.seats, seat, (now) => ({
      ...now,
      points: now.points + 2,
      pairs: [...(now.pairs ?? []), card, mirror].sort((a, b) => a - b),
    }));
    return played({ ...view, line, line_cost: costs, seats }, seat, card);
  }
  if ('line_taken' in event) {
    const { seat, cards } = event.line_taken;
    const seats = changed(view.seats, seat, (now) => ({
      ...now,
      points: now.points - view.line_cost,
      taken: now.taken + cards.length,
    }));
    return { ...view, line: [], line_cost: 0, seats };
  }
  if ('extra_taken' in event) {
    const seats = changed(view.seats, event.extra_taken.seat, (now) => ({ ...now, extras: (now.extras ?? 0) + 1 }));
    return { ...view, stock: Math.max(0, view.stock - 1), seats };
  }
  if ('drew' in event) {
    const { seat, card } = event.drew;
    const stock = Math.max(0, view.stock - 1);
    if (seat !== view.you || card === null) return { ...view, stock };
    return { ...view, stock, hand: [...view.hand, context.card(card)].sort(byNumber) };
  }
  if ('turn_passed' in event) return { ...view, to_play: event.turn_passed.to };
  return view;
}

export function beats(event: TakeThatEvent): number {
  if ('hand_dealt' in event || 'turn_passed' in event || 'drew' in event) return 0;
  if ('line_taken' in event || 'paired' in event) return 2;
  return 'game_scored' in event ? 4 : 1;
}

/** The seat has laid the card, and nothing can be laid until the server says so. */
function played(view: TakeThatView, seat: number, card: Card): TakeThatView {
  if (seat !== view.you) return view;
  return { ...view, hand: view.hand.filter(([other]) => other !== card), playable: undefined, available_pairs: undefined };
}

function scoreLines(
  { points, extras }: { points: number[]; extras: CardSet[] },
  before: TakeThatView,
  context: TextContext,
): string[] {
  const hidden = before.seats.flatMap((_, seat) => {
    const cards = extras[seat] ?? [];
    return cards.length === 0 ? [] : [t('take-that-extras', { cards: cards.join(' '), ...context.by(seat) })];
  });
  const lines = before.seats.map((seat, at) => {
    const won = points[at] ?? 0;
    return t('take-that-game-line', { who: context.who(at), points: won, total: seat.score + won });
  });
  return [...hidden, t('take-that-game-over', { game: before.round }), ...lines];
}
