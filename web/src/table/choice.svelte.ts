// A choice while it is being made. The server says word by word what may be chosen.
import type { Prompt, ClientMessage, ServerMessage } from '../protocol';
import { settings } from '../settings.svelte';

/** All messages about a question. */
type Answer = Extract<ClientMessage, { question: number }>;

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
  /** The highlighted card of the hand: the board shows where it would go. */
  looked = $state.raw<string | null>(null);
  /** The last message about this question, until the server has confirmed it. */
  private unconfirmedMessage: Answer | null = null;
  /** Number of the match, because each match counts its own questions. */
  private match = 0;
  /** Whether the connection was restored and no prompt has arrived since. */
  private reconnected = false;

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** Sets the current prompt and the match it belongs to. */
  setPrompt(prompt: Prompt | null, match = 0): void {
    const same = prompt !== null && prompt.question === this.prompt?.question && match === this.match;
    if (!same || this.isConfirmedBy(prompt)) this.unconfirmedMessage = null;
    this.prompt = prompt;
    this.match = match;
    if (!this.unconfirmedMessage) this.answer = prompt?.answer ?? null;
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
    if (!this.prompt) return;
    if (!this.offers(word)) return;
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
    this.unconfirmedMessage = null;
    this.next = options.next;
    const [only] = options.next;
    if (options.complete && only === undefined) this.finish(options.words);
    // Complete, but more words may follow: wait for confirmation, so that there is time to add them.
    else if (options.complete) this.offerWhole(options.words);
    else if (only !== undefined && options.next.length === 1) this.pick(only);
  }

  /** Clears the words so far. */
  restart(): void {
    this.words = [];
    this.next = this.prompt?.next ?? [];
    this.unconfirmed = null;
  }

  confirm(): void {
    if (this.unconfirmed !== null) this.give(this.unconfirmed);
  }

  withdraw(): void {
    if (!this.prompt) return;
    this.submit({ type: 'withdraw', question: this.prompt.question });
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
    this.unconfirmedMessage = null;
    this.answer = this.prompt?.answer ?? null;
    this.restart();
  }

  /** Whether a word may be picked. In the middle of a choice no other one can be started by accident. */
  offers(word: string): boolean {
    if (this.next.includes(word)) return true;
    const between = this.words.length === 0 || this.answer !== null || this.unconfirmed !== null;
    return between && (this.prompt?.next.includes(word) ?? false);
  }

  /** The chosen words: those so far, or the answer. */
  get chosen(): string[] {
    if (this.words.length > 0) return this.words;
    return (this.unconfirmed ?? this.answer)?.split(' ') ?? [];
  }

  private offerWhole(choice: string): void {
    if (this.answer === null) this.unconfirmed = choice;
    else this.give(choice);
  }

  private finish(choice: string): void {
    if (settings.confirm && this.answer === null) this.unconfirmed = choice;
    else this.give(choice);
  }

  private give(choice: string): void {
    if (!this.prompt) return;
    this.unconfirmed = null;
    this.answer = choice;
    this.submit({ type: 'choose', question: this.prompt.question, choice });
  }

  private submit(answer: Answer): void {
    this.unconfirmedMessage = answer;
    this.send(answer);
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
