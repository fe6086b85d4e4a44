// The guest of this browser, created on first use.
import type { Me } from '../protocol';
import { forget, remember } from '../settings.svelte';
import { api, Rejection } from './api';

/** Where the last name of the player is remembered, for tables on this device while the server cannot be reached. */
export const LAST_NAME = 'name';

/** Problem codes for a browser without a valid guest. */
const NO_GUEST: Rejection['code'][] = ['not_logged_in', 'invalid_credentials'];

class CurrentGuest {
  /** `undefined` before the server has answered, `null` if it does not know this browser. */
  guest = $state.raw<Me | null | undefined>(undefined);
  private asked: Promise<void> | null = null;

  /** Loads the guest once, and again if loading failed. */
  load(): Promise<void> {
    this.asked ??= this.ask();
    return this.asked;
  }

  /** Creates or renames the guest. The name is read after the current guest is loaded. */
  async named(name: () => string): Promise<Me> {
    await this.load();
    const wanted = name().trim();
    if (!this.guest) this.guest = await api.makeGuest(wanted);
    else if (wanted && wanted !== this.guest.name) this.guest = { ...this.guest, ...(await api.rename(wanted)) };
    remember(LAST_NAME, this.guest.name);
    return this.guest;
  }

  async recover(code: string): Promise<void> {
    this.guest = await api.recover(code);
    remember(LAST_NAME, this.guest.name);
  }

  async newRecovery(endOthers: boolean): Promise<string> {
    this.guest = await api.newRecovery(endOthers);
    return this.guest.recovery ?? '';
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.forgetGuest();
  }

  async delete(): Promise<void> {
    await api.deleteMe();
    this.forgetGuest();
  }

  private forgetGuest(): void {
    this.guest = null;
    forget(LAST_NAME);
  }

  private async ask(): Promise<void> {
    try {
      this.guest = await api.me();
      remember(LAST_NAME, this.guest.name);
    } catch (error) {
      if (error instanceof Rejection && NO_GUEST.includes(error.code)) {
        this.guest = null;
        return;
      }
      // We may already have a guest, and creating another one would replace it.
      this.asked = null;
      throw error;
    }
  }
}

export const me = new CurrentGuest();
