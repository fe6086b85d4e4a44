import { t } from '../../i18n/texts.svelte';
import type { Tutorial } from '../../tutorial/types';
import type { Game } from '../types';

export const bull_party: Game<'bull_party'> = {
  picture: {
    cards: [
      [7, 1],
      [33, 5],
      [50, 3],
      [77, 5],
    ],
    animal: 'cow',
  },
  cardAnimal: 'bull',
  experimentalOptions: ['numbers', 'hand', 'out', 'heads', 'bulls'],
  describeRules: () => [],
  notes: () => [t('bull-party-heads-note')],
  loadTutorial: async () => (await import('./tutorial.json')).default as unknown as Tutorial,
};
