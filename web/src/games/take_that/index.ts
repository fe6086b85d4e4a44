import { t } from '../../i18n/texts.svelte';
import type { Tutorial } from '../../tutorial/types';
import type { Game } from '../types';

export const take_that: Game<'take_that'> = {
  // A pair and a toad between them.
  picture: {
    cards: [
      [24, 1],
      [66, 5],
      [42, 1],
    ],
    animal: 'toad',
  },
  cardAnimal: 'toad',
  experimentalOptions: ['hand', 'low', 'high'],
  describeRules(rules) {
    const said = [t('games-of', { games: rules.games })];
    return rules.variant === 'advanced' ? [...said, t('choose-advanced')] : said;
  },
  dealName: 'deal-game',
  loadTutorial: async () => (await import('./tutorial.json')).default as unknown as Tutorial,
};
