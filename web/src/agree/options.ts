// Options of the rules as a form has them.
import type { AnyRules, GameKind, OptionInfo } from '../protocol';

/** Values by the name of the option, as the server reads them; what is left open is as in the book. */
export type Values = Record<string, string | undefined>;

/** Options that turn a game into a small experiment: one press further away. */
const EXPERIMENTS: Partial<Record<GameKind, string[]>> = {
  take6: ['hand', 'cards'],
  buffalo: ['hand', 'cards'],
  take_that: ['hand', 'low', 'high'],
  bull_party: ['numbers', 'hand', 'out', 'heads', 'bulls'],
};

export function isExperiment(game: GameKind, option: string): boolean {
  return EXPERIMENTS[game]?.includes(option) ?? false;
}

/** The values that are given, as the server reads them: `deck=limited,deal=draft`. */
export function optionString(options: OptionInfo[], values: Values): string {
  const given = options.flatMap(({ name }) => {
    const value = values[name]?.trim();
    return value ? [`${name}=${value}`] : [];
  });
  return given.join(',');
}

/** The values behind rules. What the book says with the usual number of players is left open. */
export function valuesOf(rules: AnyRules, options: OptionInfo[]): Values {
  // How a match of Take 6 ends is one thing in the rules, and two options of which one can be given.
  const said: object = rules.game === 'take6' ? { ...rules, ...rules.end } : rules;
  const written = new Map(Object.entries(said).map(([name, value]) => [name, write(value)]));
  const given = options.flatMap(({ name, default: book }) => {
    const value = written.get(name);
    return value === undefined || value === book ? [] : [[name, value]];
  });
  return Object.fromEntries(given) as Values;
}

function write(value: unknown): string {
  return Array.isArray(value) ? value.join('+') || 'none' : String(value);
}
