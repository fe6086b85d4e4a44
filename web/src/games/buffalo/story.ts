// Beat the Buffalo: lines for its events, and the views between them.
import { list, t } from '../../i18n/texts.svelte';
import {
  SPECIALS_IN_PLAY,
  TEAM_HEAD_VALUES,
  type BuffaloEvent,
  type BuffaloOverflow,
  type BuffaloOwner,
  type BuffaloRow,
  type BuffaloView,
  type BuffaloQueuedCard,
  type Card,
  type CardView,
  type Special,
} from '../../protocol';
import { byNumber, changed, headsOf, type Subject, type TextContext } from '../../playback/context';

export function describe(event: BuffaloEvent, before: BuffaloView, context: TextContext): string[] {
  if (event === 'passed' || 'hand_dealt' in event || 'stack_dealt' in event) return [];
  if ('rows_laid' in event) return [t('table-rows-start', { cards: list(event.rows_laid.starts.map(String)) })];
  if ('specials_dealt' in event) {
    const count = specialsOf(before);
    return count === 0 ? [] : [t('buffalo-specials-in-play', { count })];
  }
  if ('turned' in event) return [t('buffalo-special-revealed', { special: specialName(event.turned.special) })];
  if ('revealed' in event) {
    const cards = inOrder(event.revealed, context).map((waiting) => shown(waiting, context));
    return [t('table-revealed', { cards: cards.join(', ') })];
  }
  if ('used' in event) {
    const special = Object.keys(event.used.what)[0] ?? '';
    return [t('buffalo-special-used', { special: specialName(special), ...context.by(event.used.seat) })];
  }
  if ('lifted' in event) return [t('buffalo-lifted', { row: event.lifted.row + 1, ...context.by(event.lifted.seat) })];
  if ('take7_laid' in event) return [t('buffalo-take7-laid', { row: event.take7_laid.row + 1 })];
  if ('stop_laid' in event) return [t('buffalo-stop-laid', { row: event.stop_laid.row + 1 })];
  if ('replaced' in event) {
    const { seat, back, card } = event.replaced;
    return [t('buffalo-replaced', { back, card, ...context.by(seat) })];
  }
  if ('inserted' in event) {
    const { seat, card, row, took } = event.inserted;
    return [t('buffalo-inserted', { card, row: row + 1, ...context.by(seat) }), ...overflow(took)];
  }
  if ('pushed' in event) {
    const { card, from, row, took } = event.pushed;
    return [t('buffalo-pushed', { card, from: from + 1, row: row + 1 }), ...overflow(took)];
  }
  if ('put_first' in event) return [t('buffalo-put-first', { card: event.put_first.card })];
  if ('put_last' in event) return [t('buffalo-put-last', { card: event.put_last.card })];
  if ('sorted' in event) return [t('buffalo-sorted', { cards: known(event.sorted.order).join(', ') })];
  if ('placed' in event) {
    const { owner, card, row } = event.placed;
    return [t('table-placed', { card, row: row + 1, ...ownedBy(owner, context) })];
  }
  if ('no_row_fits' in event) {
    const { seat, card } = event.no_row_fits;
    return [t('table-no-row-fits', { card, ...context.by(seat) })];
  }
  if ('took' in event) {
    const { owner, card, row, heads, cause } = event.took;
    const place = (before.rows[row]?.cards.length ?? 0) + 1;
    const args = { card, row: row + 1, place, heads, ...ownedBy(owner, context) };
    return [t(cause === 'full' ? 'buffalo-took' : 'buffalo-chose-row', args)];
  }
  if ('scored' in event) return [t('buffalo-counted', event.scored)];
  return [];
}

/** The view after an event: only what the event itself says. The server's view replaces it. */
export function apply(view: BuffaloView, event: BuffaloEvent, context: TextContext): BuffaloView {
  if (event === 'passed') return view;
  if ('rows_laid' in event) {
    const rows = view.rows.map((row, at) => ({ ...row, ...filled(event.rows_laid.starts.slice(at, at + 1).map(context.card)) }));
    return { ...view, rows };
  }
  if ('specials_dealt' in event) return { ...view, stock: specialsOf(view) };
  if ('turned' in event)
    return { ...view, open_specials: [...view.open_specials, event.turned.special], stock: Math.max(0, view.stock - 1) };
  if ('revealed' in event) {
    const mine = view.you === undefined ? null : event.revealed.cards[view.you];
    const hand = view.hand.filter(([card]) => card !== mine);
    return { ...view, queue: inOrder(event.revealed, context), hand, forecasts: undefined, next_forecast: undefined };
  }
  if ('used' in event) {
    const at = view.open_specials.indexOf(Object.keys(event.used.what)[0] as Special);
    return { ...view, open_specials: view.open_specials.filter((_, index) => index !== at) };
  }
  if ('lifted' in event) return withRow(view, event.lifted.row, (row) => ({ ...row, stop: undefined }));
  if ('take7_laid' in event)
    return withRow(view, event.take7_laid.row, (row) => ({ ...row, take7: true, capacity: row.capacity + 1 }));
  if ('stop_laid' in event) return withRow(view, event.stop_laid.row, (row) => ({ ...row, stop: true }));
  if ('replaced' in event) {
    const { seat, back, card } = event.replaced;
    const queue = view.queue.map((other) => (other.card[0] === back ? { ...other, card: context.card(card) } : other));
    if (seat !== view.you) return { ...view, queue };
    const hand = [...view.hand.filter(([other]) => other !== card), context.card(back)].sort(byNumber);
    return { ...view, queue, hand };
  }
  if ('inserted' in event) {
    const { card, row, took } = event.inserted;
    return entered({ ...view, queue: without(view.queue, card) }, row, card, took, context);
  }
  if ('pushed' in event) {
    const { card, from, row, took } = event.pushed;
    const left = withRow(view, from, (now) => ({ ...now, ...filled(now.cards.filter(([other]) => other !== card)) }));
    return entered(left, row, card, took, context);
  }
  if ('put_first' in event) return moved(view, event.put_first.card, 'first');
  if ('put_last' in event) return moved(view, event.put_last.card, 'last');
  if ('sorted' in event) {
    const order = known(event.sorted.order);
    const plain = view.queue.map(({ fixed_at: _, ...waiting }) => waiting);
    return { ...view, queue: plain.sort((a, b) => order.indexOf(a.card[0]) - order.indexOf(b.card[0])) };
  }
  if ('placed' in event) {
    const { card, row } = event.placed;
    const placed = withRow(view, row, (now) => ({ ...now, ...filled([...now.cards, context.card(card)]) }));
    return { ...placed, queue: without(view.queue, card), next_forecast: undefined };
  }
  if ('took' in event) {
    const { owner, card, row, heads } = event.took;
    const restarted = withRow(view, row, (now) => ({ ...withoutTake7(now), ...filled([context.card(card)]) }));
    const pile = owner === 'buffalo' ? { buffalo_heads: view.buffalo_heads + heads } : team(view, heads);
    return { ...restarted, ...pile, queue: without(view.queue, card), next_forecast: undefined };
  }
  return view;
}

/** The full row together with the card that takes it. */
export function intermediate(view: BuffaloView, event: BuffaloEvent, context: TextContext): BuffaloView | null {
  if (event === 'passed' || !('took' in event) || event.took.cause !== 'full') return null;
  const { card, row } = event.took;
  // The heads are still those of the cards that are taken.
  const over = withRow(view, row, (now) => ({ ...now, cards: [...now.cards, context.card(card)] }));
  return { ...over, queue: without(view.queue, card), next_forecast: undefined };
}

export function beats(event: BuffaloEvent): number {
  if (event === 'passed' || 'hand_dealt' in event || 'stack_dealt' in event) return 0;
  if ('revealed' in event || 'took' in event || 'used' in event) return 2;
  return 1;
}

/** What a turn meant for the team; `null` while it is not over. */
export function summary(events: BuffaloEvent[], now: BuffaloView): string | null {
  if (!events.some((event) => event !== 'passed' && 'revealed' in event) || now.queue.length > 0) return null;
  let [mine, its] = [0, 0];
  for (const event of events) {
    if (event === 'passed') continue;
    if ('took' in event && event.took.owner === 'buffalo') its += event.took.heads;
    else if ('took' in event) mine += event.took.heads;
    else if ('inserted' in event) mine += event.inserted.took?.heads ?? 0;
    else if ('pushed' in event) mine += event.pushed.took?.heads ?? 0;
  }
  return t('buffalo-turn-summary', { took: mine, team: now.team_heads, gave: its, buffalo: now.buffalo_heads });
}

export function specialName(special: string): string {
  return t(`special-${special}`);
}

/** The owner of a card as the subject of a sentence. */
export function ownedBy(owner: BuffaloOwner, context: TextContext): Subject {
  return owner === 'buffalo' ? { who: t('buffalo-name'), actor: 'buffalo' } : context.by(owner.seat);
}

function specialsOf({ seats }: BuffaloView): number {
  return SPECIALS_IN_PLAY[seats.length] ?? 0;
}

function shown(waiting: BuffaloQueuedCard, context: TextContext): string {
  return t('table-revealed-card', { card: waiting.card[0], who: ownedBy(waiting.owner, context).who });
}

function overflow(took: BuffaloOverflow | null): string[] {
  return took ? [t('buffalo-overflow', { heads: took.heads, stays: took.stays })] : [];
}

type Revealed = Extract<BuffaloEvent, { revealed: unknown }>['revealed'];

function inOrder({ cards, buffalo }: Revealed, context: TextContext): BuffaloQueuedCard[] {
  const players = cards.flatMap((card, seat) => (card === null ? [] : [{ owner: { seat }, card: context.card(card) }]));
  const all: BuffaloQueuedCard[] = [...players, { owner: 'buffalo', card: context.card(buffalo) }];
  return all.sort((a, b) => byNumber(a.card, b.card));
}

function known(cards: (Card | null)[]): Card[] {
  return cards.filter((card) => card !== null);
}

function filled(cards: CardView[]): Pick<BuffaloRow, 'cards' | 'heads'> {
  return { cards, heads: headsOf(cards) };
}

function withRow(view: BuffaloView, row: number, change: (row: BuffaloRow) => BuffaloRow): BuffaloView {
  return { ...view, rows: changed(view.rows, row, change) };
}

/** A row whose cards were taken: Take 7! is discarded with them. */
function withoutTake7({ take7, capacity, ...row }: BuffaloRow): BuffaloRow {
  return { ...row, capacity: take7 ? capacity - 1 : capacity };
}

/** A card came into a row, and what overflowed went to the team. */
function entered(view: BuffaloView, row: number, card: Card, took: BuffaloOverflow | null, context: TextContext): BuffaloView {
  if (took) {
    const restarted = withRow(view, row, (now) => ({ ...withoutTake7(now), ...filled([context.card(took.stays)]) }));
    return { ...restarted, ...team(view, took.heads) };
  }
  return withRow(view, row, (now) => ({ ...now, ...filled([...now.cards, context.card(card)].sort(byNumber)) }));
}

function team(view: BuffaloView, heads: number): Pick<BuffaloView, 'team_heads' | 'team_score'> {
  const counts = heads * (TEAM_HEAD_VALUES[view.seats.length] ?? 1);
  return { team_heads: view.team_heads + heads, team_score: view.team_score + counts };
}

function moved(view: BuffaloView, card: Card, to: 'first' | 'last'): BuffaloView {
  const it = view.queue.filter((waiting) => waiting.card[0] === card).map((waiting) => ({ ...waiting, fixed_at: to }));
  const others = without(view.queue, card);
  const marked = others.filter((waiting) => waiting.fixed_at === to);
  const rest = others.filter((waiting) => waiting.fixed_at !== to);
  // Those that were put there before keep their place (rules buffalo 5.26, 5.28).
  return { ...view, queue: to === 'first' ? [...marked, ...it, ...rest] : [...rest, ...it, ...marked] };
}

function without(waiting: BuffaloQueuedCard[], card: Card): BuffaloQueuedCard[] {
  return waiting.filter((other) => other.card[0] !== card);
}
