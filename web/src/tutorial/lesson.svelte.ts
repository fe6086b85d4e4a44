// State of a tutorial: the current step, mistakes and progress.
import { follow, view } from '../engine/engine';
import type { ClientMessage } from '../protocol';
import { textContext, type TextContext } from '../playback/context';
import { Playback, type LogEntry } from '../playback/playback.svelte';
import { Choice } from '../table/choice.svelte';
import type { LessonStep, Tutorial } from './types';

const SEATS = 4;
const YOU = 0;

/** A choice that also reports words that are not offered, so that the lesson can explain them. */
class LessonChoice extends Choice {
  constructor(
    send: (message: ClientMessage) => void,
    private readonly onImpossible: (word: string) => void,
  ) {
    super(send);
  }

  override pick(word: string): void {
    if (this.prompt && !this.offers(word)) this.onImpossible(word);
    else super.pick(word);
  }
}

export class Lesson {
  readonly playback = new Playback();
  readonly choice: Choice;
  readonly context: TextContext;
  /** Index of the current step; equal to the number of steps when the tutorial is over. */
  at = $state(0);
  /** The accepted choice. */
  answer = $state.raw<string | null>(null);
  /** The last wrong word and the number of mistakes. */
  wrong = $state.raw<{ word: string; count: number } | null>(null);
  /** The log at the start of each step, so that going back rewinds it. */
  private readonly logs: LogEntry[][] = [];

  constructor(readonly tutorial: Tutorial) {
    const seats = Array.from({ length: SEATS }, () => ({ kind: 'house_bot' as const, level: '', name: '' }));
    this.context = textContext(seats, YOU, tutorial.rules);
    this.choice = new LessonChoice(
      (message) => this.receive(message),
      (word) => this.refuse(word),
    );
    this.go(0);
  }

  get step(): LessonStep | null {
    return this.tutorial.steps[this.at] ?? null;
  }

  /** Whether the learner has completed the step and seen its result. */
  get done(): boolean {
    return this.step !== null && !this.playback.playing && (this.answer !== null || !this.step.prompt);
  }

  get ready(): boolean {
    return this.answer === null && this.step?.prompt !== undefined;
  }

  /** Whether the step has more than one correct choice. */
  get free(): boolean {
    return Object.keys(this.step?.answers ?? {}).length > 1;
  }

  /** The next word of the correct choice; `null` if there is none or the learner may choose freely. */
  get expected(): string | null {
    if (!this.ready || this.free) return null;
    const [choice = ''] = Object.keys(this.step?.answers ?? {});
    return choice.split(' ')[this.choice.words.length] ?? null;
  }

  go(to: number): void {
    const from = this.at;
    this.at = Math.max(0, Math.min(to, this.tutorial.steps.length));
    if (this.at > from) this.logs[this.at] = this.playback.log;
    else this.playback.log = this.logs[this.at] ?? [];
    this.answer = null;
    this.wrong = null;
    this.choice.setPrompt(null);
    if (!this.step) return;
    this.playback.jump(view(this.step.game, YOU));
    this.choice.setPrompt(this.step.prompt ?? null);
  }

  close(): void {
    this.playback.stop();
  }

  /** Handles the messages that a server would receive. */
  private receive(message: ClientMessage): void {
    if (message.type === 'next_words') this.lookUp(message.words);
    else if (message.type === 'choose') this.choose(message.choice);
    else if (message.type === 'pass_for_turn') this.choose('pass');
  }

  private lookUp(words: string): void {
    const { step } = this;
    const options = step?.next_words[words];
    if (!step?.prompt || !options) return this.refuse(words.split(' ').at(-1) ?? words);
    this.wrong = null;
    this.choice.onOptions({ type: 'next_words', question: step.prompt.question, words, ...options });
  }

  private choose(choice: string): void {
    const { step } = this;
    const answer = step?.answers[choice];
    if (!step || !answer) return this.refuse(choice);
    this.wrong = null;
    this.answer = choice;
    this.choice.setPrompt(null);
    const before = view(step.game, YOU);
    const { events, game } = follow(step.game, answer.events, YOU);
    this.playback.add({
      before,
      events: events.map((played, at) => ({ ...played, event: answer.events[at]! })),
      after: events.at(-1)?.view ?? before,
      game,
      context: this.context,
    });
  }

  private refuse(word: string): void {
    this.wrong = { word, count: (this.wrong?.count ?? 0) + 1 };
    this.choice.onRejected();
  }
}
