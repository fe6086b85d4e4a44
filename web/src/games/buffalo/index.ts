import { t } from '../../i18n/texts.svelte';
import type { Tutorial } from '../../tutorial/types';
import type { Game } from '../types';

export const buffalo: Game<'buffalo'> = {
  picture: {
    cards: [
      [8, 1],
      [20, 3],
      [66, 5],
    ],
    animal: 'buffalo',
  },
  cardAnimal: 'bull',
  experimentalOptions: ['hand', 'cards'],
  // One player decides alone.
  isRelevant: (option, _, players) => option !== 'decide' || players > 1,
  describeRules: (rules) => [t(`decide-${rules.decide}`)],
  loadTutorial: async () => (await import('./tutorial.json')).default as unknown as Tutorial,
};
