// Who this browser is: a guest with a name, made on first need.
import type { Me } from '../protocol';
import { api, Refusal } from './api';

class Myself {
  /** `undefined` while nobody has asked the server, `null` where it does not know this browser. */
  guest = $state.raw<Me | null | undefined>(undefined);
  private asked: Promise<void> | null = null;

  /** Asks the server once. */
  load(): Promise<void> {
    this.asked ??= this.ask();
    return this.asked;
  }

  /** Is somebody of this name from now on. */
  async named(name: string): Promise<Me> {
    await this.load();
    const wanted = name.trim();
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
      if (error instanceof Refusal && error.code === 'unreachable') {
        this.asked = null;
        throw error;
      }
      this.guest = null;
    }
  }
}

export const me = new Myself();
