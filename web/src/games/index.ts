// The games that this client knows. A new game is a folder here and a line in this list.
import { GAME_FACTS, type AnyRules, type GameKind } from '../protocol';
import { buffalo } from './buffalo';
import { bull_party } from './bull_party';
import { take6 } from './take6';
import { take_that } from './take_that';
import type { Game } from './types';

const GAMES = { take6, buffalo, take_that, bull_party } satisfies { [K in GameKind]: Game<K> };

/** All games, in the order of the home page. */
export const GAME_KINDS = Object.keys(GAMES) as GameKind[];

/** Whether the client knows the game. A newer server may offer others. */
export function isKnownGame(name: string): name is GameKind {
  return Object.hasOwn(GAMES, name);
}

/** The game of this kind; for a name from outside check `isKnownGame` first. */
export function gameOf(kind: GameKind): Game<GameKind> {
  return GAMES[kind] as Game<GameKind>;
}

/** What the server's rules say about the game: unit of scores, team or not, rule pages. */
export function factsOf(kind: GameKind): (typeof GAME_FACTS)[GameKind] {
  return GAME_FACTS[kind];
}

/** The options in force that are worth a line, without the number of players. */
export function describeRules(rules: AnyRules): string[] {
  return isKnownGame(rules.game) ? gameOf(rules.game).describeRules(rules) : [];
}
