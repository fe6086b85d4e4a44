// A table that pages of this device are connected to. After every input its effects are stored, then delivered.
import type { DeviceTable } from '../../device/device.js';
import type { Problem, ServerMessage } from '../protocol';
import type { FromDevice } from './messages';
import { NOT_STORED, WEIGHTS_MISSING } from './problems';
import type { Store } from './store';
import type { Effects } from './types';
import type { WeightFiles } from './weights';

/** Limit of `setTimeout`. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export class RunningTable {
  private readonly sockets = new Set<number>();
  /** Everything that is being stored and delivered, in order. */
  private work: Promise<void> = Promise.resolve();
  private wake = 0;
  private deciding = 0;
  private reload = 0;
  /** Whether weights are being loaded, or a failed attempt waits to be repeated. */
  private loadsWeights = false;
  private ended = false;

  /** `onEnd` is called once, when nobody is connected any more or the table is gone. */
  constructor(
    readonly id: string,
    private readonly table: DeviceTable,
    private readonly store: Store,
    private readonly weights: WeightFiles,
    private readonly post: (message: FromDevice) => void,
    private readonly onFailure: (error: unknown) => void,
    private readonly onEnd: () => void,
  ) {}

  /** Connects a page; throws a problem as JSON if it may not see the table. */
  connect(socket: number, player: string, parameters: string): void {
    this.input(() => {
      this.table.connect(socket, player, parameters, Date.now());
      this.sockets.add(socket);
    });
  }

  receive(socket: number, text: string): void {
    if (!this.ended && this.sockets.has(socket)) this.input(() => this.table.receive(socket, text, Date.now()));
  }

  disconnect(socket: number): void {
    if (this.ended || !this.sockets.delete(socket)) return;
    this.input(() => this.table.disconnect(socket, Date.now()));
    void this.work.then(() => this.endIfUnused());
  }

  /** Ends the table if no page is connected: another page may run it then. */
  endIfUnused(): void {
    if (this.sockets.size === 0) this.end();
  }

  /** Calls the table, then stores and delivers what follows. */
  input<T>(call: (table: DeviceTable) => T): T {
    const answer = call(this.table);
    const now = Date.now();
    const effects = JSON.parse(this.table.effects(now)) as Effects;
    this.work = this.work.then(() => this.carryOut(effects, now));
    return answer;
  }

  /** Waits until everything so far is stored and delivered. */
  settled(): Promise<void> {
    return this.work;
  }

  private async carryOut(effects: Effects, now: number): Promise<void> {
    if (this.ended) return;
    try {
      await this.store.commit(this.id, effects, now);
    } catch {
      // Nothing that is not stored is shown. The pages reconnect, and the table continues with what is stored.
      return this.close({ code: NOT_STORED, message: 'The game could not be stored on this device.', retry_after_ms: 1000 });
    }
    for (const { connection, text, last } of effects.deliveries) {
      this.post({ type: 'message', socket: connection, text });
      if (last) this.closeSocket(connection);
    }
    if (effects.closed) return this.end();
    this.schedule(effects);
  }

  private schedule({ decisions, missing_weights, wake_at }: Effects): void {
    clearTimeout(this.wake);
    if (wake_at !== null) {
      const wait = Math.min(LONGEST_TIMER_MS, Math.max(0, wake_at - Date.now()));
      this.wake = self.setTimeout(() => this.later(() => this.table.tick(Date.now())), wait);
    }
    // One decision at a time, so that messages of the player are handled in between. Bots wait while nobody looks.
    if (decisions > 0 && this.sockets.size > 0) {
      clearTimeout(this.deciding);
      this.deciding = self.setTimeout(() => this.later(() => this.table.decide(Date.now())));
    }
    if (missing_weights.length > 0 && this.sockets.size > 0) void this.loadWeights(missing_weights);
  }

  /** Loads the weights that bots wait for. If that fails, the pages are told and it is tried again later. */
  private async loadWeights(names: string[]): Promise<void> {
    if (this.loadsWeights) return;
    this.loadsWeights = true;
    let wait = 0;
    try {
      await this.weights.load(names);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) return this.onFailure(error);
      wait = this.weights.retryMs;
      const problem: Problem = { code: WEIGHTS_MISSING, message: 'The weights of these bots cannot be loaded.' };
      for (const socket of this.sockets) this.tell(socket, { type: 'rejected', request: '', problem });
    }
    // The effects after loading say which bots can decide now, and what is still missing.
    this.reload = self.setTimeout(() => {
      this.loadsWeights = false;
      this.later(() => undefined);
    }, wait);
  }

  private later(call: () => void): void {
    if (this.ended) return;
    try {
      this.input(call);
    } catch (error) {
      this.onFailure(error);
    }
  }

  private close(problem: Problem): void {
    for (const socket of this.sockets) {
      this.tell(socket, { type: 'closing', problem });
      this.closeSocket(socket);
    }
    this.end();
  }

  private tell(socket: number, message: ServerMessage): void {
    this.post({ type: 'message', socket, text: JSON.stringify(message) });
  }

  private closeSocket(socket: number): void {
    this.sockets.delete(socket);
    this.post({ type: 'closed', socket });
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.wake);
    clearTimeout(this.deciding);
    clearTimeout(this.reload);
    this.table.free();
    this.onEnd();
  }
}
