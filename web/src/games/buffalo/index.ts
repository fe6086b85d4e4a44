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
  describeRules: (rules) => [t(`decide-${rules.decide}`)],
  resultLine(outcome) {
    const args = { team: outcome.scores[0] ?? 0, buffalo: outcome.opponent ?? 0 };
    return t(outcome.winners.length === 0 ? 'buffalo-lose' : 'buffalo-win', args);
  },
  loadTutorial: async () => (await import('./tutorial.json')).default as unknown as Tutorial,
};
