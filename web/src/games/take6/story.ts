// Take 6: lines for its events, and the views between them.
import { list, t } from '../../i18n/texts.svelte';
import type { CardView, Seat, Take6Event, Take6Play, Take6Row, Take6View, Take6QueuedCard } from '../../protocol';
import { changed, headsOf, type TextContext } from '../../playback/context';

export function describe(event: Take6Event, before: Take6View, context: TextContext): string[] {
  if ('hand_dealt' in event) return [];
  if ('drafted' in event) return [t('take6-drafted', { card: event.drafted.card, ...context.by(event.drafted.seat) })];
  if ('rows_laid' in event) return [t('table-rows-start', { cards: list(event.rows_laid.starts.map(String)) })];
  if ('revealed' in event) {
    const cards = inOrder(event.revealed.plays, context).map(({ seat, card, flipped }) =>
      flipped === undefined
        ? t('table-revealed-card', { card: card[0], who: context.who(seat) })
        : t('take6-revealed-flipped', { card: card[0], value: flipped, who: context.who(seat) }),
    );
    return [t('table-revealed', { cards: cards.join(', ') })];
  }
  if ('placed' in event) {
    const { seat, card, row } = event.placed;
    return [t('table-placed', { card, row: row + 1, ...context.by(seat) })];
  }
  if ('no_row_fits' in event) {
    const { seat, card } = event.no_row_fits;
    return [t('table-no-row-fits', { card, ...context.by(seat) })];
  }
  if ('took' in event) {
    const { seat, card, row, heads, cause } = event.took;
    const place = (before.rows[row]?.cards.length ?? 0) + 1;
    return [t(cause === 'full' ? 'take6-took' : 'take6-chose-row', { card, row: row + 1, place, heads, ...context.by(seat) })];
  }
  if ('parity_moved' in event) {
    const { row, parity } = event.parity_moved;
    return [t(parity === 'even' ? 'take6-even-moved' : 'take6-odd-moved', { row: row + 1 })];
  }
  if ('mountain_moved' in event) return [t('take6-mountain-moved', { row: event.mountain_moved.row + 1 })];
  if ('cow_jumped' in event) return [t('take6-cow-jumped', { row: event.cow_jumped.row + 1 })];
  if ('cow_took' in event) {
    const { seat, row, stays, heads } = event.cow_took;
    return [t('take6-cow-took', { row: row + 1, stays, heads, ...context.by(seat) })];
  }
  if ('round_scored' in event) {
    const lines = before.seats.map((seat, at) => {
      const heads = event.round_scored.heads[at] ?? 0;
      return t('take6-round-line', { who: context.who(at), heads, total: seat.score + heads });
    });
    return [t('take6-round-over', { round: before.round }), ...lines];
  }
  return [];
}

/** The view after an event: only what the event itself says. The server's view replaces it. */
export function apply(view: Take6View, event: Take6Event, context: TextContext): Take6View {
  if ('drafted' in event) {
    const { seat, card } = event.drafted;
    const mine = seat === view.you ? [...view.hand, context.card(card)].sort((a, b) => a[0] - b[0]) : view.hand;
    return { ...view, hand: mine, pool: view.pool?.filter(([other]) => other !== card) };
  }
  if ('rows_laid' in event) {
    const rows = event.rows_laid.starts.map((card, at) => withCards(view.rows[at]!, [context.card(card)]));
    return { ...view, rows, pool: undefined };
  }
  if ('revealed' in event) {
    const { plays } = event.revealed;
    const mine = view.you === undefined ? null : plays[view.you];
    return {
      ...view,
      queue: inOrder(plays, context),
      hand: view.hand.filter(([card]) => card !== mine?.card),
      forecasts: undefined,
      flipped: undefined,
    };
  }
  if ('placed' in event) {
    const { card, row } = event.placed;
    const rows = changed(view.rows, row, (now) => withCards(now, [...now.cards, context.card(card)]));
    return { ...view, rows, queue: without(view.queue, card) };
  }
  if ('took' in event) {
    const { seat, card, row, heads } = event.took;
    const rows = changed(view.rows, row, (now) => withCards(now, [context.card(card)]));
    return { ...view, rows, queue: without(view.queue, card), seats: withHeads(view, seat, heads) };
  }
  if ('cow_took' in event) {
    const { seat, row, stays, heads } = event.cow_took;
    const rows = changed(view.rows, row, (now) => withCards(now, [context.card(stays)]));
    return { ...view, rows, seats: withHeads(view, seat, heads) };
  }
  if ('parity_moved' in event) {
    const { row, parity } = event.parity_moved;
    return { ...view, rows: view.rows.map((now, at) => ({ ...now, parity: at === row ? parity : undefined })) };
  }
  if ('mountain_moved' in event) {
    const { row, arrow } = event.mountain_moved;
    return { ...view, rows: view.rows.map((now, at) => ({ ...now, mountain: at === row ? arrow : undefined })) };
  }
  if ('cow_jumped' in event) {
    // The cow takes the place of a card in its row.
    const places = (row: Take6Row): number => row.capacity + (row.cow ? 1 : 0);
    const rows = view.rows.map((now, at) => {
      const cow = at === event.cow_jumped.row;
      return { ...now, cow, capacity: places(now) - (cow ? 1 : 0) };
    });
    return { ...view, rows };
  }
  if ('round_scored' in event) {
    const { heads } = event.round_scored;
    return { ...view, seats: view.seats.map((seat, at) => ({ ...seat, score: seat.score + (heads[at] ?? 0), heads: 0 })) };
  }
  return view;
}

/** The full row together with the card that takes it. */
export function intermediate(view: Take6View, event: Take6Event, context: TextContext): Take6View | null {
  if (!('took' in event) || event.took.cause !== 'full') return null;
  const { card, row } = event.took;
  // The heads are still those of the cards that are taken.
  const rows = changed(view.rows, row, (now) => ({ ...now, cards: [...now.cards, context.card(card)] }));
  return { ...view, rows, queue: without(view.queue, card) };
}

/** How long an event is looked at, in beats. */
export function beats(event: Take6Event): number {
  if ('hand_dealt' in event) return 0;
  if ('revealed' in event || 'took' in event || 'cow_took' in event) return 2;
  if ('round_scored' in event) return 4;
  return 1;
}

/** What a turn meant for a seat; `null` while it is not over. */
export function summary(events: Take6Event[], now: Take6View, seat: Seat, context: TextContext): string | null {
  const began = events.some((event) => 'revealed' in event);
  const scored = events.some((event) => 'round_scored' in event);
  if (!began || scored || now.queue.length > 0) return null;
  const heads = events.reduce((sum, event) => sum + takenBy(event, seat), 0);
  const took = events.some((event) => takenBy(event, seat) > 0);
  const [by, total] = [context.by(seat), now.seats[seat]?.heads ?? 0];
  return took ? t('take6-turn-heads', { heads, total, ...by }) : t('take6-turn-no-heads', { heads: total, ...by });
}

/** The heads that a seat takes by an event. */
export function takenBy(event: Take6Event, seat: Seat): number {
  if ('took' in event && event.took.seat === seat) return event.took.heads;
  if ('cow_took' in event && event.cow_took.seat === seat) return event.cow_took.heads;
  return 0;
}

/** The shown cards in the order in which they are placed (rules take6 3.3, fans 5.3 to 5.7). */
function inOrder(plays: (Take6Play | null)[], context: TextContext): Take6QueuedCard[] {
  const shown = plays.flatMap((play, seat) => {
    if (!play) return [];
    const flipped = play.flipped ? { flipped: (play.card % 10) * 10 + Math.floor(play.card / 10) } : {};
    return [{ seat, card: context.card(play.card), ...flipped }];
  });
  const value = (waiting: Take6QueuedCard): number => waiting.flipped ?? waiting.card[0];
  const order = (waiting: Take6QueuedCard): number => value(waiting) * 2 + (waiting.flipped === undefined ? 1 : 0);
  return shown.sort((a, b) => order(a) - order(b));
}

function withCards(row: Omit<Take6Row, 'cards' | 'heads'>, cards: CardView[]): Take6Row {
  return { ...row, cards, heads: headsOf(cards) };
}

function withHeads(view: Take6View, seat: Seat, heads: number): Take6View['seats'] {
  return changed(view.seats, seat, (now) => ({ ...now, heads: now.heads + heads }));
}

function without(waiting: Take6QueuedCard[], card: number): Take6QueuedCard[] {
  return waiting.filter((other) => other.card[0] !== card);
}
