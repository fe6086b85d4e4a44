// What was agreed at a table, in a line, and what is usual.
import { dashed, t } from '../i18n/texts.svelte';
import type { AnyRules, TableSettings } from '../protocol';

/** The level of bots to begin with: beginners have a chance, and nobody is bored. */
export const USUAL_LEVEL = 'simple';

export function describe(settings: Pick<TableSettings, 'rules' | 'clock'>): string {
  return [...describeRules(settings.rules), settings.clock === null ? t('no-clock') : t('clock-of', { seconds: settings.clock })].join(' · ');
}

/** The number of players, and what differs from what everybody expects. */
export function describeRules(rules: AnyRules): string[] {
  const said = [t('players-of', { players: rules.players })];
  if (rules.game === 'take6') {
    said.push('limit' in rules.end ? t('take6-ends-at', rules.end) : t('take6-ends-after', rules.end));
    if (rules.deck === 'limited') said.push(t('choose-limited'));
    if (rules.deal === 'draft') said.push(t('choose-draft'));
    said.push(...rules.fans.map((fan) => t(`fan-${dashed(fan)}`)));
  }
  if (rules.game === 'buffalo') said.push(t(`decide-${rules.decide}`));
  if (rules.game === 'take_that') {
    said.push(t('games-of', { games: rules.games }));
    if (rules.variant === 'advanced') said.push(t('choose-advanced'));
  }
  return said;
}
