// What has changed at a table besides the game, in words for screen readers.
import { t } from '../i18n/texts.svelte';
import { nameOf } from '../playback/context';
import type { Snapshot } from '../protocol';

/** Limits up to this number of seconds are short: the warning comes later. */
const SHORT_LIMIT = 20;

/** Number of seconds before the end of a time limit at which the player is warned. */
export function warningSeconds(limit: number | null | undefined): number {
  return limit != null && limit <= SHORT_LIMIT ? 5 : 10;
}

/** What other people have done between two states: who has sat down or left, bots, pauses. */
export function tableNews(before: Snapshot, after: Snapshot): string[] {
  return [...seatNews(before, after), ...pauseNews(before, after), ...standInNews(before, after)];
}

/** Says that a move was made for the player, and which card was played if the hand shows it. */
export function timeoutNews(before: Snapshot, after: Snapshot): string {
  const [held, left] = [before, after].map(({ view }) => view?.hand.map(([card]) => card) ?? []) as [number[], number[]];
  const gone = held.filter((card) => !left.includes(card));
  // New cards may hide which one was played, unless it was the last one.
  const isClear = gone.length === 1 && (held.length === 1 || left.every((card) => held.includes(card)));
  return isClear ? t('time-up-card', { card: gone[0]! }) : t('time-up');
}

function seatNews(before: Snapshot, after: Snapshot): string[] {
  // Bots that come with the start of a match are at the table.
  if (before.table.matches !== after.table.matches) return [];
  return after.table.seats.flatMap((now, seat) => {
    const was = before.table.seats[seat];
    if (!was || seat === before.seat || seat === after.seat) return [];
    const [old, who] = [nameOf(before.table.seats, seat), nameOf(after.table.seats, seat)];
    const isSame = was.kind === now.kind && (was.kind !== 'guest' || now.kind !== 'guest' || was.id === now.id);
    if (isSame) return [];
    return [
      was.kind === 'guest' && t('news-left', { who: old }),
      was.kind === 'house_bot' && t('news-bot-removed', { who: old }),
      now.kind === 'guest' && t('news-sat-down', { who }),
      now.kind === 'house_bot' && t('news-bot-added', { who }),
    ].filter((line) => line !== false);
  });
}

function pauseNews(before: Snapshot, after: Snapshot): string[] {
  const [was, is] = [before.table.phase, after.table.phase];
  if (was === 'playing' && is === 'paused') return [t('paused')];
  return was === 'paused' && is === 'playing' ? [t('news-resumed')] : [];
}

function standInNews(before: Snapshot, after: Snapshot): string[] {
  const [was, is] = [before, after].map(({ seat, pending }) => seat !== null && (pending.stand_in?.includes(seat) ?? false));
  return is && !was ? [t('stand-in-notice')] : [];
}
