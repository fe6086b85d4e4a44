// Problems that only a device has. The server has no such codes; their texts are in `locales`.
import type { Problem } from '../protocol';

/** The table is open in another tab. */
export const OPEN_ELSEWHERE = 'open_elsewhere' as Problem['code'];
/** Storing failed: there is no space, or another page has stored something else. */
export const NOT_STORED = 'not_stored' as Problem['code'];
/** A bot level needs a file that cannot be loaded now, or that is damaged. */
export const WEIGHTS_MISSING = 'weights_missing' as Problem['code'];
