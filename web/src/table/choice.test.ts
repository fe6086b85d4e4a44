import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Prompt, ClientMessage } from '../protocol';
import { settings } from '../settings.svelte';
import { Choice } from './choice.svelte';

let said: ClientMessage[] = [];
let choice: Choice;

beforeEach(() => {
  said = [];
  choice = new Choice((message) => said.push(message));
});

describe('a choice of one word', () => {
  beforeEach(() => choice.hear({ question: 4, next: ['3', '17'], needs_more: false }));

  it('is sent at once and can be changed', () => {
    choice.pick('3');
    choice.pick('17');
    expect(said).toEqual([
      { type: 'choose', question: 4, choice: '3' },
      { type: 'choose', question: 4, choice: '17' },
    ]);
    expect(choice.chosen).toEqual(['17']);
  });

  it('is only one of those offered', () => {
    choice.pick('99');
    expect(said).toEqual([]);
  });

  it('is forgotten with its question', () => {
    choice.pick('3');
    choice.hear({ question: 5, next: ['17'], needs_more: false });
    expect(choice.chosen).toEqual([]);
  });

  it('can be taken back', () => {
    choice.pick('3');
    choice.withdraw();
    expect(said.at(-1)).toEqual({ type: 'withdraw', question: 4 });
    expect(choice.chosen).toEqual([]);
  });
});

describe('a choice of several words', () => {
  beforeEach(() => choice.hear({ question: 9, next: ['20', '22', '51'], needs_more: true }));

  const options = (words: string, next: string[], complete: boolean): void =>
    choice.onOptions({ type: 'next_words', question: 9, words, next, complete });

  it('asks what may follow, and is sent when it is whole', () => {
    choice.pick('20');
    expect(said).toEqual([{ type: 'next_words', question: 9, words: '20' }]);
    options('20', ['pile1', 'new'], false);
    choice.pick('new');
    options('20 new', [], true);
    expect(said.at(-1)).toEqual({ type: 'choose', question: 9, choice: '20 new' });
  });

  it('takes the only word that may follow', () => {
    choice.pick('20');
    options('20', ['new'], false);
    expect(choice.words).toEqual(['20', 'new']);
  });

  it('is whole and may go on: nothing is said before that is settled', () => {
    choice.pick('20');
    options('20', ['flip'], true);
    expect([choice.answer, choice.unconfirmed]).toEqual([null, '20']);
    choice.pick('flip');
    options('20 flip', [], true);
    expect(choice.answer).toBe('20 flip');
  });

  it('is settled by its last word a second time', () => {
    choice.pick('20');
    options('20', ['flip'], true);
    choice.pick('20');
    expect(said.at(-1)).toEqual({ type: 'choose', question: 9, choice: '20' });
  });

  it('may still go on while others choose', () => {
    choice.pick('20');
    options('20', ['flip'], true);
    choice.confirm();
    choice.pick('flip');
    options('20 flip', [], true);
    expect(said.at(-1)).toEqual({ type: 'choose', question: 9, choice: '20 flip' });
  });

  it('begins anew with another first word', () => {
    choice.pick('20');
    options('20', ['flip'], true);
    choice.pick('51');
    expect(choice.words).toEqual(['51']);
  });

  it('does not begin another one in the middle', () => {
    choice.pick('20');
    options('20', ['pile1', 'new'], false);
    choice.pick('51');
    expect(choice.words).toEqual(['20']);
  });

  it('does not mind answers that come late', () => {
    choice.pick('20');
    choice.restart();
    choice.pick('51');
    options('20', ['flip'], true);
    expect(choice.answer).toBeNull();
  });
});

describe('a choice that is to be confirmed', () => {
  beforeEach(() => {
    settings.confirm = true;
    choice.hear({ question: 4, next: ['3', '17'], needs_more: false });
    choice.pick('3');
  });
  afterEach(() => (settings.confirm = false));

  it('waits for it', () => {
    expect(said).toEqual([]);
    expect(choice.chosen).toEqual(['3']);
    choice.confirm();
    expect(said).toEqual([{ type: 'choose', question: 4, choice: '3' }]);
    expect(choice.unconfirmed).toBeNull();
  });

  it('can still become another one', () => {
    choice.pick('17');
    choice.confirm();
    expect(said).toEqual([{ type: 'choose', question: 4, choice: '17' }]);
  });

  it('is forgotten with its question', () => {
    choice.hear({ question: 5, next: ['17'], needs_more: false });
    choice.confirm();
    expect(said).toEqual([]);
  });
});

describe('a choice that several make', () => {
  beforeEach(() => choice.hear({ question: 4, next: ['3'], needs_more: false }));

  it('can be that of another seat', () => {
    choice.support(2);
    expect(said).toEqual([{ type: 'support', question: 4, seat: 2 }]);
  });

  it('can be left to the others for the turn', () => {
    choice.passForTurn();
    expect(said).toEqual([{ type: 'pass_for_turn', question: 4 }]);
  });

  it('may change while the same question stands', () => {
    choice.hear({ question: 4, next: ['3', 'pass'], needs_more: false });
    expect(choice.next).toEqual(['3', 'pass']);
  });
});

describe('a choice that may be lost on its way', () => {
  const prompt = { question: 4, next: ['3', '17'], needs_more: false };
  /** The line breaks and is there again; then the server says what it asks. */
  const comeBack = (asked: Prompt | null = { ...prompt }, match = 1): void => {
    choice.comeBack();
    choice.hear(asked, match);
  };
  beforeEach(() => choice.hear(prompt, 1));

  it('is said again when the connection is back, but not before the server has said what it asks', () => {
    choice.pick('3');
    choice.comeBack();
    expect(said).toHaveLength(1);
    choice.hear({ ...prompt }, 1);
    expect(said).toEqual([
      { type: 'choose', question: 4, choice: '3' },
      { type: 'choose', question: 4, choice: '3' },
    ]);
    choice.hear({ ...prompt }, 1);
    expect(said).toHaveLength(2);
  });

  it('stands while the server says something else', () => {
    choice.pick('3');
    choice.hear(prompt, 1);
    choice.hear({ ...prompt }, 1);
    expect(choice.answer).toBe('3');
  });

  it('is not said again when the server has it', () => {
    choice.pick('3');
    choice.hear({ ...prompt, answer: '3' }, 1);
    comeBack();
    expect(said).toHaveLength(1);
  });

  it.each([
    ['another question is asked', { ...prompt, question: 5 }, 1],
    ['another match asks, though it counts the same', prompt, 2],
    ['nothing is asked', null, 1],
  ])('is not said again when %s', (_, asked, match) => {
    choice.pick('3');
    comeBack(asked, match);
    expect(said).toHaveLength(1);
    expect(choice.answer).toBeNull();
  });

  it('is asked for anew when the server takes it as lapsed', () => {
    choice.pick('3');
    choice.hear({ ...prompt, answer: '3' }, 1);
    choice.hear({ ...prompt }, 1);
    expect(choice.answer).toBeNull();
  });

  it.each([
    ['withdraw', (): void => choice.withdraw()],
    ['support', (): void => choice.support(2)],
    ['pass_for_turn', (): void => choice.passForTurn()],
  ])('is a %s, too: until the server has asked anew', (type, act) => {
    act();
    comeBack();
    expect(said.map((message) => message.type)).toEqual([type, type]);
    choice.hear({ ...prompt }, 1);
    comeBack();
    expect(said).toHaveLength(2);
  });

  it('asks again what may follow', () => {
    choice.hear({ question: 9, next: ['20'], needs_more: true }, 1);
    choice.pick('20');
    comeBack({ question: 9, next: ['20'], needs_more: true });
    expect(said.filter(({ type }) => type === 'next_words')).toHaveLength(2);
  });

  it('is not said again when it was refused', () => {
    choice.pick('3');
    choice.onRefused(4);
    expect(choice.answer).toBeNull();
    comeBack();
    expect(said).toHaveLength(1);
  });

  it('does not mind that something about an earlier question was refused', () => {
    choice.pick('3');
    choice.onRefused(3);
    expect(choice.answer).toBe('3');
    comeBack();
    expect(said).toHaveLength(2);
  });
});
