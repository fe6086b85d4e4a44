// Bull Party: lines for its events, and the views between them.
import { t } from '../../i18n/texts.svelte';
import type {
  BullPartyEvent,
  BullPartyPick,
  BullPartyRow,
  BullPartyView,
  BullPartyQueuedCard,
  CardView,
  Seat,
} from '../../protocol';
import { byNumber, changed, headsOf, type TextContext } from '../../playback/context';

export function describe(event: BullPartyEvent, before: BullPartyView, context: TextContext): string[] {
  if (event === 'round_over') {
    const lines = before.seats.map((seat, at) => t('bull-party-score-line', { who: context.who(at), points: seat.score }));
    return [t('bull-party-round-over', { round: before.round }), ...lines];
  }
  if ('letters_dealt' in event) {
    const letter = context.you === null ? null : event.letters_dealt.letters[context.you];
    return letter ? [t('bull-party-your-letter', { letter })] : [];
  }
  if ('shown' in event) {
    const picks = inOrder(event.shown.picks, context).map(({ seat, card, zero }) =>
      card
        ? t('table-revealed-card', { card: card[0], who: context.who(seat) })
        : t('bull-party-revealed-zero', { letter: zero ?? '', who: context.who(seat) }),
    );
    return [t('table-revealed', { cards: picks.join(', ') })];
  }
  if ('took' in event) {
    const { seat, card, row } = event.took;
    const taken = before.rows[row];
    const args = {
      card,
      row: row + 1,
      cards: taken?.cards.map(([other]) => other).join(' ') ?? '',
      heads: taken?.heads ?? 0,
      bull: taken?.bull ?? 0,
      ...context.by(seat),
    };
    return [t(taken?.bull === undefined ? 'bull-party-took' : 'bull-party-took-bull', args)];
  }
  if ('turned' in event) return [t('bull-party-turned', { card: event.turned.card, ...context.by(event.turned.seat) })];
  if ('added' in event) {
    const { seat, card, row } = event.added;
    return [t('bull-party-added', { card, row: row + 1, ...context.by(seat) })];
  }
  if ('bull_came' in event) return [t('bull-party-bull-added', { row: event.bull_came.row + 1, heads: event.bull_came.heads })];
  if ('no_effect' in event) return [t('bull-party-no-effect', context.by(event.no_effect.seat))];
  if ('reshuffled' in event) return [t('bull-party-reshuffled', { cards: before.discard })];
  if ('laid' in event) {
    const { seat, laying } = event.laid;
    const cards = steps(laying).map(({ card, pile }) => laid(card, pile, before.seats[seat]?.piles.length ?? 0, laying));
    return [t('bull-party-laid', { cards: cards.join(', '), ...context.by(seat) })];
  }
  if ('scored' in event) return [t('bull-party-match-over')];
  return [];
}

/** The view after an event: only what the event itself says. The server's view replaces it. */
export function apply(view: BullPartyView, event: BullPartyEvent, context: TextContext): BullPartyView {
  if (event === 'round_over') return view;
  if ('laid_out' in event) {
    const { row, card } = event.laid_out;
    const rows = Array.from({ length: Math.max(view.rows.length, row + 1) }, (_, at) => view.rows[at] ?? filled([]));
    return { ...view, stock: Math.max(0, view.stock - 1), rows: changed(rows, row, (now) => added(now, context.card(card))) };
  }
  if ('shown' in event) {
    const mine = view.you === undefined ? null : event.shown.picks[view.you];
    const number = mine && 'number' in mine ? mine.number : null;
    return { ...view, queue: inOrder(event.shown.picks, context), hand: view.hand.filter(([card]) => card !== number) };
  }
  if ('took' in event) {
    const { seat, row } = event.took;
    const taken = view.rows[row];
    const hand = seat === view.you ? [...view.hand, ...(taken?.cards ?? [])].sort(byNumber) : view.hand;
    const seats = changed(view.seats, seat, (now) => ({ ...now, bulls: now.bulls + (taken?.bull ?? 0), in_round: undefined }));
    const rows = changed(view.rows, row, () => filled([]));
    return { ...view, hand, seats, rows, discard: view.discard + 1, queue: without(view.queue, seat) };
  }
  if ('turned' in event) return { ...view, turned_card: context.card(event.turned.card), stock: Math.max(0, view.stock - 1) };
  if ('added' in event) {
    const { seat, card, row } = event.added;
    const rows = changed(view.rows, row, (now) => added(now, context.card(card)));
    return { ...view, rows, turned_card: undefined, queue: without(view.queue, seat) };
  }
  if ('bull_came' in event) {
    const { row, heads } = event.bull_came;
    return { ...view, rows: changed(view.rows, row, (now) => ({ ...now, bull: heads, full: true })) };
  }
  if ('no_effect' in event) return { ...view, queue: without(view.queue, event.no_effect.seat) };
  if ('laid' in event && event.laid.seat === view.you) {
    const gone = steps(event.laid.laying).map(({ card }) => card);
    return { ...view, hand: view.hand.filter(([card]) => !gone.includes(card)) };
  }
  return view;
}

export function beats(event: BullPartyEvent): number {
  if (event === 'round_over') return 4;
  if ('hand_dealt' in event || 'stock_laid' in event || 'letters_dealt' in event || 'laid_out' in event) return 0;
  return 'shown' in event || 'took' in event ? 2 : 1;
}

/** Says only that the seat sits out; the result of a round is described when it is over. */
export function summary(events: BullPartyEvent[], now: BullPartyView, seat: Seat, context: TextContext): string | null {
  const took = events.some((event) => event !== 'round_over' && 'took' in event && event.took.seat === seat);
  const rests = now.phase === 'pick' && !now.seats[seat]?.in_round;
  return took && rests ? t('bull-party-sits-out', context.by(seat)) : null;
}

function inOrder(picks: (BullPartyPick | null)[], context: TextContext): BullPartyQueuedCard[] {
  const shown = picks.flatMap((pick, seat): BullPartyQueuedCard[] => {
    if (!pick) return [];
    return ['number' in pick ? { seat, card: context.card(pick.number) } : { seat, zero: pick.zero }];
  });
  // Numbers from the lowest, then zeros by letter (rules bull-party 4.3, 4.4).
  const order = ({ card, zero }: BullPartyQueuedCard): number => card?.[0] ?? 1000 + (zero ?? 'A').charCodeAt(0);
  return shown.sort((a, b) => order(a) - order(b));
}

/** The words of a laying as pairs of card and pile. */
function steps(laying: string[]): { card: number; pile: string }[] {
  const pairs = [];
  for (let at = 0; at + 1 < laying.length; at += 2) pairs.push({ card: Number(laying[at]), pile: laying[at + 1] ?? '' });
  return pairs;
}

function laid(card: number, pile: string, piles: number, laying: string[]): string {
  if (pile !== 'new') return t('bull-party-on-pile', { card, pile: Number(pile.replace('pile', '')) });
  // New piles are counted as they come.
  const earlier = steps(laying).filter((step) => step.pile === 'new' && step.card <= card).length;
  return t('bull-party-on-new-pile', { card, pile: piles + earlier });
}

function filled(cards: CardView[]): BullPartyRow {
  return { cards, heads: headsOf(cards) };
}

function added(row: BullPartyRow, card: CardView): BullPartyRow {
  return { ...row, ...filled([...row.cards, card]) };
}

function without(waiting: BullPartyQueuedCard[], seat: number): BullPartyQueuedCard[] {
  return waiting.filter((other) => other.seat !== seat);
}
