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
/** Exceptions of a game: in Bull Party taking rows is good. */
const OWN_SOUNDS: Record<string, SoundName> = { 'bull_party took': 'gain' };
/** Rows that cost so many heads sound heavier. */
const HEAVY_HEADS = 10;

/** The sound of an event; `null` if it is silent. */
export function soundOf(event: AnyEvent): SoundName | null {
  if (endsRound(event)) return 'round';
  const [[game, inner] = ['', '']] = Object.entries(event) as [string, string | object][];
  const name = typeof inner === 'string' ? inner : (Object.keys(inner)[0] ?? '');
  const sound = OWN_SOUNDS[`${game} ${name}`] ?? SOUNDS[name] ?? null;
  return sound === 'take' && headsOf(inner) >= HEAVY_HEADS ? 'heavy_take' : sound;
}

/** The heads of a row that an event gives to somebody. */
function headsOf(inner: string | object): number {
  const [facts] = typeof inner === 'object' ? (Object.values(inner) as ({ heads?: unknown } | null)[]) : [];
  return typeof facts?.heads === 'number' ? facts.heads : 0;
}

/** The sounds of several events at once: each one only once, so that a skipped turn is not a noise. */
export function soundsOf(events: AnyEvent[]): SoundName[] {
  return [...new Set(events.map(soundOf).filter((sound) => sound !== null))];
}
