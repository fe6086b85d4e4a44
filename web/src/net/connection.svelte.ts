// WebSocket connection to a table. It keeps the last known state and reconnects by itself. The server sends what happened, and the
// engine derives the state from it; if the engine cannot, the connection asks the server for whole states.
import type { FollowedTable } from '../engine/engine';
import type { PlayedEvent } from '../playback/playback.svelte';
import {
  PROTOCOL,
  type Changes,
  type ClientMessage,
  type Problem,
  type ServerMessage,
  type Snapshot,
  type Update,
} from '../protocol';
import { api, Rejection, socketAddress } from './api';
import { applyUpdate } from './applyUpdate';
import { isFinal } from './problems';
import { openSocket, type TableSocket } from './transport';

export type ConnectionState =
  | { kind: 'connecting' }
  | { kind: 'live' }
  /** Reconnecting; the server may have given a reason. */
  | { kind: 'lost'; problem: Problem | null }
  /** Closed for good, with the reason. */
  | { kind: 'ended'; problem: Problem }
  /** The server has a newer protocol version than this page. */
  | { kind: 'outdated' }
  /** The server sends what this page cannot read: one of them is older than the other. */
  | { kind: 'unreadable' };

/** Connection lost without a reason. */
export const LOST: ConnectionState = { kind: 'lost', problem: null };

/** Callbacks of a connection. */
export interface Listener {
  /** The connection is established, for the first time or again. */
  onWelcome(): void;
  /** A new state without events. */
  onSnapshot(state: Snapshot): void;
  /** Events between two states; `null` if the engine has not followed them. */
  onUpdate(before: Snapshot, events: PlayedEvent[] | null, after: Snapshot): void;
  onOptions(options: ServerMessage & { type: 'next_words' }): void;
  onRejected(refused: ServerMessage & { type: 'rejected' }): void;
  onHistory(history: ServerMessage & { type: 'history' }): void;
  onReaction(reaction: ServerMessage & { type: 'reaction' }): void;
  onSpectatorChat(line: ServerMessage & { type: 'spectator_chat' }): void;
}

/** Timeout for `welcome`, and then for the first state. */
const WELCOME_MS = 8_000;
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 12_000;
const PING_MS = 20_000;
const SILENCE_MS = 45_000;
/** Timeout of the ping after the page becomes visible again. */
const PROBE_MS = 4_000;

export class Connection {
  state = $state<ConnectionState>({ kind: 'connecting' });
  /** Last known state. Replaced on every change, never mutated. */
  known = $state.raw<Snapshot | null>(null);
  /** When `known.pending` arrived, in `performance.now()` time. Its remaining time counts from there. */
  lastMessageAt = $state.raw(0);
  /** The table as the engine follows it; `null` before the first snapshot, after a gap, and if the engine cannot follow. */
  followed: FollowedTable | null = null;

  /** Whether the server sends whole states, because the engine has failed to follow. */
  private sendsStates = false;
  /** Whether this connection has received a message that this page does not know. */
  private skipped = false;
  private socket: TableSocket | null = null;
  private tries = 0;
  /** Number of dropped connections, to ignore results of earlier attempts. */
  private drops = 0;
  private timer = 0;
  private pings = 0;
  private lastReceived = 0;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    /** Starts to follow from the text of a snapshot. Throws if the engine is not loaded or cannot follow it. */
    private readonly follow: (snapshot: string) => FollowedTable,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Returns whether it could be sent. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Checks the connection with a ping: a broken one is noticed within seconds. */
  verify(): void {
    if (this.state.kind === 'live') this.probe();
  }

  close(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
  }

  private connect(): void {
    this.drop();
    const socket = openSocket(this.address());
    this.socket = socket;
    this.skipped = false;
    this.lastReceived = performance.now();
    this.timer = window.setTimeout(() => void this.lost(), WELCOME_MS);
    this.pings = window.setInterval(() => this.checkPulse(), PING_MS);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.read(event.data);
    };
    socket.onclose = () => {
      if (socket === this.socket) void this.lost();
    };
  }

  /** Where to continue: after the last known state, or, if it cannot be followed from there, with a snapshot. */
  private address(): string {
    const have = this.sendsStates || this.followed ? (this.known?.seq ?? null) : null;
    return socketAddress(this.table, have, this.sendsStates ? 'state' : 'events');
  }

  /** Receives a message. One that cannot be read may be readable as a whole state; if not, a reload is the only way out. */
  private read(text: string): void {
    try {
      this.receive(text);
    } catch (error) {
      console.warn('cannot read a message of the server', error);
      if (this.sendsStates) this.end({ kind: 'unreadable' });
      else this.requestStates();
    }
  }

  private receive(text: string): void {
    this.lastReceived = performance.now();
    const message = JSON.parse(text) as ServerMessage | Changes;
    if (!('type' in message)) return this.applyChanges(message, text);
    switch (message.type) {
      case 'welcome':
        if (message.protocol > PROTOCOL) return this.end({ kind: 'outdated' });
        clearTimeout(this.timer);
        if (!this.known) this.timer = window.setTimeout(() => this.missState(), WELCOME_MS);
        this.state = { kind: 'live' };
        return this.listener.onWelcome();
      case 'snapshot': {
        clearTimeout(this.timer);
        this.tries = 0;
        const { type: _, ...snapshot } = message;
        this.know(snapshot);
        this.followed = this.sendsStates ? null : this.attempt(() => this.follow(text));
        this.listener.onSnapshot(snapshot);
        if (!this.followed && !this.sendsStates) this.requestStates();
        return;
      }
      case 'update':
        this.tries = 0;
        this.followed = null;
        this.sendsStates = true;
        return this.update(message, null);
      case 'next_words':
        return this.listener.onOptions(message);
      case 'rejected':
        return this.listener.onRejected(message);
      case 'history':
        return this.listener.onHistory(message);
      case 'reaction':
        return this.listener.onReaction(message);
      case 'spectator_chat':
        return this.listener.onSpectatorChat(message);
      case 'closing':
        return this.bye(message.problem);
      case 'pong':
        return;
      default:
        // Of a newer server. The table can be shown without it, unless it takes the place of the first state.
        this.skipped = true;
    }
  }

  /** No state has arrived, so there is no table to show. */
  private missState(): void {
    if (this.skipped) this.end({ kind: 'unreadable' });
    else void this.lost();
  }

  /** Follows what happened with the engine. */
  private applyChanges(changes: Changes, text: string): void {
    const { known, followed } = this;
    if (!known) {
      this.skipped = true;
      return;
    }
    if (!followed) return this.connect();
    if ((changes.prev_seq ?? known.seq) !== known.seq || changes.seq < known.seq) {
      // A gap: only a snapshot can be followed again.
      this.followed = null;
      return this.connect();
    }
    const update = this.attempt(() => followed.apply(text));
    if (!update) return this.requestStates();
    this.tries = 0;
    const played = update.followed.map((event, at) => ({ ...event, event: update.events![at]! }));
    this.update(update, played);
  }

  private update(update: Update, played: PlayedEvent[] | null): void {
    const before = this.known;
    if (!before) {
      this.skipped = true;
      return;
    }
    const result = applyUpdate(before, update);
    if (result.kind === 'gap') return this.connect();
    if (result.kind === 'repeat') return;
    this.know(result.state, update.pending !== undefined);
    this.listener.onUpdate(before, played, result.state);
  }

  private attempt<T>(follow: () => T): T | null {
    try {
      return follow();
    } catch {
      return null;
    }
  }

  /** The engine is not loaded, or the server is newer than the engine: continues with whole states. */
  private requestStates(): void {
    this.sendsStates = true;
    this.followed = null;
    this.connect();
  }

  private know(state: Snapshot, newClock = true): void {
    this.known = state;
    if (newClock) this.lastMessageAt = performance.now();
  }

  private bye(problem: Problem): void {
    if (problem.code === 'unsupported_protocol') this.end({ kind: 'outdated' });
    else if (isFinal(problem)) this.end({ kind: 'ended', problem });
    else this.retry(problem);
  }

  private async lost(): Promise<void> {
    this.drop();
    this.state = LOST;
    const { drops } = this;
    const problem = await this.whyRefused();
    if (drops !== this.drops) return;
    if (problem) this.bye(problem);
    else this.retry();
  }

  /** A WebSocket gives no reason for a rejection, so it is looked up over HTTP: is it the table, or the guest? */
  private async whyRefused(): Promise<Problem | null> {
    try {
      await api.table(this.table);
      await api.me();
      return null;
    } catch (error) {
      if (!(error instanceof Rejection)) return null;
      const { problem } = error;
      if (problem.code === 'unreachable') return null;
      return problem.code === 'unsupported_protocol' || isFinal(problem) ? problem : null;
    }
  }

  private retry(problem: Problem | null = null): void {
    this.drop();
    this.state = { kind: 'lost', problem };
    const atLeast = problem?.retry_after_ms ?? 0;
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.tries++);
    // Jitter, so that clients do not reconnect to a restarted server at the same moment.
    this.timer = window.setTimeout(() => this.connect(), atLeast + wait * (0.5 + Math.random() / 2));
  }

  /** The network or the visitor is back: reconnects at once if the connection is lost, or else checks it with a ping. */
  private readonly hurry = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.state.kind === 'live') this.probe();
    else if (this.state.kind === 'lost' || this.state.kind === 'connecting') this.connect();
  };

  /** A connection that broke while the device slept causes no close event. */
  private probe(): void {
    const [socket, lastReceived] = [this.socket, this.lastReceived];
    this.ping();
    setTimeout(() => {
      if (socket && socket === this.socket && lastReceived === this.lastReceived) void this.lost();
    }, PROBE_MS);
  }

  private checkPulse(): void {
    if (performance.now() - this.lastReceived > SILENCE_MS) void this.lost();
    else this.ping();
  }

  private ping(): void {
    this.send({ type: 'ping', t: Math.round(this.lastReceived) });
  }

  private end(state: ConnectionState): void {
    this.drop();
    this.state = state;
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.pings);
    this.drops += 1;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
