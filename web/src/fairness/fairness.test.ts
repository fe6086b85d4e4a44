// The arithmetic of docs/fairness.md against its own vectors; whole matches that the engine played; and what is wrong
// with matches that somebody tampered with.
import { describe, expect, it } from 'vitest';
import page from '../../../docs/fairness.md?raw';
import { GAME_KINDS } from '../games';
import { fromHex, toHex } from '../net/hex';
import type { ShownCommitment } from '../net/commitments';
import type { GameKind, MatchSummary, MatchRecord } from '../protocol';
import { check, isRight, verdict, type Findings } from './check';
import { order, rootOf, type Chance } from './deal';
import type { DealKind } from './decks';
import { sha256 } from './sha256';

const RECORDS = import.meta.glob<MatchRecord[]>('./records/*.json', { eager: true, import: 'default' });

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const hash = (message: Uint8Array): string => toHex(sha256(message));

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives what FIPS 180-4 says (%#)', (message, expected) => {
    expect(hash(bytes(message))).toBe(expected);
  });

  it('is the browser’s own, for messages of every length around a block', async () => {
    for (let length = 0; length <= 130; length += 1) {
      const message = Uint8Array.from({ length }, (_, at) => (at * 151 + length * 7) % 256);
      expect(hash(message)).toBe(toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))));
    }
  });
});

it('has all lines of docs/fairness.md right', () => {
  let chance: Chance = { version: 'rodeo-deal-1', secret: '', nonces: [] };
  let checked = 0;
  for (const line of page.split('\n')) {
    const [word, ...rest] = line.split(' ');
    if (word === 'secret') chance = { ...chance, secret: rest.join(), nonces: [] };
    else if (word === 'nonce') chance.nonces?.push({ seat: Number(rest[0]), nonce: rest[1] ?? '' });
    else if (word === 'commitment') expect(hash(fromHex(chance.secret))).toBe(rest.join());
    else if (word === 'root') expect(toHex(rootOf(chance))).toBe(rest.join());
    else if (word === 'order') expect(`order ${ordered(chance, rest)}`).toBe(line);
    else continue;
    checked += 1;
  }
  expect(checked).toBe(Number(/says that (\d+) lines are right/.exec(page)?.[1]));
});

/** A vector with its cards computed anew: `KIND NTH of DECK need NEED: CARDS`. */
function ordered(chance: Chance, [kind, nth, of, deck, word, need]: string[]): string {
  const cards = (deck ?? '').split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  const got = order(rootOf(chance), { kind: kind as DealKind, nth: Number(nth), cards, need: Number.parseInt(need ?? '', 10) });
  return [kind, nth, of, deck, word, need, ...got].join(' ');
}

const matches = (game: GameKind): MatchRecord[] => RECORDS[`./records/${game}.json`] ?? [];
const all = GAME_KINDS.flatMap(matches);

function cardOf(record: MatchRecord): MatchSummary {
  return { commitment: hash(fromHex(record.chance?.secret ?? '')) } as MatchSummary;
}

const saw = (more: Partial<ShownCommitment> = {}): ShownCommitment => ({
  table: 't',
  nth: 1,
  commitment: '',
  early: true,
  nonce: null,
  mixed: false,
  match: 'm',
  ...more,
});

/** What is found where a true match is told like this. */
function told(record: MatchRecord, change: (record: MatchRecord) => void): Findings {
  const changed = structuredClone(record);
  change(changed);
  return check(cardOf(record), changed, null);
}

const dealSteps = (record: MatchRecord) => record.steps.filter((step) => 'deal' in step);

describe('a match that was played', () => {
  it.each(GAME_KINDS)('is found right: %s', (game) => {
    expect(matches(game).length).toBeGreaterThan(2);
    for (const record of matches(game)) {
      const findings = check(cardOf(record), record, null);
      expect(findings).toMatchObject({ fits: true, seen: 'never', mine: null });
      expect(findings.deals.filter((deal) => !isRight(deal))).toEqual([]);
      const dealt = dealSteps(record).map(({ deal, cards }) => [deal, cards]);
      expect(findings.deals.map((deal) => [deal.kind, deal.dealt])).toEqual(dealt);
      expect(verdict(findings)).toBe('fits');
    }
  });

  it('may have been drafted: then nothing was dealt', () => {
    expect(all.filter((record) => dealSteps(record).length === 0)).toHaveLength(1);
  });

  it('is sure where this browser saw the commitment in time and its number is there', () => {
    for (const record of all) {
      const match = cardOf(record);
      const nonce = record.chance?.nonces?.at(-1)?.nonce ?? null;
      const shownCommitment = saw({ commitment: match.commitment, nonce, mixed: true });
      expect(verdict(check(match, record, shownCommitment))).toBe('sure');
      expect(verdict(check(match, record, { ...shownCommitment, early: false }))).toBe('fits');
    }
  });
});

describe('a match that was tampered with', () => {
  const dealt = all.filter((record) => dealSteps(record).length > 0);

  it('has two cards swapped', () => {
    for (const record of dealt) {
      for (const [at, { cards }] of dealSteps(record).entries()) {
        const [first = 0, ...rest] = cards;
        const last = rest.pop();
        if (last === undefined) continue;
        const findings = told(record, (changed) => dealSteps(changed)[at]?.cards.splice(0, cards.length, last, ...rest, first));
        expect(findings.deals.filter((deal) => !isRight(deal))).toHaveLength(1);
        expect(verdict(findings)).toBe('wrong');
      }
    }
  });

  it('has another secret', () => {
    for (const record of all) {
      const findings = told(record, ({ chance }) => chance && (chance.secret = 'ab'.repeat(32)));
      expect(findings.fits).toBe(false);
      expect(findings.deals.some(isRight)).toBe(false);
      expect(verdict(findings)).toBe('wrong');
    }
  });

  it('has another secret with a commitment that fits', () => {
    for (const record of dealt) {
      const changed = structuredClone(record);
      if (changed.chance) changed.chance.secret = 'ab'.repeat(32);
      const findings = check(cardOf(changed), changed, saw(cardOf(record)));
      expect(findings).toMatchObject({ fits: true, seen: 'other' });
      expect(verdict(findings)).toBe('wrong');
    }
  });

  it('lacks a number that somebody gave', () => {
    for (const record of dealt) {
      const findings = told(record, ({ chance }) => chance?.nonces?.pop());
      expect(findings.deals.some(isRight)).toBe(false);
    }
  });

  it('lacks the number of this browser', () => {
    for (const record of all) {
      const match = cardOf(record);
      const findings = check(match, record, saw({ commitment: match.commitment, nonce: '0123', mixed: true }));
      expect(findings.mine).toBe(false);
      expect(verdict(findings)).toBe('wrong');
    }
  });

  it('lacks a deal that its rules ask for', () => {
    for (const record of dealt) {
      const asked = dealSteps(record).filter(({ deal }) => deal !== 'reshuffle').length;
      const findings = told(record, (changed) => (changed.steps = changed.steps.filter((step) => 'play' in step)));
      expect(findings.deals.filter(({ dealt, expected }) => dealt.length === 0 && expected.length > 0)).toHaveLength(asked);
      expect(verdict(findings)).toBe('wrong');
    }
  });

  it('has a deal that its rules do not ask for', () => {
    for (const record of all) {
      const deal = record.rules.game === 'bull_party' ? 'letters' : 'cards';
      const findings = told(record, ({ steps }) => steps.push({ deal, cards: [1, 2] }));
      expect(findings.deals.at(-1)).toMatchObject({ dealt: [1, 2], expected: [] });
      expect(verdict(findings)).toBe('wrong');
    }
  });

  it('shuffles again as if for the first time', () => {
    for (const record of matches('bull_party')) {
      const again = (nth: number): Findings =>
        told(record, ({ steps, chance }) => {
          const cards = order(rootOf(chance as Chance), { kind: 'reshuffle', nth, cards: [5, 6, 7, 8, 9, 10, 11, 12], need: 8 });
          steps.push({ deal: 'reshuffle', cards });
        });
      expect([verdict(again(0)), verdict(again(1))]).toEqual(['wrong', 'fits']);
    }
  });

  it('shuffles cards again that it does not have', () => {
    for (const record of matches('bull_party')) {
      const findings = told(record, ({ steps }) => steps.push({ deal: 'reshuffle', cards: [101, 102] }));
      expect(findings.deals.at(-1)).toMatchObject({ dealt: [101, 102], expected: [] });
    }
  });

  it('keeps its secret back', () => {
    for (const record of all) {
      const findings = told(record, (changed) => delete changed.chance);
      expect(findings).toMatchObject({ computed: null, fits: false });
      expect(verdict(findings)).toBe('wrong');
    }
  });
});
