// Options of the rules as values of a form.
import { gameOf } from '../games';
import type { AnyRules, GameKind, OptionInfo } from '../protocol';

/** Values by the name of the option, as the server reads them; what is left open is as in the book. */
export type Values = Record<string, string | undefined>;

export function isExperiment(game: GameKind, option: string): boolean {
  return gameOf(game).experimentalOptions.includes(option);
}

/** The values that are given, as the server reads them: `deck=limited,deal=draft`. */
export function optionString(options: OptionInfo[], values: Values): string {
  const given = options.flatMap(({ name }) => {
    const value = values[name]?.trim();
    return value ? [`${name}=${value}`] : [];
  });
  return given.join(',');
}

/** All option values of these rules, by name. */
export function valuesOf(rules: AnyRules): Record<string, string> {
  const said: object = gameOf(rules.game).optionValues?.(rules) ?? rules;
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, write(value)]));
}

/** The option values of these rules that differ from the defaults of the usual number of players. */
export function changedValues(rules: AnyRules, options: OptionInfo[]): Values {
  const values = valuesOf(rules);
  const given = options.filter(({ name, default: usual }) => values[name] !== undefined && values[name] !== usual);
  return Object.fromEntries(given.map(({ name }) => [name, values[name]]));
}

function write(value: unknown): string {
  return Array.isArray(value) ? value.join('+') || 'none' : String(value);
}
