// Decides when the standings after a round are shown.
import { factsOf } from '../games';
import type { AnyEvent, GameView, ScoreSheet } from '../protocol';
import { roundsOf, shownRounds, type Round } from '../table/scoreSheet';

/** Names of the events that end a round. */
const ROUND_ENDS = ['round_scored', 'round_over', 'game_scored'];

/** Whether a round ends with this event. */
export function endsRound(event: AnyEvent): boolean {
  const [inner] = Object.values(event) as (string | object)[];
  return ROUND_ENDS.some((name) => inner === name || (typeof inner === 'object' && name in inner));
}

/**
 * The round that has ended last in what is shown; `null` if none has. The turns of a cooperative game are no rounds, and after the
 * last round the result is shown.
 */
export function endedRound(sheet: ScoreSheet | null, view: GameView): Round | null {
  if (!sheet || view.phase === 'over' || factsOf(view.game).cooperative) return null;
  return roundsOf(shownRounds(sheet, view)).at(-1) ?? null;
}

/** Shows each round once, for a few seconds or until it is dismissed. */
export class RoundEnd {
  static readonly SHOWN_MS = 4_000;

  /** The round whose standings are shown. */
  round = $state.raw<Round | null>(null);
  private last: number;
  private held = false;
  private timer = 0;

  /** Rounds up to `last` are not shown: they ended before this visit. */
  constructor(
    last: number,
    private readonly onDismiss: () => void = () => undefined,
  ) {
    this.last = last;
  }

  /** Notes the round that has ended last. */
  note(ended: Round | null): void {
    if (!ended || ended.round <= this.last) return;
    this.last = ended.round;
    this.round = ended;
    this.release();
  }

  /** Keeps the card while somebody looks at it closely. */
  hold(): void {
    this.held = true;
    clearTimeout(this.timer);
  }

  release(): void {
    this.held = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.dismiss(), RoundEnd.SHOWN_MS);
  }

  /** The next round is dealt: only a card that is held stays over it. */
  leave(): void {
    if (!this.held) this.dismiss();
  }

  dismiss(): void {
    if (!this.round) return;
    this.held = false;
    clearTimeout(this.timer);
    this.round = null;
    this.onDismiss();
  }
}
