// The story of any game: which teller tells an event.
import { list, t } from '../i18n/texts.svelte';
import type { AnyEvent, GameKind, GameView, Outcome, Seat } from '../protocol';
import * as buffalo from './buffalo';
import * as bullParty from './bull_party';
import type { Scribe } from './scribe';
import * as take6 from './take6';
import * as takeThat from './take_that';

/** The lines that tell an event; `before` is the view of the moment before. */
export function tell(event: AnyEvent, before: GameView, scribe: Scribe): string[] {
  if ('take6' in event) return before.game === 'take6' ? take6.tell(event.take6, before, scribe) : [];
  if ('buffalo' in event) return before.game === 'buffalo' ? buffalo.tell(event.buffalo, before, scribe) : [];
  if ('take_that' in event) return before.game === 'take_that' ? takeThat.tell(event.take_that, before, scribe) : [];
  if ('bull_party' in event) return before.game === 'bull_party' ? bullParty.tell(event.bull_party, before, scribe) : [];
  return [];
}

/** The table after an event, to be looked at until the server's own view is reached. */
export function follow(view: GameView, event: AnyEvent, scribe: Scribe): GameView {
  if ('take6' in event && view.game === 'take6') return { game: 'take6', ...take6.follow(view, event.take6, scribe) };
  if ('buffalo' in event && view.game === 'buffalo') return { game: 'buffalo', ...buffalo.follow(view, event.buffalo, scribe) };
  if ('take_that' in event && view.game === 'take_that') {
    return { game: 'take_that', ...takeThat.follow(view, event.take_that, scribe) };
  }
  if ('bull_party' in event && view.game === 'bull_party') {
    return { game: 'bull_party', ...bullParty.follow(view, event.bull_party, scribe) };
  }
  return view;
}

/** The table in the middle of an event: a card that is one too many lies beside the others for a moment. */
export function midway(view: GameView, event: AnyEvent, scribe: Scribe): GameView | null {
  if ('take6' in event && view.game === 'take6') {
    const seen = take6.midway(view, event.take6, scribe);
    return seen && { game: 'take6', ...seen };
  }
  if ('buffalo' in event && view.game === 'buffalo') {
    const seen = buffalo.midway(view, event.buffalo, scribe);
    return seen && { game: 'buffalo', ...seen };
  }
  return null;
}

/** How long an event is looked at, in beats. */
export function beats(event: AnyEvent): number {
  if ('take6' in event) return take6.beats(event.take6);
  if ('buffalo' in event) return buffalo.beats(event.buffalo);
  if ('take_that' in event) return takeThat.beats(event.take_that);
  if ('bull_party' in event) return bullParty.beats(event.bull_party);
  return 0;
}

/** What the events of a turn meant for a seat; `null` while it is not over, or where there is nothing to sum up. */
export function summary(events: AnyEvent[], now: GameView, seat: Seat, scribe: Scribe): string | null {
  if (now.game === 'take6') {
    return take6.summary(events.flatMap((event) => ('take6' in event ? [event.take6] : [])), now, seat, scribe);
  }
  if (now.game === 'buffalo') {
    return buffalo.summary(events.flatMap((event) => ('buffalo' in event ? [event.buffalo] : [])), now);
  }
  if (now.game === 'bull_party') {
    return bullParty.summary(events.flatMap((event) => ('bull_party' in event ? [event.bull_party] : [])), now, seat, scribe);
  }
  return null;
}

/** Does the seat take cards that hurt? */
export function takes(event: AnyEvent, seat: Seat): boolean {
  if ('take6' in event) return take6.takenBy(event.take6, seat) > 0;
  return 'take_that' in event && 'line_taken' in event.take_that && event.take_that.line_taken.seat === seat;
}

/** A score with its unit. */
export function score(game: GameKind, value: number): string {
  const heads = game === 'take6' || game === 'buffalo';
  return heads ? t('table-heads', { heads: value }) : t('table-points', { points: value });
}

/** How a match ended, in a line. */
export function result(game: GameKind, outcome: Outcome, scribe: Pick<Scribe, 'who' | 'you'>): string {
  const best = outcome.scores[outcome.winners[0] ?? 0] ?? 0;
  if (game === 'buffalo') {
    const args = { team: outcome.scores[0] ?? 0, buffalo: outcome.opponent ?? 0 };
    return t(outcome.winners.length === 0 ? 'buffalo-lose' : 'buffalo-win', args);
  }
  const names = list(outcome.winners.map((seat) => scribe.who(seat)));
  if (outcome.winners.length > 1) return t('table-shared-win', { who: names, score: score(game, best) });
  if (outcome.winners[0] === scribe.you) return t('table-you-win', { score: score(game, best) });
  return t('table-wins', { who: names, score: score(game, best) });
}
