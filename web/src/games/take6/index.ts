import { dashed, t } from '../../i18n/texts.svelte';
import type { Tutorial } from '../../tutorial/types';
import type { Game } from '../types';

export const take6: Game<'take6'> = {
  // A full row.
  picture: {
    cards: [
      [12, 1],
      [15, 2],
      [30, 3],
      [44, 5],
      [55, 7],
    ],
    animal: 'bull',
  },
  cardAnimal: 'bull',
  experimentalOptions: ['hand', 'cards'],
  optionNeeds: [
    { option: 'deal', value: 'draft', needs: { deck: 'limited' } },
    { option: 'drafted', value: 'memory', needs: { deal: 'draft' } },
  ],
  isRelevant(option, { deck, deal, rounds }, players) {
    if (option === 'limit') return !rounds;
    // The limited deck, and so the draft, is for up to six players.
    if (option === 'deck' || option === 'deal') return players <= 6;
    if (option === 'drafted') return deal === 'draft' && players <= 6;
    return option !== 'cards' || deck !== 'limited' || players > 6;
  },
  describeRules(rules) {
    const said = ['limit' in rules.end ? t('take6-ends-at', rules.end) : t('take6-ends-after', rules.end)];
    if (rules.deck === 'limited') said.push(t('choose-limited'));
    if (rules.deal === 'draft') said.push(t('choose-draft'));
    return [...said, ...rules.fans.map((fan) => t(`fan-${dashed(fan)}`))];
  },
  explainRules: ({ fans }) => fans.map((fan) => ({ title: t(`fan-${dashed(fan)}`), text: t(`about-fan-${dashed(fan)}`) })),
  // The end of a match is one field of the rules and two options, of which one can be set.
  optionValues: (rules) => ({ ...rules, ...rules.end }),
  notes: ({ fans }) => (fans?.includes('+') ? [t('take6-several-fans')] : []),
  dealName: 'deal-round',
  loadTutorial: async () => (await import('./tutorial.json')).default as unknown as Tutorial,
};
