// `rodeo-deal-1`: how the order of a deck comes from a secret and the numbers that the seats mixed in (docs/fairness.md).
import { fromHex } from '../net/hex';
import type { Card, MatchRecord } from '../protocol';
import type { Deck } from './decks';
import { sha256 } from './sha256';

export type Chance = NonNullable<MatchRecord['chance']>;

const VERSION = 'rodeo-deal-1';
const WORDS = 2 ** 32;

export function rootOf({ secret, nonces = [] }: Chance): Uint8Array {
  const mixed = [...nonces]
    .sort((one, other) => one.seat - other.seat)
    .map(({ seat, nonce }) => {
      const bytes = fromHex(nonce);
      return joined(Uint8Array.of(seat, bytes.length), bytes);
    });
  return sha256(joined(text(VERSION), fromHex(secret), ...mixed));
}

export function order(root: Uint8Array, { kind, nth, cards, need }: Deck): Card[] {
  const numbers = drawn(sha256(joined(root, text(kind), word(nth))));
  const rest = [...cards].sort((one, other) => one - other);
  return Array.from({ length: Math.min(need, rest.length) }, () => takeOut(rest, below(rest.length, numbers)));
}

/** Takes a card out of those that are left; the first one fills the gap, which is the same as swapping the two. */
function takeOut(rest: Card[], at: number): Card {
  const [first = 0] = rest;
  const [card = 0] = rest.splice(at, 1, first);
  rest.shift();
  return card;
}

/** A fair number below `n`: those of the last, incomplete multiple of `n` are thrown away. */
function below(n: number, numbers: Iterator<number, never>): number {
  const fair = WORDS - (WORDS % n);
  for (;;) {
    const { value } = numbers.next();
    if (value < fair) return value % n;
  }
}

function* drawn(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = new DataView(sha256(joined(key, word(block))).buffer);
    for (let at = 0; at < bytes.byteLength; at += 4) yield bytes.getUint32(at);
  }
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function text(ascii: string): Uint8Array {
  return new TextEncoder().encode(ascii);
}

/** Four bytes, the highest first. */
function word(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}
