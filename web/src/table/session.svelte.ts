// One visit to one table: the connection, the story and the choice, put together.
import { Link, type Listener } from '../net/link.svelte';
import { isPlaying } from '../net/phase';
import { nonceFor, see } from '../net/sightings';
import type { AnyEvent, ClientMessage, Problem, ServerMessage, Snapshot } from '../protocol';
import { scribe, type Scribe } from '../story/scribe';
import { Story } from '../story/story.svelte';
import { Choice } from './choice.svelte';

export class Session implements Listener {
  readonly link: Link;
  readonly story = new Story();
  readonly choice: Choice;
  /** The last refusal, until it is read or something else works. */
  problem = $state.raw<Problem | null>(null);

  constructor(table: string) {
    this.link = new Link(table, this);
    this.choice = new Choice((message) => this.say(message));
  }

  get known(): Snapshot | null {
    return this.link.known;
  }

  get scribe(): Scribe | null {
    return this.known && scribeOf(this.known);
  }

  /** May the player choose? Not before the story has been told. */
  get ready(): boolean {
    return !this.story.playing && this.link.state.kind === 'live';
  }

  say(message: ClientMessage): void {
    this.problem = null;
    this.link.say(message);
  }

  close(): void {
    this.story.stop();
    this.link.close();
  }

  onSnapshot(state: Snapshot): void {
    this.story.jump(state.view);
    this.choice.hear(state.ask);
    this.mixIn(state);
  }

  onUpdate(before: Snapshot, events: AnyEvent[], after: Snapshot): void {
    const first = before.view ?? after.view;
    if (!after.view || !first) this.story.jump(after.view);
    else this.story.add(first, events, after.view, scribeOf(after));
    this.choice.hear(after.ask);
    this.mixIn(after);
  }

  onOptions(options: ServerMessage & { type: 'options' }): void {
    this.choice.onOptions(options);
  }

  onRefused(refused: ServerMessage & { type: 'refused' }): void {
    if (refused.to === 'choose' || refused.to === 'options') this.choice.onRefused();
    // The answer crossed the next question on its way: that one is on the screen by now.
    if (refused.problem.code !== 'old_question') this.problem = refused.problem;
  }

  /** Remembers the commitment, and gives the shuffling a number of our own: so not even the server can choose the deals. */
  private mixIn({ seat, table }: Snapshot): void {
    see(table, seat);
    if (seat === null || table.nonces.includes(seat) || isPlaying(table)) return;
    this.link.say({ type: 'nonce', nonce: nonceFor(table) });
  }
}

function scribeOf({ table, seat }: Snapshot): Scribe {
  return scribe(table.seats, seat, table.settings.rules, table.deck);
}
