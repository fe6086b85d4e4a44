// How a player plays, as a sentence.
import { formatMessage } from '../playback/message';
import type { Seat } from '../protocol';
import type { SeatReview } from './types';

/** The bot that a seat plays like; `null` if that is not clear, and in games without an estimate. */
export function styleText({ styles }: SeatReview, who: (seat: Seat) => string): string | null {
  return styles?.message ? formatMessage(styles.message, { who, you: null }) : null;
}
