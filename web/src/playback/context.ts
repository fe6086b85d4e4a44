// Context for messages: names of seats.
import { t } from '../i18n/texts.svelte';
import type { AnyRules, Seat, SeatState } from '../protocol';

/** The subject of a sentence: arguments `$who` and `$actor` of a message. */
export type Subject = { who: string; actor: string };

export interface TextContext {
  /** Name of a seat in lists and brackets: "you" for the viewer's own. */
  who(seat: Seat): string;
  /** The seat as the subject of a sentence. */
  by(seat: Seat): Subject;
  you: Seat | null;
  rules: AnyRules;
  seats: SeatState[];
}

export function textContext(seats: SeatState[], you: Seat | null, rules: AnyRules): TextContext {
  const who = (seat: Seat): string => (seat === you ? t('table-you') : nameOf(seats, seat));
  return {
    who,
    by: (seat) => ({ who: who(seat), actor: seat === you ? 'you' : 'other' }),
    you,
    rules,
    seats,
  };
}

/** Name of a seat for any viewer. */
export function nameOf(seats: SeatState[], seat: Seat): string {
  const state = seats[seat];
  if (!state || state.kind === 'empty') return t('table-seat', { seat: seat + 1 });
  // The server names its bots in English.
  if (state.kind === 'house_bot') return t('bot-name', { number: seat + 1 });
  if (state.kind === 'deleted_guest') return t('deleted-player', { number: seat + 1 });
  // Seats with the same name get their number.
  const again = seats.some((other, at) => at !== seat && 'name' in other && other.name === state.name);
  return again ? `${state.name} (${seat + 1})` : state.name;
}
