import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { chooseLanguage, dashed, LANGUAGES } from '../i18n/texts.svelte';
import { GAME_KINDS, gameOf } from '../games';
import { settings } from '../settings.svelte';
import { Lesson } from './lesson.svelte';

const TEXTS = import.meta.glob<string>('../../locales/*/*.ftl', { eager: true, query: '?raw', import: 'default' });

beforeEach(() => settings.setSpeed('off'));
afterEach(() => settings.setSpeed('normal'));

describe('lesson', () => {
  it('rejects a wrong card and lets the learner try again', async () => {
    const lesson = new Lesson(await gameOf('take6').loadTutorial());
    lesson.choice.pick('45');
    expect(lesson.wrong).toEqual({ word: '45', count: 1 });
    expect(lesson.choice.answer).toBeNull();
    expect(lesson.done).toBe(false);
    lesson.choice.pick('14');
    expect(lesson.wrong).toBeNull();
    expect(lesson.done).toBe(true);
    expect(lesson.playback.log.length).toBe(5);
  });

  it('reports cards that cannot be played at all', async () => {
    const lesson = new Lesson(await gameOf('take_that').loadTutorial());
    lesson.go(1);
    lesson.choice.pick('12');
    expect(lesson.wrong?.word).toBe('12');
  });

  it('asks for several words one by one and restarts after a wrong one', async () => {
    const lesson = new Lesson(await gameOf('bull_party').loadTutorial());
    lesson.go(2);
    lesson.choice.pick('20');
    lesson.choice.pick('new');
    expect(lesson.wrong?.word).toBe('new');
    expect(lesson.choice.words).toEqual([]);
    for (const word of ['20', 'pile1', '22', 'pile1']) lesson.choice.pick(word);
    expect(lesson.answer).toBe('20 pile1 22 pile1');
  });

  it('restarts a step when the learner goes back', async () => {
    const lesson = new Lesson(await gameOf('take6').loadTutorial());
    lesson.choice.pick('14');
    lesson.go(1);
    lesson.go(0);
    expect(lesson.done).toBe(false);
    expect(lesson.choice.prompt?.next).toContain('14');
  });
});

describe('lesson log', () => {
  it('is rewound when the learner goes back', async () => {
    const lesson = new Lesson(await gameOf('take6').loadTutorial());
    lesson.choice.pick('14');
    const [first] = [lesson.playback.log];
    lesson.go(1);
    lesson.choice.pick('30');
    expect(lesson.playback.log.length).toBeGreaterThan(first.length);
    lesson.go(1);
    expect(lesson.playback.log).toEqual(first);
    lesson.go(0);
    expect(lesson.playback.log).toEqual([]);
  });

  it('names the other seats by their number only', async () => {
    await chooseLanguage('en');
    const { context } = new Lesson(await gameOf('take6').loadTutorial());
    expect([0, 1, 3].map((seat) => context.who(seat))).toEqual(['you', 'Bot 2', 'Bot 4']);
  });
});

describe('highlighted target', () => {
  it('is the next word of the only correct choice', async () => {
    const lesson = new Lesson(await gameOf('bull_party').loadTutorial());
    lesson.go(2);
    expect(lesson.expected).toBe('20');
    lesson.choice.pick('20');
    expect(lesson.expected).toBe('pile1');
    for (const word of ['pile1', '22', 'pile1']) lesson.choice.pick(word);
    expect(lesson.expected).toBeNull();
  });

  it('is missing where any choice is correct', async () => {
    const lesson = new Lesson(await gameOf('take6').loadTutorial());
    lesson.go(7);
    expect(lesson.expected).toBeNull();
  });
});

describe.each(GAME_KINDS)('%s tutorial', (game) => {
  it('can be completed with the expected choices', async () => {
    const tutorial = await gameOf(game).loadTutorial();
    expect(tutorial.steps.length).toBeGreaterThanOrEqual(6);
    expect(tutorial.steps.length).toBeLessThanOrEqual(12);
    const lesson = new Lesson(tutorial);
    for (const step of tutorial.steps) {
      const [answer] = Object.keys(step.answers);
      for (const word of answer?.split(' ') ?? []) if (lesson.choice.offers(word)) lesson.choice.pick(word);
      expect(lesson.done, step.id).toBe(true);
      lesson.go(lesson.at + 1);
    }
    expect(lesson.step).toBeNull();
  });

  const texts = (language: string): string => TEXTS[`../../locales/${language}/${game}.ftl`] ?? '';

  it.each(LANGUAGES)('has all its messages in %s', async (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(texts(language)))).toEqual([]);
    for (const { id, prompt, answers } of (await gameOf(game).loadTutorial()).steps) {
      const name = `learn-${dashed(game)}-${id}`;
      expect(bundle.hasMessage(name), name).toBe(true);
      if (prompt) expect(bundle.hasMessage(`${name}-done`), name).toBe(true);
      if (prompt && Object.keys(answers).length < prompt.next.length) expect(bundle.hasMessage(`${name}-hint`), name).toBe(true);
    }
  });

  it('has the same messages in every language', () => {
    const ids = LANGUAGES.map((language) => [...texts(language).matchAll(/^[\w-]+(?= =)/gm)].map(([id]) => id));
    for (const other of ids) expect(other).toEqual(ids[0]);
  });
});
