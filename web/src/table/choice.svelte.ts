// A choice while it is being made. The server says word by word what may be chosen.
import type { Prompt, ClientMessage, ServerMessage } from '../protocol';
import { settings } from '../settings.svelte';

/** All messages about a question. */
type Answer = Extract<ClientMessage, { question: number }>;

export interface ChoiceOptions {
  /** How long a choice can be undone before it is sent, in milliseconds; `Infinity` until it is released. `confirmed` if the player has
   *  confirmed it already. */
  undoMs?: (confirmed: boolean) => number;
  /** The server has not confirmed a message for a while: the connection may have broken silently. */
  onLate?: () => void;
}

/** A message is late if it is not confirmed after this time. */
const LATE_MS = 2_500;
/** All choices can be undone before they are sent, but not a pass, which is repeated often. */
const UNDOABLE = /^(?!pass$)/;

export class Choice {
  prompt = $state.raw<Prompt | null>(null);
  /** The words so far, if a choice needs several. */
  words = $state.raw<string[]>([]);
  /** The words that may come next. */
  next = $state.raw<string[]>([]);
  /** The answer that was sent last and not withdrawn. */
  answer = $state.raw<string | null>(null);
  /** A complete choice that waits for confirmation. */
  unconfirmed = $state.raw<string | null>(null);
  /** A final choice that is sent in a moment and can be undone until then. */
  held = $state.raw<string | null>(null);
  /** How long the held choice can be undone, in milliseconds; `null` while that is not known. */
  heldMs = $state.raw<number | null>(null);
  /** Whether the server has not confirmed the last message for a while. */
  late = $state(false);
  /** The highlighted card of the hand: the board shows where it would go. */
  looked = $state.raw<string | null>(null);
  /** The card that a longer touch has highlighted without choosing it. */
  previewed = $state.raw<string | null>(null);
  /** A card that can be used in several ways: the board shows what it can act on. */
  selected = $state.raw<string | null>(null);
  /** The choices that an object stands for besides its own word. Set by the table, because only the game knows them. */
  uses: (word: string) => string[][] = () => [];
  /** Words that are picked as soon as the server offers them. */
  private planned: string[] = [];
  /** Whether the planned words wait for confirmation when they are complete. */
  private asksFirst = false;
  /** The last message about this question, until the server has confirmed it. */
  private unconfirmedMessage: Answer | null = null;
  /** Number of the match, because each match counts its own questions. */
  private match = 0;
  /** Whether the connection was restored and no prompt has arrived since. */
  private reconnected = false;
  private holdTimer = 0;
  private lateTimer = 0;

  constructor(
    private readonly send: (message: ClientMessage) => void,
    private readonly options: ChoiceOptions = {},
  ) {}

  /** Sets the current prompt and the match it belongs to. */
  setPrompt(prompt: Prompt | null, match = 0): void {
    const same = prompt !== null && prompt.question === this.prompt?.question && match === this.match;
    if (!same || this.isConfirmedBy(prompt)) this.settle();
    if (!same) this.dropHeld();
    if (!same) this.previewed = null;
    this.prompt = prompt;
    this.match = match;
    if (!this.unconfirmedMessage && this.held === null) this.answer = prompt?.answer ?? null;
    if (!same) this.restart();
    // Other players can change the possible words of the same question.
    else if (this.words.length === 0) this.next = prompt.next;
    if (this.reconnected) this.resend();
  }

  /** The connection is restored: a message that may be lost is sent again with the next prompt. */
  resume(): void {
    this.reconnected = true;
  }

  /** Adds a word, or starts over with it if it cannot be added. Picking the last word again confirms the choice. */
  pick(word: string): void {
    const uses = this.isBetween ? this.uses(word) : [];
    this.planned = [];
    this.asksFirst = false;
    this.previewed = null;
    if (uses.length > 1) this.selected = this.selected === word ? null : word;
    else if (uses[0]) this.pickAll(uses[0]);
    else this.add(word);
  }

  /** Picks words one after another, each as soon as the server offers it. With `confirm` the last one is not final. */
  pickAll(words: string[], { confirm = false } = {}): void {
    const [first, ...rest] = words;
    if (first === undefined || !this.prompt) return;
    this.asksFirst = confirm;
    this.selected = null;
    if (this.isAwaitingOptions) {
      this.planned = words;
      return;
    }
    if (!this.next.includes(first)) this.restart();
    this.planned = rest;
    this.add(first);
  }

  private add(word: string): void {
    if (!this.prompt) return;
    // Picking the held choice again sends it at once.
    if (this.held !== null && this.held.split(' ').at(-1) === word) return this.release();
    if (!this.offers(word)) return;
    this.selected = null;
    this.dropHeld();
    if (this.unconfirmed !== null && this.words.at(-1) === word && !this.next.includes(word)) return this.confirm();
    if (!this.prompt.needs_more) return this.finish(word);
    const words = this.next.includes(word) ? [...this.words, word] : [word];
    this.words = words;
    this.next = [];
    this.unconfirmed = null;
    this.submit({ type: 'next_words', question: this.prompt.question, words: words.join(' ') });
  }

  onOptions(options: ServerMessage & { type: 'next_words' }): void {
    if (options.question !== this.prompt?.question || options.words !== this.words.join(' ')) return;
    this.settle();
    this.next = options.next;
    const [only] = options.next;
    const [planned, ...rest] = this.planned;
    this.planned = planned !== undefined && this.next.includes(planned) ? rest : [];
    if (planned !== undefined && this.next.includes(planned)) this.add(planned);
    else if (options.complete && only === undefined) this.finish(options.words);
    // Complete, but more words may follow: wait for confirmation, so that there is time to add them.
    else if (options.complete) this.offerWhole(options.words);
    else if (only !== undefined && options.next.length === 1) this.add(only);
  }

  /** Clears the words so far. */
  restart(): void {
    this.words = [];
    this.next = this.prompt?.next ?? [];
    this.unconfirmed = null;
    this.selected = null;
    this.planned = [];
  }

  confirm(): void {
    if (this.unconfirmed !== null) this.give(this.unconfirmed, true);
  }

  /** Gives a complete choice that the player need not confirm. */
  answerAtOnce(choice: string): void {
    this.restart();
    this.give(choice);
  }

  withdraw(): void {
    if (!this.prompt) return;
    if (this.held !== null) this.dropHeld();
    else this.submit({ type: 'withdraw', question: this.prompt.question });
    this.answer = null;
    this.restart();
  }

  passForTurn(): void {
    if (this.prompt) this.submit({ type: 'pass_for_turn', question: this.prompt.question });
  }

  support(seat: number): void {
    if (this.prompt) this.submit({ type: 'support', question: this.prompt.question, seat });
  }

  /** The server rejected a message about a question. */
  onRejected(question = this.prompt?.question): void {
    if (question !== this.prompt?.question) return;
    this.settle();
    this.answer = this.prompt?.answer ?? null;
    this.restart();
  }

  /** Whether a word may be picked. In the middle of a choice no other one can be started by accident. */
  offers(word: string): boolean {
    if (this.next.includes(word)) return true;
    return this.isBetween && ((this.prompt?.next.includes(word) ?? false) || this.uses(word).length > 0);
  }

  /** The chosen words: those so far, or the answer. */
  get chosen(): string[] {
    if (this.selected !== null) return [this.selected];
    if (this.words.length > 0) return this.words;
    return (this.unconfirmed ?? this.answer)?.split(' ') ?? [];
  }

  /** Whether a new choice can be started: no words so far, or a complete choice that can be changed. */
  private get isBetween(): boolean {
    return this.words.length === 0 || this.answer !== null || this.unconfirmed !== null;
  }

  /** Whether the server has not answered yet what may follow the words so far. */
  get isAwaitingOptions(): boolean {
    return this.words.length > 0 && this.next.length === 0 && this.answer === null && this.unconfirmed === null;
  }

  private offerWhole(choice: string): void {
    if (this.answer === null) this.unconfirmed = choice;
    else this.give(choice);
  }

  private finish(choice: string): void {
    if ((settings.confirm || this.asksFirst) && this.answer === null) this.unconfirmed = choice;
    else this.give(choice);
  }

  private give(choice: string, confirmed = false): void {
    if (!this.prompt) return;
    this.unconfirmed = null;
    this.answer = choice;
    const wait = UNDOABLE.test(choice) ? (this.options.undoMs?.(confirmed) ?? 0) : 0;
    if (wait === 0) return this.submit({ type: 'choose', question: this.prompt.question, choice });
    this.held = choice;
    if (wait < Infinity) this.releaseAfter(wait);
  }

  /** Sends the held choice after a time. */
  releaseAfter(ms: number): void {
    clearTimeout(this.holdTimer);
    this.heldMs = ms;
    this.holdTimer = window.setTimeout(() => this.release(), ms);
  }

  /** Sends a choice that is still held: the player leaves the table. */
  close(): void {
    this.release();
    clearTimeout(this.lateTimer);
  }

  /** Sends the held choice. */
  private release(): void {
    const choice = this.held;
    this.dropHeld();
    if (choice !== null && this.prompt) this.submit({ type: 'choose', question: this.prompt.question, choice });
  }

  private dropHeld(): void {
    clearTimeout(this.holdTimer);
    this.held = null;
    this.heldMs = null;
  }

  private submit(answer: Answer): void {
    this.settle();
    this.unconfirmedMessage = answer;
    this.lateTimer = window.setTimeout(() => {
      this.late = true;
      this.options.onLate?.();
    }, LATE_MS);
    this.send(answer);
  }

  /** The last message is confirmed, rejected or replaced. */
  private settle(): void {
    clearTimeout(this.lateTimer);
    this.late = false;
    this.unconfirmedMessage = null;
  }

  /** Sends the last answer again, which is harmless if it was not lost. */
  private resend(): void {
    this.reconnected = false;
    if (this.unconfirmedMessage) this.send(this.unconfirmedMessage);
  }

  /** Whether the server has received the last message about this question. */
  private isConfirmedBy(prompt: Prompt): boolean {
    const message = this.unconfirmedMessage;
    if (message?.type === 'choose') return prompt.answer === message.choice;
    // After a reconnect the server repeats everything, so this says nothing about the last answer.
    return message?.type !== 'next_words' && prompt !== this.prompt && !this.reconnected;
  }
}
