// Guests whose chat is hidden in this browser, kept in local storage.
import { SvelteSet } from 'svelte/reactivity';
import type { ChatLine } from '../protocol';
import { remember, remembered } from '../settings.svelte';

/** Oldest entries are dropped, so that the list does not grow forever. */
const MAX_MUTED = 500;

class MutedGuests {
  private readonly ids = new SvelteSet<string>(stored());

  has(guest: string | null | undefined): boolean {
    return guest != null && this.ids.has(guest);
  }

  set(guest: string, muted: boolean): void {
    if (muted) this.ids.add(guest);
    else this.ids.delete(guest);
    remember('muted', JSON.stringify([...this.ids].slice(-MAX_MUTED)));
  }

  /** The lines to show. */
  visible(chat: ChatLine[]): ChatLine[] {
    return chat.filter((line) => !this.has(line.guest));
  }
}

function stored(): string[] {
  try {
    const ids: unknown = JSON.parse(remembered('muted') ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const mutedGuests = new MutedGuests();
