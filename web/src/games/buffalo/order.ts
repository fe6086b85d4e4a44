// The order of waiting cards, as the words of a choice would change it.
import type { ViewOf } from '../types';

type Queue = ViewOf<'buffalo'>['queue'];

/** The queue after First, Last or Sort with these words. A Sort that is not complete starts with the cards named so far. */
export function inOrder(queue: Queue, [special, ...words]: string[]): Queue {
  const named = words.flatMap((word) => queue.filter(({ card }) => String(card[0]) === word));
  const others = queue.filter((waiting) => !named.includes(waiting));
  if (special === 'sort') return [...named, ...others];
  if (special === 'first') {
    const fixed = others.filter(({ fixed_at }) => fixed_at === 'first');
    return [...fixed, ...named, ...others.filter((waiting) => !fixed.includes(waiting))];
  }
  if (special === 'last') {
    const fixed = others.filter(({ fixed_at }) => fixed_at === 'last');
    return [...others.filter((waiting) => !fixed.includes(waiting)), ...named, ...fixed];
  }
  return queue;
}
