// The reaction of a seat to cards that it has been given. Only transform and opacity change.
import { crossFade, entranceFactor } from '../design/motion';
import { pace } from '../design/pace';

export type Weight = 'light' | 'medium' | 'heavy';

/** Changes from which on the reaction is stronger. */
const MEDIUM = 5;
const HEAVY = 10;
/** Times in milliseconds at normal speed. */
const PLATE_MS = 460;
const FACE_MS = 620;
const COUNT_STEP_MS = 55;
const [SHORTEST_COUNT_MS, LONGEST_COUNT_MS] = [220, 650];
/** Fraction of a beat within which a score is counted. */
const COUNT_SHARE = 0.9;

const GROWTH: Record<Weight, number> = { light: 1.025, medium: 1.05, heavy: 1.08 };
/** Degrees by which a face turns that is not pleased. */
const SHAKE: Record<Weight, number> = { light: 6, medium: 11, heavy: 18 };
/** How far a pleased one jumps, as a percentage of its size. */
const JUMP: Record<Weight, number> = { light: 8, medium: 14, heavy: 22 };

export function weightOf(change: number): Weight {
  const size = Math.abs(change);
  return size >= HEAVY ? 'heavy' : size >= MEDIUM ? 'medium' : 'light';
}

/** How long a score is counted from one number to the next, so that each number can be seen; 0 if nothing moves. */
export function countTime(change: number): number {
  const ms = Math.min(Math.max(SHORTEST_COUNT_MS, COUNT_STEP_MS * Math.abs(change)), LONGEST_COUNT_MS);
  return Math.min(ms * entranceFactor(), pace.beatMs * COUNT_SHARE);
}

/** Lets the seat around `node` react: its plate grows for a moment, its face shakes or jumps. Returns a function that ends it. */
export function react(node: HTMLElement, change: number, bad: boolean): () => void {
  const factor = entranceFactor();
  if (factor === 0) {
    const fade = crossFade() > 0 ? [node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: crossFade() })] : [];
    return () => cancel(fade);
  }
  const seat = node.closest('.seat');
  const weight = weightOf(change);
  const [plate, face] = [seat?.querySelector('.plate'), seat?.querySelector('.portrait')];
  const [growth, degrees, jump] = [GROWTH[weight], SHAKE[weight], JUMP[weight]];
  const running = [
    plate?.animate([{ transform: 'none' }, { transform: `scale(${growth})`, offset: 0.25 }, { transform: 'none' }], {
      duration: PLATE_MS * factor,
      easing: 'ease-out',
    }),
    face?.animate(bad ? shaking(degrees) : jumping(jump), { duration: FACE_MS * factor, easing: 'ease-in-out' }),
  ];
  return () => cancel(running);
}

function shaking(degrees: number): Keyframe[] {
  const turns = [0, -1, 0.9, -0.7, 0.5, -0.2, 0];
  return turns.map((turn) => ({ transform: `rotate(${turn * degrees}deg) scale(${1 + Math.abs(turn) * 0.12})` }));
}

function jumping(percent: number): Keyframe[] {
  return [0, 1, 0, 0.5, 0].map((height) => ({ transform: `translateY(${-percent * height}%) scale(${1 + height * 0.14})` }));
}

function cancel(animations: (Animation | undefined)[]): void {
  for (const animation of animations) animation?.cancel();
}
