// The player name that is typed before a guest exists.
import { t } from '../i18n/texts.svelte';
import { me } from '../net/me.svelte';

class Name {
  typed = $state<string | null>(null);
  private readonly guess = Math.floor(Math.random() * 90) + 10;

  /** The name in the field: what was typed, what the server knows, or a guess that is good enough to play at once. */
  get value(): string {
    return this.typed ?? me.guest?.name ?? t('guest-name', { number: String(this.guess) });
  }

  set value(text: string) {
    this.typed = text;
  }
}

export const name = new Name();
