// The player name that is typed before a guest exists.
import { t } from '../i18n/texts.svelte';
import { LAST_NAME, me } from '../net/me.svelte';
import { remembered } from '../settings.svelte';

class Name {
  typed = $state<string | null>(null);
  private readonly guess = Math.floor(Math.random() * 90) + 10;

  /** The name in the field: typed, from the server, used on this device before, or generated so that the visitor can play at once. */
  get value(): string {
    return this.typed ?? me.guest?.name ?? remembered(LAST_NAME) ?? t('guest-name', { number: String(this.guess) });
  }

  set value(text: string) {
    this.typed = text;
  }
}

export const name = new Name();
