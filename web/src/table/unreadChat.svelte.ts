// Counts unread chat messages. Old messages are dropped, so messages are compared by their numbers.
import type { ChatLine } from '../protocol';

export class UnreadChat {
  private read = $state(0);

  /** Messages that exist at the start count as read. */
  constructor(chat: ChatLine[]) {
    this.markRead(chat);
  }

  markRead(chat: ChatLine[]): void {
    this.read = chat.at(-1)?.seq ?? this.read;
  }

  unread(chat: ChatLine[]): number {
    return chat.filter(({ seq }) => seq > this.read).length;
  }
}
