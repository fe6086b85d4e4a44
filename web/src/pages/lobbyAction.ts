// What a visitor can do at a table of the lobby.
import type { TableSummary } from '../protocol';

/** Id of the text: return to one's own seat, take a free one, or watch. */
export function lobbyAction(
  table: Pick<TableSummary, 'seats' | 'can_join'>,
  guest: string | undefined,
): 'return-to-table' | 'join' | 'watch' {
  const seated = guest !== undefined && table.seats.some((seat) => seat.kind === 'guest' && seat.id === guest);
  if (seated) return 'return-to-table';
  return table.can_join ? 'join' : 'watch';
}
