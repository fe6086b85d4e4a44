// State of a seat during a match.
import { playOf } from '../games/play';
import { isPlaying } from '../net/phase';
import type { GameView, Seat, Snapshot } from '../protocol';

export type SeatDoing = 'choosing' | 'has-chosen' | 'must-take' | 'to-play' | 'away' | 'stand-in' | 'passed' | 'out' | 'nudged';

/**
 * State of a seat; `null` if there is nothing to show. During playback only absences are shown. `chosen` is the seat of a player whose
 * choice is made here, even if the server does not have it yet.
 */
export function stateOf(
  seat: Seat,
  { pending, table }: Snapshot,
  view: GameView,
  playing: boolean,
  chosen: Seat | null = null,
): SeatDoing | null {
  if (!isPlaying(table)) return null;
  if (pending.stand_in?.includes(seat)) return 'stand-in';
  if (pending.away?.includes(seat)) return 'away';
  if (playing) return null;
  if (pending.waiting.includes(seat) && seat !== chosen) {
    if (view.phase === 'take_row' && 'to_play' in view && view.to_play === seat) return 'must-take';
    if (pending.nudged?.includes(seat)) return 'nudged';
    return pending.asked.length === 1 ? 'to-play' : 'choosing';
  }
  if (pending.passed_for_turn?.includes(seat)) return 'passed';
  if (pending.asked.includes(seat)) return 'has-chosen';
  if (playOf(view.game).isOut?.(view, seat)) return 'out';
  return null;
}
