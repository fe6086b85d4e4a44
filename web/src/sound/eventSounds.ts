// Which events of a game sound.
import type { AnyEvent } from '../protocol';
import { endsRound } from '../standings/roundEnd.svelte';
import type { SoundName } from './scores';

/** Sounds by the name of an event. */
const SOUNDS: Record<string, SoundName> = {
  rows_laid: 'deal',
  game_began: 'deal',
  laid_out: 'deal',
  drew: 'deal',
  drafted: 'place',
  revealed: 'flip',
  shown: 'flip',
  turned: 'flip',
  placed: 'place',
  inserted: 'place',
  added: 'place',
  laid: 'place',
  extended: 'place',
  paired: 'place',
  took: 'take',
  cow_took: 'take',
  line_taken: 'take',
};
/** Exceptions of a game: in Bull Party rows are taken into the hand, which is good. */
const OWN_SOUNDS: Record<string, SoundName> = { 'bull_party took': 'deal' };

/** The sound of an event; `null` if it is silent. */
export function soundOf(event: AnyEvent): SoundName | null {
  if (endsRound(event)) return 'round';
  const [[game, inner] = ['', '']] = Object.entries(event) as [string, string | object][];
  const name = typeof inner === 'string' ? inner : (Object.keys(inner)[0] ?? '');
  return OWN_SOUNDS[`${game} ${name}`] ?? SOUNDS[name] ?? null;
}

/** The sounds of several events at once: each one only once, so that a skipped turn is not a noise. */
export function soundsOf(events: AnyEvent[]): SoundName[] {
  return [...new Set(events.map(soundOf).filter((sound) => sound !== null))];
}
