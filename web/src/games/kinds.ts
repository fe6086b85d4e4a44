// The games there are.
import type { GameKind } from '../protocol';

const KINDS: GameKind[] = ['take6', 'buffalo', 'take_that', 'bull_party'];

/** The game that an address names, if there is such a game. */
export function kindNamed(name: string): GameKind | undefined {
  return KINDS.find((kind) => kind === name);
}
