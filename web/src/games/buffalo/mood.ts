// The mood of the buffalo: how the match stands for it, and what has just happened.
import type { EventOf, ViewOf } from '../types';

export type Mood = 'calm' | 'angry' | 'pleased' | 'hurt';

/** Pleased when the team takes heads, hurt when it takes some itself, angry while it is behind. */
export function moodOf(view: ViewOf<'buffalo'>, event: EventOf<'buffalo'> | null): Mood {
  if (event && event !== 'passed') {
    if ('took' in event) return event.took.owner === 'buffalo' ? 'hurt' : 'pleased';
    if (('inserted' in event && event.inserted.took) || ('pushed' in event && event.pushed.took)) return 'pleased';
  }
  return view.buffalo_heads > view.team_score ? 'angry' : 'calm';
}

/** Position of the knot of the rope in percent: at the team's end (0) if the team is far ahead, in the middle if level. */
export function pullOf(team: number, buffalo: number): number {
  const LEAD_OF_HALF = 14;
  return 50 + 40 * Math.tanh((team - buffalo) / LEAD_OF_HALF);
}
