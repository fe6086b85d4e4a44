// A visit to a table: connection, playback and choice.
import { api } from '../net/api';
import { Connection, type Listener } from '../net/connection.svelte';
import { isPlaying } from '../net/phase';
import type { Trouble } from '../net/problems';
import { nonceFor, rememberCommitment } from '../net/commitments';
import type { ClientMessage, ServerMessage, Snapshot, TableState } from '../protocol';
import { isMe } from '../offline/play';
import { router } from '../router.svelte';
import { SPEED_FACTOR, settings } from '../settings.svelte';
import { FollowedTable, narrate } from '../engine/engine';
import { textContext, type TextContext } from '../playback/context';
import { Playback, type PlayedEvent } from '../playback/playback.svelte';
import { playOf } from '../games/play';
import { Choice } from './choice.svelte';
import { mutedGuests } from './mutedGuests.svelte';
import { Reactions } from '../reactions/reactions.svelte';

/** Number of messages of spectators that are kept. */
const SPECTATOR_LINES = 50;

/** A chat message of a spectator, numbered by this client. */
export type SpectatorLine = Omit<ServerMessage & { type: 'spectator_chat' }, 'type'> & { seq: number };

/** How long a choice against bots can be undone, at normal speed. Picking it again or the space bar ends the time. */
const UNDO_MS = 2_200;
/** The same at every speed, for players who need more time. */
const LONG_UNDO_MS = 5_000;
/** A choice is sent this long before the clock runs out, even if it can still be undone. */
const RESERVE_MS = 1_000;

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
  /** Reactions that are shown at the moment. */
  readonly reactions = new Reactions();
  /** Chat messages of spectators since this visit began. */
  spectatorChat = $state.raw<SpectatorLine[]>([]);
  /** The last chat message that the server has refused, so that it can be sent again. */
  refusedChat = $state.raw<Trouble | null>(null);
  /** Whether hints after a choice are ready to be computed. Then a choice against bots waits for `onJudged`. */
  judges = false;
  /** The last question that was answered without asking. */
  private formality = $state.raw<number | null>(null);
  /** Entries of the log before this key are replaced by the history. */
  private historyBefore = 0;
  /** Whether the match has begun during this visit: then its history is news, unless parts of it were shown already. */
  private hasSeenStart = false;
  private lastSettings: string | null = null;
  /** Number of the current match. */
  private match: number | null = null;
  /** Names of the players of the match, even if others have the seats later. */
  private players = $state.raw<TextContext | null>(null);

  constructor(table: string, startWhenReady = false) {
    this.startWhenReady = startWhenReady;
    this.connection = new Connection(table, this, (snapshot) => new FollowedTable(snapshot));
    // A lost choice is sent again after a reconnect, so it is no problem.
    this.choice = new Choice(
      (message) => {
        this.problem = null;
        this.connection.send(message);
      },
      { undoMs: (confirmed) => this.undoMs(confirmed), onLate: () => this.connection.verify() },
    );
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
    return host !== null && isMe(host);
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

  /** The hint about a choice is there: the choice is sent after a moment, unless it was a mistake, which the player confirms. */
  onJudged(isMistake: boolean): void {
    if (this.choice.held !== null && !isMistake) this.choice.releaseAfter(this.beforeDeadline(undoTime()));
  }

  close(): void {
    this.reactions.clear();
    this.playback.stop();
    this.choice.close();
    this.connection.close();
  }

  onWelcome(): void {
    if (this.problem?.code === 'unsent') this.problem = null;
    this.choice.resume();
  }

  onSnapshot(state: Snapshot): void {
    this.follow(state);
    if (state.table.phase === 'over' && !this.players) void this.lookUpPlayers(state.table);
    this.playback.jump(state.view, this.connection.followed);
    // The log begins with the match, also after a reload, in a second tab, or after a long absence.
    this.historyBefore = this.playback.nextKey;
    if (state.view) this.connection.send({ type: 'history', until: state.seq });
    this.applyState(state);
  }

  onUpdate(before: Snapshot, events: PlayedEvent[] | null, after: Snapshot): void {
    const begins = this.follow(after);
    const { followed } = this.connection;
    if (!after.view || !events) this.playback.jump(after.view, followed);
    else {
      this.playback.add({
        before: (!begins && before.view) || after.view,
        events,
        after: after.view,
        game: followed,
        context: contextOf(after),
        deadline: this.deadline(after),
        showMs: Math.max(0, (after.pending.left_ms ?? 0) - 1000 * (after.table.settings.clock ?? Infinity)),
      });
    }
    this.applyState(after);
  }

  onOptions(options: ServerMessage & { type: 'next_words' }): void {
    this.choice.onOptions(options);
  }

  onHistory({ until, events }: ServerMessage & { type: 'history' }): void {
    const { known } = this;
    // The seat may have changed since it was asked.
    if (!known || until > known.seq) return;
    try {
      const lines = narrate(known.table.settings.rules, events, known.seat);
      const context = contextOf(known);
      this.playback.setHistory(
        events.map((event, at) => ({ event, lines: lines[at] ?? [], context })),
        this.historyBefore,
        this.hasSeenStart && this.playback.log.every(({ key }) => key < 0 || key >= this.historyBefore),
      );
    } catch {
      // The server is newer than this page: the log begins with this visit.
    }
  }

  onReaction(reaction: ServerMessage & { type: 'reaction' }): void {
    if (mutedGuests.has(reaction.guest)) return;
    this.reactions.show(reaction);
  }

  onSpectatorChat({ type: _, ...line }: ServerMessage & { type: 'spectator_chat' }): void {
    const seq = (this.spectatorChat.at(-1)?.seq ?? 0) + 1;
    this.spectatorChat = [...this.spectatorChat, { ...line, seq }].slice(-SPECTATOR_LINES);
  }

  onRejected(refused: ServerMessage & { type: 'rejected' }): void {
    if (refused.request === 'history') return;
    if (refused.request === 'chat' || refused.request === 'react') {
      this.refusedChat = refused.problem;
      return;
    }
    if (refused.request === 'start') this.startWhenReady = false;
    if (refused.question !== undefined) this.choice.onRejected(refused.question);
    // The answer crossed the next question, which is on the screen by now.
    if (refused.problem.code !== 'stale_question') this.problem = refused.problem;
  }

  /** Notes the current match and its players. Returns whether it is a new match. */
  private follow(state: Snapshot): boolean {
    const { table } = state;
    const begins = table.matches !== this.match;
    if (begins) {
      this.hasSeenStart = this.match !== null;
      this.match = table.matches;
      // Each match counts its own questions.
      this.formality = null;
      this.players = null;
      this.playback.forget();
      this.spectatorChat = [];
    }
    if (isPlaying(table)) this.players = contextOf(state);
    return begins;
  }

  /** Loads the players of a match that ended before this visit. */
  private async lookUpPlayers({ result, matches }: TableState): Promise<void> {
    if (!result) return;
    try {
      const { seats, rules } = await api.match(result.id);
      const mine = seats.findIndex((seat) => seat.kind === 'guest' && isMe(seat.id));
      if (matches === this.match) this.players ??= textContext(seats, mine < 0 ? null : mine, rules);
    } catch {
      // The current players are most often the same.
    }
  }

  /**
   * Against bots a choice is final once it is sent, so it waits a moment, unless it was confirmed by a second press. With hints after
   * choosing it waits for the hint.
   */
  private undoMs(confirmed: boolean): number {
    if (this.holdsForHint) return this.beforeDeadline(Infinity);
    return this.alone && !settings.confirm && !confirmed ? this.beforeDeadline(undoTime()) : 0;
  }

  /** Shortens a time, so that a choice is sent before a bot answers instead of the player. */
  private beforeDeadline(ms: number): number {
    const left = this.known ? this.deadline(this.known) - performance.now() : Infinity;
    return Math.max(0, Math.min(ms, left - RESERVE_MS));
  }

  /** Whether all other players are bots. */
  private get alone(): boolean {
    const seats = this.known?.table.seats ?? [];
    return seats.length > 1 && seats.every(({ kind }, seat) => seat === this.known?.seat || kind === 'house_bot');
  }

  private get holdsForHint(): boolean {
    return this.alone && this.judges && this.known?.table.settings.hints === 'after_choosing';
  }

  /** When a bot answers for this seat, in `performance.now()` time. */
  private deadline({ seat, pending }: Snapshot): number {
    const timed = seat !== null && (pending.nudged ?? pending.waiting).includes(seat);
    return timed && pending.left_ms !== undefined ? this.connection.lastMessageAt + pending.left_ms : Infinity;
  }

  private applyState(state: Snapshot): void {
    this.choice.setPrompt(state.prompt, state.table.matches);
    this.answerFormality(state);
    this.detectChangedSettings(state);
    this.addNonce(state);
  }

  /** Answers a question that leaves nothing to decide. */
  private answerFormality({ prompt, view, table, seat, pending }: Snapshot): void {
    if (!prompt || !view || prompt.answer !== undefined || this.choice.answer !== null || table.phase !== 'playing') return;
    // The stand-in of an absent player answers everything.
    if (seat !== null && pending.stand_in?.includes(seat)) return;
    const answer = playOf(view.game).formality?.(view, prompt.next, table.settings.rules) ?? null;
    if (answer === null) return;
    this.formality = prompt.question;
    this.choice.answerAtOnce(answer);
  }

  /** Whether the current question leaves nothing to decide, and was answered without asking. */
  get isFormality(): boolean {
    const { prompt, answer } = this.choice;
    return prompt !== null && answer !== null && prompt.question === this.formality;
  }

  /** Whether the player has chosen and may still change the choice. */
  get canUndo(): boolean {
    const { prompt, answer } = this.choice;
    const waiting = this.known?.pending.waiting ?? [];
    return this.ready && !this.isFormality && prompt !== null && answer !== null && waiting.length > 0;
  }

  /** Whether there is time to undo the choice: it is held, or others must choose, too. Bots do so at once. */
  get hasTimeToUndo(): boolean {
    const { pending, seat: own, table } = this.known ?? {};
    const others = pending?.waiting.filter((seat) => seat !== own && !pending.stand_in?.includes(seat)) ?? [];
    return this.canUndo && (this.choice.held !== null || others.some((seat) => table?.seats[seat]?.kind !== 'house_bot'));
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

/** How long a choice against bots can be undone. */
function undoTime(): number {
  return settings.longUndo ? LONG_UNDO_MS : UNDO_MS * SPEED_FACTOR[settings.speed];
}

function contextOf({ table, seat }: Snapshot): TextContext {
  return textContext(table.seats, seat, table.settings.rules);
}
