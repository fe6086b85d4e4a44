// Verification of deals: matches played by the native engine, and tampered matches.
import { describe, expect, it } from 'vitest';
import { GAME_KINDS } from '../games';
import { commitment } from '../engine/records';
import type { ShownCommitment } from '../net/commitments';
import type { GameKind, MatchSummary, MatchRecord } from '../protocol';
import { check, isRight, verdict, type Findings } from './check';

const RECORDS = import.meta.glob<MatchRecord[]>('./records/*.json', { eager: true, import: 'default' });

const matches = (game: GameKind): MatchRecord[] => RECORDS[`./records/${game}.json`] ?? [];
const all = GAME_KINDS.flatMap(matches);

function cardOf(record: MatchRecord): MatchSummary {
  return { commitment: commitment(record.chance?.secret ?? '') } as MatchSummary;
}

const shown = (more: Partial<ShownCommitment> = {}): ShownCommitment => ({
  table: 't',
  nth: 1,
  commitment: '',
  early: true,
  nonce: null,
  mixed: false,
  match: 'm',
  ...more,
});

/** Findings for a genuine match with a changed record. */
function checkChanged(record: MatchRecord, change: (record: MatchRecord) => void): Findings {
  const changed = structuredClone(record);
  change(changed);
  return check(cardOf(record), changed, null);
}

const dealSteps = (record: MatchRecord) => record.steps.filter((step) => 'deal' in step);

describe('genuine match', () => {
  it.each(GAME_KINDS)('passes the verification: %s', (game) => {
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

  it('has no deals if hands were drafted', () => {
    expect(all.filter((record) => dealSteps(record).length === 0)).toHaveLength(1);
  });

  it('is `sure` if this browser has the commitment in time and its number is included', () => {
    for (const record of all) {
      const match = cardOf(record);
      const nonce = record.chance?.nonces?.at(-1)?.nonce ?? null;
      const shownCommitment = shown({ commitment: match.commitment, nonce, mixed: true });
      expect(verdict(check(match, record, shownCommitment))).toBe('sure');
      expect(verdict(check(match, record, { ...shownCommitment, early: false }))).toBe('fits');
    }
  });
});

describe('match without a result', () => {
  const cut = (record: MatchRecord): void => {
    record.steps.pop();
    delete record.result;
  };

  it('is `unfinished`, not `wrong`', () => {
    for (const record of all) {
      const findings = checkChanged(record, cut);
      expect([findings.isOver, verdict(findings)]).toEqual([false, 'unfinished']);
    }
  });

  it('is `wrong` if its deals are', () => {
    for (const record of all.filter((one) => dealSteps(one).length > 0)) {
      const findings = checkChanged(record, (changed) => {
        cut(changed);
        dealSteps(changed)[0]?.cards.reverse();
      });
      expect(verdict(findings)).toBe('wrong');
    }
  });
});

describe('tampered match is detected', () => {
  const dealt = all.filter((record) => dealSteps(record).length > 0);

  it('with two swapped cards', () => {
    for (const record of dealt) {
      for (const [at, { cards }] of dealSteps(record).entries()) {
        const [first = 0, ...rest] = cards;
        const last = rest.pop();
        if (last === undefined) continue;
        const findings = checkChanged(record, (changed) =>
          dealSteps(changed)[at]?.cards.splice(0, cards.length, last, ...rest, first),
        );
        expect(findings.deals.filter((deal) => !isRight(deal))).toHaveLength(1);
        expect(verdict(findings)).toBe('wrong');
      }
    }
  });

  it('with another secret', () => {
    for (const record of all) {
      const findings = checkChanged(record, ({ chance }) => chance && (chance.secret = 'ab'.repeat(32)));
      expect(findings.fits).toBe(false);
      expect(findings.deals.some(isRight)).toBe(false);
      expect(verdict(findings)).toBe('wrong');
    }
  });

  it('with another secret and a matching commitment', () => {
    for (const record of dealt) {
      const changed = structuredClone(record);
      if (changed.chance) changed.chance.secret = 'ab'.repeat(32);
      const findings = check(cardOf(changed), changed, shown(cardOf(record)));
      expect(findings).toMatchObject({ fits: true, seen: 'other' });
      expect(verdict(findings)).toBe('wrong');
    }
  });

  it('without the number of a player', () => {
    for (const record of dealt) {
      const findings = checkChanged(record, ({ chance }) => chance?.nonces?.pop());
      expect(findings.deals.some(isRight)).toBe(false);
    }
  });

  it('without the number of this browser', () => {
    for (const record of all) {
      const match = cardOf(record);
      const findings = check(match, record, shown({ commitment: match.commitment, nonce: '0123', mixed: true }));
      expect(findings.mine).toBe(false);
      expect(verdict(findings)).toBe('wrong');
    }
  });

  it('without a deal that the rules require', () => {
    for (const record of dealt) {
      const findings = checkChanged(record, (changed) => (changed.steps = changed.steps.filter((step) => 'play' in step)));
      expect(findings.deals).toMatchObject([{ dealt: [] }]);
      expect(findings.deals[0]?.expected.length).toBeGreaterThan(0);
      expect(verdict(findings)).toBe('wrong');
    }
  });

  it('with a deal that the rules do not require', () => {
    for (const record of all) {
      const deal = record.rules.game === 'bull_party' ? 'letters' : 'cards';
      const findings = checkChanged(record, ({ steps }) => steps.push({ deal, cards: [1, 2] }));
      expect(findings.deals.at(-1)).toMatchObject({ dealt: [1, 2], expected: [] });
      expect(verdict(findings)).toBe('wrong');
    }
  });

  it('with a choice that the rules do not allow', () => {
    for (const record of all) {
      const at = record.steps.findIndex((step) => 'play' in step);
      const findings = checkChanged(record, ({ steps }) => steps.splice(at + 1, 0, structuredClone(steps[at]!)));
      expect(findings.rejected).toBe(at + 1);
      expect(verdict(findings)).toBe('illegal');
    }
  });

  it('with another result', () => {
    for (const record of all) {
      const findings = checkChanged(record, ({ result }) => result && (result.scores[0] = (result.scores[0] ?? 0) + 1));
      expect([findings.resultMatches, verdict(findings)]).toEqual([false, 'wrong']);
    }
  });

  it('if it cannot be read', () => {
    for (const record of all) {
      const findings = checkChanged(record, (changed) => changed.steps.push({ deal: 'cards', cards: [0] }));
      expect(findings.unreadable).toContain('card');
      expect(verdict(findings)).toBe('wrong');
    }
  });

  it('with a reshuffle of cards that are not in the deck', () => {
    for (const record of matches('bull_party')) {
      const findings = checkChanged(record, ({ steps }) => steps.push({ deal: 'reshuffle', cards: [101, 102] }));
      expect(findings.deals.at(-1)).toMatchObject({ dealt: [101, 102], expected: [] });
    }
  });

  it('without the secret', () => {
    for (const record of all) {
      const findings = checkChanged(record, (changed) => delete changed.chance);
      expect(findings).toMatchObject({ computed: null, fits: false });
      expect(verdict(findings)).toBe('wrong');
    }
  });
});
