// A visit to a table: connection, playback and choice.
import { api } from '../net/api';
import { Connection, type Listener } from '../net/connection.svelte';
import { me } from '../net/me.svelte';
import { isPlaying } from '../net/phase';
import type { Trouble } from '../net/problems';
import { nonceFor, rememberCommitment } from '../net/commitments';
import type { AnyEvent, ClientMessage, ServerMessage, Snapshot, TableState } from '../protocol';
import { router } from '../router.svelte';
import { follow, start, type FollowedGame } from '../engine/engine';
import { textContext, type TextContext } from '../playback/context';
import { linesOf, Playback, type PlayedEvent } from '../playback/playback.svelte';
import { Choice } from './choice.svelte';
import { keepLines, keptLines } from './storedLog';

export class Session implements Listener {
  readonly connection: Connection;
  readonly playback = new Playback();
  readonly choice: Choice;
  /** The last problem, until it is read or another message succeeds. */
  problem = $state.raw<Trouble | null>(null);
  /** Whether the host has changed the settings since this visit or the last match began. */
  changed = $state(false);
  /** Whether the match starts as soon as our random number is added. */
  startWhenReady = $state(false);
  /** Log lines from before a reload of the page. */
  earlier = $state.raw<string[]>([]);
  private lastSettings: string | null = null;
  /** The game as the engine follows it; `null` if there is none or it cannot be followed. */
  private game: FollowedGame | null = null;
  /** Number of the current match. */
  private match: number | null = null;
  /** Names of the players of the match, even if others have the seats later. */
  private players = $state.raw<TextContext | null>(null);

  constructor(table: string, startWhenReady = false) {
    this.startWhenReady = startWhenReady;
    addEventListener('pagehide', this.keep);
    this.connection = new Connection(table, this);
    // A lost choice is sent again after a reconnect, so it is no problem.
    this.choice = new Choice((message) => {
      this.problem = null;
      this.connection.send(message);
    });
  }

  get known(): Snapshot | null {
    return this.connection.known;
  }

  get context(): TextContext | null {
    if (this.known?.table.phase === 'over' && this.players) return this.players;
    return this.known && contextOf(this.known);
  }

  /** Whether the player may choose: not during playback or a pause. */
  get ready(): boolean {
    return !this.playback.playing && this.connection.state.kind === 'live' && this.known?.table.phase === 'playing';
  }

  /** Whether this guest is the host. */
  get host(): boolean {
    const host = this.known?.table.host ?? null;
    return host !== null && host === me.guest?.id;
  }

  /** Sends a message. If it cannot be sent, `problem` says so. */
  send(message: ClientMessage): boolean {
    const sent = this.connection.send(message);
    this.problem = sent ? null : { code: 'unsent', message: '' };
    return sent;
  }

  /** Leaves the table. */
  leave(): void {
    if (this.send({ type: 'leave' })) router.go('/');
  }

  close(): void {
    removeEventListener('pagehide', this.keep);
    this.keep();
    this.playback.stop();
    this.connection.close();
  }

  onWelcome(): void {
    if (this.problem?.code === 'unsent') this.problem = null;
    this.choice.resume();
  }

  onSnapshot(state: Snapshot): void {
    this.follow(state);
    if (state.table.phase === 'over' && !this.players) void this.lookUpPlayers(state.table);
    this.game = state.game ?? null;
    this.playback.jump(state.view, this.game);
    this.applyState(state);
  }

  onUpdate(before: Snapshot, events: AnyEvent[], after: Snapshot): void {
    const begins = this.follow(after);
    const played = this.playEvents(events, after, begins);
    if (!after.view || !played) this.playback.jump(after.view, this.game);
    else {
      this.playback.add({
        before: (!begins && before.view) || after.view,
        events: played,
        after: after.view,
        game: this.game,
        context: contextOf(after),
        deadline: this.deadline(after),
      });
    }
    this.applyState(after);
  }

  onOptions(options: ServerMessage & { type: 'next_words' }): void {
    this.choice.onOptions(options);
  }

  onRejected(refused: ServerMessage & { type: 'rejected' }): void {
    if (refused.request === 'start') this.startWhenReady = false;
    if (refused.question !== undefined) this.choice.onRejected(refused.question);
    // The answer crossed the next question, which is on the screen by now.
    if (refused.problem.code !== 'stale_question') this.problem = refused.problem;
  }

  private readonly keep = (): void => {
    if (!this.known) return;
    const lines = this.playback.log.flatMap(linesOf);
    keepLines(this.known.table.id, this.known.table.matches, [...this.earlier, ...lines]);
  };

  /** Applies events with the engine; `null` if it cannot, because the server has a newer one. */
  private playEvents(events: AnyEvent[], { seat, table }: Snapshot, begins: boolean): PlayedEvent[] | null {
    if (events.length === 0) return [];
    try {
      if (begins) this.game = start(table.settings.rules, seat);
      if (!this.game) return null;
      const { events: followed, game } = follow(this.game, events, seat, table.settings.show_seen);
      this.game = game;
      return followed.map((played, at) => ({ ...played, event: events[at]! }));
    } catch {
      this.game = null;
      return null;
    }
  }

  /** Notes the current match and its players. Returns whether it is a new match. */
  private follow(state: Snapshot): boolean {
    const { table } = state;
    const begins = table.matches !== this.match;
    if (begins) {
      this.match = table.matches;
      this.players = null;
      this.playback.forget();
      this.earlier = keptLines(table.id, table.matches);
    }
    if (isPlaying(table)) this.players = contextOf(state);
    return begins;
  }

  /** Loads the players of a match that ended before this visit. */
  private async lookUpPlayers({ result, matches }: TableState): Promise<void> {
    if (!result) return;
    try {
      const { seats, rules } = await api.match(result.id);
      const mine = seats.findIndex((seat) => seat.kind === 'guest' && seat.id === me.guest?.id);
      if (matches === this.match) this.players ??= textContext(seats, mine < 0 ? null : mine, rules);
    } catch {
      // The current players are most often the same.
    }
  }

  /** When a bot answers for this seat, in `performance.now()` time. */
  private deadline({ seat, pending }: Snapshot): number {
    const timed = seat !== null && (pending.nudged ?? pending.waiting).includes(seat);
    return timed && pending.left_ms !== undefined ? this.connection.lastMessageAt + pending.left_ms : Infinity;
  }

  private applyState(state: Snapshot): void {
    this.choice.setPrompt(state.prompt, state.table.matches);
    this.detectChangedSettings(state);
    this.addNonce(state);
  }

  /** Detects changed settings. */
  private detectChangedSettings({ table }: Snapshot): void {
    const lastSettings = JSON.stringify(table.settings);
    if (this.lastSettings !== null && this.lastSettings !== lastSettings) this.changed = true;
    if (table.phase === 'playing') this.changed = false;
    this.lastSettings = lastSettings;
  }

  /** Stores the commitment and adds a random number, so that not even the server can choose the deals. */
  private addNonce({ seat, table }: Snapshot): void {
    rememberCommitment(table, seat);
    if (seat === null || isPlaying(table)) this.startWhenReady = false;
    else if (!table.nonces.includes(seat)) this.connection.send({ type: 'nonce', nonce: nonceFor(table) });
    else if (this.startWhenReady) this.connection.send({ type: 'start' });
  }
}

function contextOf({ table, seat }: Snapshot): TextContext {
  return textContext(table.seats, seat, table.settings.rules);
}
