// The guest of this browser, created on first use.
import type { Me } from '../protocol';
import { api, Refusal } from './api';

/** What the server says to a browser that it does not know. */
const NOBODY: Refusal['code'][] = ['not_logged_in', 'invalid_credentials'];

class Myself {
  /** `undefined` while nobody has asked the server, `null` where it does not know this browser. */
  guest = $state.raw<Me | null | undefined>(undefined);
  private asked: Promise<void> | null = null;

  /** Asks the server once, and again after it gave no answer. */
  load(): Promise<void> {
    this.asked ??= this.ask();
    return this.asked;
  }

  /** Is somebody of this name from now on. It is read when the server has said who we are: until then it may be a guess. */
  async named(name: () => string): Promise<Me> {
    await this.load();
    const wanted = name().trim();
    if (!this.guest) this.guest = await api.makeGuest(wanted);
    else if (wanted && wanted !== this.guest.name) this.guest = { ...this.guest, ...(await api.rename(wanted)) };
    return this.guest;
  }

  async recover(code: string): Promise<void> {
    this.guest = await api.recover(code);
  }

  async newRecovery(): Promise<string> {
    this.guest = await api.newRecovery();
    return this.guest.recovery ?? '';
  }

  private async ask(): Promise<void> {
    try {
      this.guest = await api.me();
    } catch (error) {
      if (error instanceof Refusal && NOBODY.includes(error.code)) {
        this.guest = null;
        return;
      }
      // We may well be somebody: a new guest now would take our place.
      this.asked = null;
      throw error;
    }
  }
}

export const me = new Myself();
