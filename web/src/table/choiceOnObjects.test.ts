import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientMessage } from '../protocol';
import { Choice } from './choice.svelte';

let sent: ClientMessage[] = [];
let choice: Choice;

const options = (words: string, next: string[], complete: boolean): void =>
  choice.onOptions({ type: 'next_words', question: 9, words, next, complete });

beforeEach(() => {
  sent = [];
  choice = new Choice((message) => sent.push(message));
});

describe('several words at once', () => {
  beforeEach(() => choice.setPrompt({ question: 9, next: ['pass', 'push', 'sort'], needs_more: true }));

  it('are picked one after another, as the server offers them', () => {
    choice.pickAll(['push', '41', 'row2']);
    expect(choice.words).toEqual(['push']);
    options('push', ['41', '24'], false);
    expect(choice.words).toEqual(['push', '41']);
    options('push 41', ['row1', 'row2'], false);
    options('push 41 row2', [], true);
    expect(sent.at(-1)).toEqual({ type: 'choose', question: 9, choice: 'push 41 row2' });
  });

  it('stop at a word that is not offered', () => {
    choice.pickAll(['push', '99', 'row2']);
    options('push', ['41', '24'], false);
    expect(choice.words).toEqual(['push']);
    choice.pick('41');
    options('push 41', ['row1', 'row2'], false);
    expect(choice.words).toEqual(['push', '41']);
  });

  it('wait for the answer of the server if it is on its way', () => {
    choice.pick('push');
    choice.pickAll(['41']);
    expect(choice.words).toEqual(['push']);
    options('push', ['41', '24'], false);
    expect(choice.words).toEqual(['push', '41']);
  });

  it('wait for confirmation if they should', () => {
    choice.pickAll(['sort', '30', '39'], { confirm: true });
    options('sort', ['30', '39'], false);
    options('sort 30', ['39'], false);
    options('sort 30 39', [], true);
    expect([choice.answer, choice.unconfirmed]).toEqual([null, 'sort 30 39']);
    choice.confirm();
    expect(sent.at(-1)).toEqual({ type: 'choose', question: 9, choice: 'sort 30 39' });
  });

  it('replace a choice that was not confirmed', () => {
    choice.pickAll(['sort', '30', '39'], { confirm: true });
    options('sort', ['30', '39'], false);
    options('sort 30', ['39'], false);
    options('sort 30 39', [], true);
    choice.pickAll(['sort', '39', '30'], { confirm: true });
    expect([choice.words, choice.unconfirmed]).toEqual([['sort'], null]);
  });

  it('are forgotten when the choice starts over', () => {
    choice.pickAll(['push', '41', 'row2']);
    choice.restart();
    choice.pick('push');
    options('push', ['41', '24'], false);
    expect(choice.words).toEqual(['push']);
  });
});

describe('a card with several uses', () => {
  beforeEach(() => {
    choice.setPrompt({ question: 9, next: ['34', 'pair', 'take'], needs_more: true });
    choice.uses = (word) => ({ '34': [['34'], ['pair', '34']], '94': [['pair', '94']] })[word] ?? [];
  });

  it('is held until one of them is picked', () => {
    choice.pick('34');
    expect([choice.selected, choice.chosen, sent]).toEqual(['34', ['34'], []]);
    choice.pickAll(['34']);
    expect([choice.selected, choice.words]).toEqual([null, ['34']]);
  });

  it('is put back by picking it again', () => {
    choice.pick('34');
    choice.pick('34');
    expect([choice.selected, sent]).toEqual([null, []]);
  });

  it('is used at once if there is only one use', () => {
    expect(choice.offers('94')).toBe(true);
    choice.pick('94');
    options('pair', ['34', '94'], false);
    options('pair 94', [], true);
    expect(sent.at(-1)).toEqual({ type: 'choose', question: 9, choice: 'pair 94' });
  });

  it('is a word of its own in the middle of a choice', () => {
    choice.pick('take');
    options('take', ['34', '94'], false);
    choice.pick('34');
    options('take 34', [], true);
    expect(sent.at(-1)).toEqual({ type: 'choose', question: 9, choice: 'take 34' });
  });

  it('is put back by the next question', () => {
    choice.pick('34');
    choice.setPrompt({ question: 10, next: ['34'], needs_more: false });
    expect(choice.selected).toBeNull();
  });
});
