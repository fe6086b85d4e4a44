// Settings of a table in a line.
import { describeRules as describeOptions } from '../games';
import { dashed, facts, t } from '../i18n/texts.svelte';
import type { AnyRules, TableSettings } from '../protocol';

export function describe(settings: Pick<TableSettings, 'rules' | 'clock' | 'hints'>): string {
  const hints = settings.hints ?? 'off';
  return facts([
    ...describeRules(settings.rules),
    settings.clock === null ? t('no-clock') : t('clock-of', { seconds: settings.clock }),
    ...(hints === 'off' ? [] : [t(`hints-are-${dashed(hints)}`)]),
  ]);
}

/** The number of players, and the options that players want to know. */
export function describeRules(rules: AnyRules): string[] {
  return [t('players-of', { players: rules.players }), ...describeOptions(rules)];
}
