import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Prompt, ClientMessage } from '../protocol';
import { settings } from '../settings.svelte';
import { Choice } from './choice.svelte';

let sent: ClientMessage[] = [];
let choice: Choice;

beforeEach(() => {
  sent = [];
  choice = new Choice((message) => sent.push(message));
});

describe('choice of one word', () => {
  beforeEach(() => choice.setPrompt({ question: 4, next: ['3', '17'], needs_more: false }));

  it('is sent at once and can be changed', () => {
    choice.pick('3');
    choice.pick('17');
    expect(sent).toEqual([
      { type: 'choose', question: 4, choice: '3' },
      { type: 'choose', question: 4, choice: '17' },
    ]);
    expect(choice.chosen).toEqual(['17']);
  });

  it('must be one of the offered words', () => {
    choice.pick('99');
    expect(sent).toEqual([]);
  });

  it('is cleared by the next question', () => {
    choice.pick('3');
    choice.setPrompt({ question: 5, next: ['17'], needs_more: false });
    expect(choice.chosen).toEqual([]);
  });

  it('can be withdrawn', () => {
    choice.pick('3');
    choice.withdraw();
    expect(sent.at(-1)).toEqual({ type: 'withdraw', question: 4 });
    expect(choice.chosen).toEqual([]);
  });
});

describe('choice of several words', () => {
  beforeEach(() => choice.setPrompt({ question: 9, next: ['20', '22', '51'], needs_more: true }));

  const options = (words: string, next: string[], complete: boolean): void =>
    choice.onOptions({ type: 'next_words', question: 9, words, next, complete });

  it('asks for the next words and is sent when it is complete', () => {
    choice.pick('20');
    expect(sent).toEqual([{ type: 'next_words', question: 9, words: '20' }]);
    options('20', ['pile1', 'new'], false);
    choice.pick('new');
    options('20 new', [], true);
    expect(sent.at(-1)).toEqual({ type: 'choose', question: 9, choice: '20 new' });
  });

  it('adds the only possible next word', () => {
    choice.pick('20');
    options('20', ['new'], false);
    expect(choice.words).toEqual(['20', 'new']);
  });

  it('waits for confirmation if it is complete but more words may follow', () => {
    choice.pick('20');
    options('20', ['flip'], true);
    expect([choice.answer, choice.unconfirmed]).toEqual([null, '20']);
    choice.pick('flip');
    options('20 flip', [], true);
    expect(choice.answer).toBe('20 flip');
  });

  it('is confirmed by picking its last word again', () => {
    choice.pick('20');
    options('20', ['flip'], true);
    choice.pick('20');
    expect(sent.at(-1)).toEqual({ type: 'choose', question: 9, choice: '20' });
  });

  it('can be extended after confirmation', () => {
    choice.pick('20');
    options('20', ['flip'], true);
    choice.confirm();
    choice.pick('flip');
    options('20 flip', [], true);
    expect(sent.at(-1)).toEqual({ type: 'choose', question: 9, choice: '20 flip' });
  });

  it('restarts with another first word', () => {
    choice.pick('20');
    options('20', ['flip'], true);
    choice.pick('51');
    expect(choice.words).toEqual(['51']);
  });

  it('does not restart while it is incomplete', () => {
    choice.pick('20');
    options('20', ['pile1', 'new'], false);
    choice.pick('51');
    expect(choice.words).toEqual(['20']);
  });

  it('ignores late responses', () => {
    choice.pick('20');
    choice.restart();
    choice.pick('51');
    options('20', ['flip'], true);
    expect(choice.answer).toBeNull();
  });
});

describe('choice with confirmation', () => {
  beforeEach(() => {
    settings.confirm = true;
    choice.setPrompt({ question: 4, next: ['3', '17'], needs_more: false });
    choice.pick('3');
  });
  afterEach(() => (settings.confirm = false));

  it('is sent after confirmation', () => {
    expect(sent).toEqual([]);
    expect(choice.chosen).toEqual(['3']);
    choice.confirm();
    expect(sent).toEqual([{ type: 'choose', question: 4, choice: '3' }]);
    expect(choice.unconfirmed).toBeNull();
  });

  it('can be changed before confirmation', () => {
    choice.pick('17');
    choice.confirm();
    expect(sent).toEqual([{ type: 'choose', question: 4, choice: '17' }]);
  });

  it('is cleared by the next question', () => {
    choice.setPrompt({ question: 5, next: ['17'], needs_more: false });
    choice.confirm();
    expect(sent).toEqual([]);
  });

  it('is not asked for if the player need not decide', () => {
    choice.answerAtOnce('17');
    expect(sent).toEqual([{ type: 'choose', question: 4, choice: '17' }]);
    expect([choice.answer, choice.unconfirmed]).toEqual(['17', null]);
  });
});

describe('joint choice', () => {
  beforeEach(() => choice.setPrompt({ question: 4, next: ['3'], needs_more: false }));

  it('can support the proposal of another seat', () => {
    choice.support(2);
    expect(sent).toEqual([{ type: 'support', question: 4, seat: 2 }]);
  });

  it('can be passed for the turn', () => {
    choice.passForTurn();
    expect(sent).toEqual([{ type: 'pass_for_turn', question: 4 }]);
  });

  it('accepts new words for the same question', () => {
    choice.setPrompt({ question: 4, next: ['3', 'pass'], needs_more: false });
    expect(choice.next).toEqual(['3', 'pass']);
  });
});

describe('choice and reconnects', () => {
  const prompt = { question: 4, next: ['3', '17'], needs_more: false };
  /** Reconnects; then the server sends its prompt. */
  const reconnect = (asked: Prompt | null = { ...prompt }, match = 1): void => {
    choice.resume();
    choice.setPrompt(asked, match);
  };
  beforeEach(() => choice.setPrompt(prompt, 1));

  it('is sent again after a reconnect, but only after the prompt has arrived', () => {
    choice.pick('3');
    choice.resume();
    expect(sent).toHaveLength(1);
    choice.setPrompt({ ...prompt }, 1);
    expect(sent).toEqual([
      { type: 'choose', question: 4, choice: '3' },
      { type: 'choose', question: 4, choice: '3' },
    ]);
    choice.setPrompt({ ...prompt }, 1);
    expect(sent).toHaveLength(2);
  });

  it('is kept while the same prompt is repeated', () => {
    choice.pick('3');
    choice.setPrompt(prompt, 1);
    choice.setPrompt({ ...prompt }, 1);
    expect(choice.answer).toBe('3');
  });

  it('is not sent again if the server has confirmed it', () => {
    choice.pick('3');
    choice.setPrompt({ ...prompt, answer: '3' }, 1);
    reconnect();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['another question is asked', { ...prompt, question: 5 }, 1],
    ['another match has a question with the same number', prompt, 2],
    ['nothing is asked', null, 1],
  ])('is not sent again if %s', (_, asked, match) => {
    choice.pick('3');
    reconnect(asked, match);
    expect(sent).toHaveLength(1);
    expect(choice.answer).toBeNull();
  });

  it('is cleared if the server drops it', () => {
    choice.pick('3');
    choice.setPrompt({ ...prompt, answer: '3' }, 1);
    choice.setPrompt({ ...prompt }, 1);
    expect(choice.answer).toBeNull();
  });

  it.each([
    ['withdraw', (): void => choice.withdraw()],
    ['support', (): void => choice.support(2)],
    ['pass_for_turn', (): void => choice.passForTurn()],
  ])('sends %s again until the server has repeated its prompt', (type, act) => {
    act();
    reconnect();
    expect(sent.map((message) => message.type)).toEqual([type, type]);
    choice.setPrompt({ ...prompt }, 1);
    reconnect();
    expect(sent).toHaveLength(2);
  });

  it('asks for the next words again', () => {
    choice.setPrompt({ question: 9, next: ['20'], needs_more: true }, 1);
    choice.pick('20');
    reconnect({ question: 9, next: ['20'], needs_more: true });
    expect(sent.filter(({ type }) => type === 'next_words')).toHaveLength(2);
  });

  it('is not sent again after a rejection', () => {
    choice.pick('3');
    choice.onRejected(4);
    expect(choice.answer).toBeNull();
    reconnect();
    expect(sent).toHaveLength(1);
  });

  it('ignores a rejection about an earlier question', () => {
    choice.pick('3');
    choice.onRejected(3);
    expect(choice.answer).toBe('3');
    reconnect();
    expect(sent).toHaveLength(2);
  });
});

describe('choice that can be undone before it is sent', () => {
  const UNDO_MS = 900;
  const choose = (word: string): ClientMessage => ({ type: 'choose', question: 4, choice: word });

  beforeEach(() => {
    vi.useFakeTimers();
    choice = new Choice((message) => sent.push(message), { undoMs: () => UNDO_MS });
    choice.setPrompt({ question: 4, next: ['3', '17', 'pass'], needs_more: false });
  });
  afterEach(() => vi.useRealTimers());

  it('is sent after a moment', () => {
    choice.pick('3');
    expect([sent, choice.held, choice.chosen]).toEqual([[], '3', ['3']]);
    vi.advanceTimersByTime(UNDO_MS);
    expect([sent, choice.held]).toEqual([[choose('3')], null]);
  });

  it('is not sent if it is withdrawn in time', () => {
    choice.pick('3');
    choice.withdraw();
    vi.advanceTimersByTime(UNDO_MS);
    expect([sent, choice.chosen]).toEqual([[], []]);
  });

  it('can be replaced by another one', () => {
    choice.pick('3');
    vi.advanceTimersByTime(UNDO_MS / 2);
    choice.pick('17');
    vi.advanceTimersByTime(UNDO_MS / 2);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(UNDO_MS);
    expect(sent).toEqual([choose('17')]);
  });

  it('tells whether it was confirmed, because then nobody needs the time', () => {
    const undoMs = vi.fn(() => UNDO_MS);
    choice = new Choice((message) => sent.push(message), { undoMs });
    choice.setPrompt({ question: 4, next: ['3'], needs_more: true });
    choice.pick('3');
    choice.onOptions({ type: 'next_words', question: 4, words: '3', next: ['flip'], complete: true });
    choice.confirm();
    expect(undoMs.mock.calls).toEqual([[true]]);
  });

  it('is sent at once if it is picked again', () => {
    choice.pick('3');
    choice.pick('3');
    vi.advanceTimersByTime(UNDO_MS);
    expect(sent).toEqual([choose('3')]);
  });

  it('survives an update of the same question and is dropped by the next one', () => {
    choice.pick('3');
    choice.setPrompt({ question: 4, next: ['3', '17', 'pass'], needs_more: false });
    expect(choice.chosen).toEqual(['3']);
    choice.setPrompt({ question: 5, next: ['17'], needs_more: false });
    vi.advanceTimersByTime(UNDO_MS);
    expect([sent, choice.chosen]).toEqual([[], []]);
  });

  it('waits until it is released if there is no time limit', () => {
    choice = new Choice((message) => sent.push(message), { undoMs: () => Infinity });
    choice.setPrompt({ question: 4, next: ['3', '17', 'pass'], needs_more: false });
    choice.pick('3');
    vi.advanceTimersByTime(3_600_000);
    expect([sent, choice.held]).toEqual([[], '3']);
    choice.releaseAfter(UNDO_MS);
    choice.releaseAfter(2 * UNDO_MS);
    vi.advanceTimersByTime(UNDO_MS);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(UNDO_MS);
    expect(sent).toEqual([choose('3')]);
  });

  it('says how long it can be undone, once that is known', () => {
    expect(choice.heldMs).toBeNull();
    choice.pick('3');
    expect(choice.heldMs).toBe(UNDO_MS);
    choice.withdraw();
    expect(choice.heldMs).toBeNull();
  });

  it('is sent when the player leaves, once', () => {
    choice.pick('3');
    choice.close();
    vi.advanceTimersByTime(UNDO_MS);
    expect(sent).toEqual([choose('3')]);
  });

  it('is sent at once if it is a pass', () => {
    choice.pick('pass');
    expect(sent).toEqual([choose('pass')]);
  });
});

describe('message without a confirmation', () => {
  it('is late after a moment, and no longer when it is confirmed', () => {
    vi.useFakeTimers();
    const onLate = vi.fn();
    choice = new Choice((message) => sent.push(message), { onLate });
    const prompt: Prompt = { question: 4, next: ['3', '17'], needs_more: false };
    choice.setPrompt(prompt);
    choice.pick('3');
    expect([choice.late, onLate.mock.calls.length]).toEqual([false, 0]);
    vi.advanceTimersByTime(5_000);
    expect([choice.late, onLate.mock.calls.length]).toEqual([true, 1]);
    choice.setPrompt({ ...prompt, answer: '3' });
    expect(choice.late).toBe(false);
    vi.useRealTimers();
  });
});
