// Findings of a verification as sentences.
import { list, t } from '../i18n/texts.svelte';
import { gameOf } from '../games';
import type { GameKind, Seat } from '../protocol';
import type { DealComparison } from '../engine/records';
import { differsAt, isRight, type Findings } from './check';

export interface Line {
  /** Whether the finding supports the match, contradicts it, or leaves it open. */
  mark: 'right' | 'wrong' | 'open';
  text: string;
}

const SEEN: Record<Findings['seen'], [Line['mark'], string]> = {
  early: ['right', 'fair-seen-early'],
  late: ['open', 'fair-seen-late'],
  other: ['wrong', 'fair-seen-other'],
  never: ['open', 'fair-seen-never'],
};

export function lines(findings: Findings, game: GameKind, who: (seat: Seat) => string): Line[] {
  const { unreadable, computed, fits } = findings;
  if (unreadable !== null) return [{ mark: 'wrong', text: t('fair-unreadable', { reason: unreadable }) }];
  const [mark, seen] = SEEN[findings.seen];
  const aboutSeen: Line = { mark, text: t(seen) };
  // A file without a secret: nobody has promised one.
  if (computed === null && fits === null) {
    return [...aboutSteps(findings), { mark: 'open', text: t('fair-no-secret') }];
  }
  return [
    ...aboutSecret(findings),
    ...(computed === null ? [] : [...aboutDeals(findings, game), ...aboutSteps(findings)]),
    aboutSeen,
    ...aboutNumbers(findings, who),
  ];
}

/** One deal in a sentence. */
export function aboutDeal(deal: DealComparison, game: GameKind): string {
  const { dealt, expected } = deal;
  const name = nameOf(deal, game);
  if (isRight(deal)) return t('fair-same', { deal: name, cards: dealt.length });
  if (dealt.length !== expected.length) {
    return t('fair-differs-count', { deal: name, dealt: dealt.length, expected: expected.length });
  }
  const at = differsAt(deal);
  return t('fair-differs', { deal: name, place: at + 1, dealt: dealt[at] ?? 0, expected: expected[at] ?? 0 });
}

function aboutSecret({ computed, fits }: Findings): Line[] {
  if (fits === null) return [];
  if (computed === null) return [{ mark: 'wrong', text: t('fair-secret-kept') }];
  return fits ? [{ mark: 'right', text: t('fair-secret-fits') }] : [{ mark: 'wrong', text: t('fair-secret-other') }];
}

function aboutDeals({ deals, rejected }: Findings, game: GameKind): Line[] {
  if (deals.length === 0) return [{ mark: 'right', text: t('fair-nothing-dealt') }];
  const wrong = deals.find((deal) => !isRight(deal));
  if (!wrong) return [{ mark: 'right', text: t('fair-deals', { count: deals.length }) }];
  // The number of deals is not known if the match cannot be replayed to its end.
  if (rejected !== null) return [{ mark: 'wrong', text: aboutDeal(wrong, game) }];
  const right = deals.filter(isRight).length;
  return [
    { mark: 'wrong', text: t('fair-deals-wrong', { right, count: deals.length }) },
    { mark: 'wrong', text: aboutDeal(wrong, game) },
  ];
}

/** Whether the rules allow all steps, and whether they lead to the written result. */
function aboutSteps({ rejected, isOver, resultMatches }: Findings): Line[] {
  if (rejected !== null) return [{ mark: 'wrong', text: t('fair-step-rejected', { step: rejected + 1 }) }];
  if (!isOver) return [{ mark: 'open', text: t('fair-not-over') }];
  return resultMatches ? [{ mark: 'right', text: t('fair-result') }] : [{ mark: 'wrong', text: t('fair-result-other') }];
}

function aboutNumbers({ mixed, mine }: Findings, who: (seat: Seat) => string): Line[] {
  const lines: Line[] = [];
  if (mixed.length > 0) lines.push({ mark: 'right', text: t('fair-mixed', { who: list(mixed.map(who)) }) });
  else lines.push({ mark: 'open', text: t('fair-mixed-none') });
  if (mine === true) lines.push({ mark: 'right', text: t('fair-mine-in') });
  if (mine === false) lines.push({ mark: 'wrong', text: t('fair-mine-missing') });
  return lines;
}

/** A deal of number cards has the game's own name, such as "round 2". */
function nameOf({ kind, nth }: DealComparison, game: GameKind): string {
  const n = nth + 1;
  const ownName = kind === 'cards' ? gameOf(game).dealName : undefined;
  return t(ownName ?? `deal-${kind}`, { n });
}
