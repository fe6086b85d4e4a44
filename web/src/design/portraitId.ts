// What the portrait of a seat is drawn from: the guest, or the bot and its seat. Players of a record file have no id.
import type { SeatState } from '../protocol';

export function isBot(who: SeatState | undefined): boolean {
  return who?.kind === 'house_bot' || (who?.kind === 'guest' && who.bot);
}

export function portraitId(who: SeatState | undefined, seat: number): string {
  if (who?.kind === 'guest' && who.id !== '') return who.id;
  return who?.kind === 'house_bot' ? `${who.level} ${seat}` : `seat ${seat}`;
}
