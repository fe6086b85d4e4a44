// A choice while it is being made. The server says word by word what may be chosen.
import type { Prompt, ClientMessage, ServerMessage } from '../protocol';
import { settings } from '../settings.svelte';

/** Everything that can be said about a question. */
type Answer = Extract<ClientMessage, { question: number }>;

export class Choice {
  prompt = $state.raw<Prompt | null>(null);
  /** The words so far, where a choice needs several. */
  words = $state.raw<string[]>([]);
  /** The words that may come next. */
  next = $state.raw<string[]>([]);
  /** What was sent last and not taken back. */
  answer = $state.raw<string | null>(null);
  /** A whole choice that waits to be confirmed. */
  unconfirmed = $state.raw<string | null>(null);
  /** The card of the hand that is looked at: the board shows where it would go. */
  looked = $state.raw<string | null>(null);
  /** What was said last about this question, until the server has heard it. */
  private unheard: Answer | null = null;
  /** Which match is asked about: each one counts its questions anew. */
  private match = 0;
  /** Is the connection back, and has nothing been asked since? */
  private back = false;

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** Hears what is asked now, in which match. */
  hear(prompt: Prompt | null, match = 0): void {
    const same = prompt !== null && prompt.question === this.prompt?.question && match === this.match;
    if (!same || this.isHeard(prompt)) this.unheard = null;
    this.prompt = prompt;
    this.match = match;
    if (!this.unheard) this.answer = prompt?.answer ?? null;
    if (!same) this.restart();
    // Others can change what is possible while the same question stands.
    else if (this.words.length === 0) this.next = prompt.next;
    if (this.back) this.sayAgain();
  }

  /** The connection is back: what may have been lost on the way is said again, if it is still asked for. */
  comeBack(): void {
    this.back = true;
  }

  /** Adds a word, or begins anew with it where it cannot be added. The last word a second time says: that is all. */
  pick(word: string): void {
    if (!this.prompt) return;
    if (!this.offers(word)) return;
    if (this.unconfirmed !== null && this.words.at(-1) === word && !this.next.includes(word)) return this.confirm();
    if (!this.prompt.needs_more) return this.finish(word);
    const words = this.next.includes(word) ? [...this.words, word] : [word];
    this.words = words;
    this.next = [];
    this.unconfirmed = null;
    this.say({ type: 'next_words', question: this.prompt.question, words: words.join(' ') });
  }

  onOptions(options: ServerMessage & { type: 'next_words' }): void {
    if (options.question !== this.prompt?.question || options.words !== this.words.join(' ')) return;
    this.unheard = null;
    this.next = options.next;
    const [only] = options.next;
    if (options.complete && only === undefined) this.finish(options.words);
    // Whole, but something may be added: the last one to choose would have no time for it otherwise.
    else if (options.complete) this.offerWhole(options.words);
    else if (only !== undefined && options.next.length === 1) this.pick(only);
  }

  /** Forgets the words so far. */
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
    this.say({ type: 'withdraw', question: this.prompt.question });
    this.answer = null;
    this.restart();
  }

  passForTurn(): void {
    if (this.prompt) this.say({ type: 'pass_for_turn', question: this.prompt.question });
  }

  support(seat: number): void {
    if (this.prompt) this.say({ type: 'support', question: this.prompt.question, seat });
  }

  /** What was said about a question was not taken. */
  onRefused(question = this.prompt?.question): void {
    if (question !== this.prompt?.question) return;
    this.unheard = null;
    this.answer = this.prompt?.answer ?? null;
    this.restart();
  }

  /** May this word be picked? In the middle of a choice no other one is begun by accident. */
  offers(word: string): boolean {
    if (this.next.includes(word)) return true;
    const between = this.words.length === 0 || this.answer !== null || this.unconfirmed !== null;
    return between && (this.prompt?.next.includes(word) ?? false);
  }

  /** The words that are chosen: those being put together, or the answer. */
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
    this.say({ type: 'choose', question: this.prompt.question, choice });
  }

  private say(answer: Answer): void {
    this.unheard = answer;
    this.send(answer);
  }

  /** That does no harm where it was not lost. */
  private sayAgain(): void {
    this.back = false;
    if (this.unheard) this.send(this.unheard);
  }

  /** Has the server heard what was said last about this question? What it has for an answer settles that. */
  private isHeard(prompt: Prompt): boolean {
    const said = this.unheard;
    if (said?.type === 'choose') return prompt.answer === said.choice;
    // Whoever comes back is told everything anew, heard or not.
    return said?.type !== 'next_words' && prompt !== this.prompt && !this.back;
  }
}
