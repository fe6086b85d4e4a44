// The guest of this browser, created on first use.
import type { Me } from '../protocol';
import { api, Refusal } from './api';

/** What the server says to a browser that it does not know. */
const NOBODY: Refusal['code'][] = ['not_logged_in', 'invalid_credentials'];

class Myself {
  /** `undefined` before the server has answered, `null` if it does not know this browser. */
  guest = $state.raw<Me | null | undefined>(undefined);
  private asked: Promise<void> | null = null;

  /** Asks the server once, and again after it gave no answer. */
  load(): Promise<void> {
    this.asked ??= this.ask();
    return this.asked;
  }

  /** Creates or renames the guest. The name is read after the server has answered who we are. */
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
      // We may already have a guest, and creating another one would replace it.
      this.asked = null;
      throw error;
    }
  }
}

export const me = new Myself();
