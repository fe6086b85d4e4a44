// Options of the rules as a form has them.
import type { GameKind, OptionCard } from '../protocol';

/** Options that turn a game into a small experiment: one press further away. */
const EXPERIMENTS: Record<GameKind, string[]> = {
  take6: ['hand', 'cards'],
  buffalo: ['hand', 'cards'],
  take_that: ['hand', 'low', 'high'],
  bull_party: ['numbers', 'hand', 'out', 'heads', 'bulls'],
};

export function isExperiment(game: GameKind, option: string): boolean {
  return EXPERIMENTS[game].includes(option);
}

/** The options that differ from the book, as the server reads them: `deck=limited,deal=draft`. */
export function optionString(options: OptionCard[], values: Record<string, string | undefined>): string {
  const set = options.flatMap(({ name, default: book }) => {
    const value = values[name]?.trim();
    return value === undefined || value === '' || value === book ? [] : [`${name}=${value}`];
  });
  return set.join(',');
}
