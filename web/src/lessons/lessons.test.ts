// A lesson can be finished: every right answer can be given, and every scene has its texts.
import { describe, expect, it } from 'vitest';
import { sources } from '../i18n/languages/en';
import { dashed } from '../i18n/texts.svelte';
import type { GameKind } from '../protocol';
import { follow, tell } from '../story';
import { scribe } from '../story/scribe';
import { company, DECK, loadLesson, type Scene } from './lesson';

const texts = Object.values(sources).join('\n');

function canBeSaid(scene: Scene, answer: string): boolean {
  const words = answer.split(' ');
  return words.every((word, at) => scene.words[words.slice(0, at).join(' ')]?.includes(word)) && scene.words[answer] === undefined;
}

describe.each<GameKind>(['take6', 'buffalo', 'take_that', 'bull_party'])('the lesson of %s', async (game) => {
  const lesson = await loadLesson(game);

  it('asks only what can be answered', () => {
    for (const scene of lesson.scenes) for (const answer of scene.right) expect([answer, canBeSaid(scene, answer)]).toEqual([answer, true]);
  });

  it('has a text for every scene', () => {
    lesson.scenes.forEach((_, at) => {
      const name = `learn-${dashed(game)}-${at + 1}`;
      expect(texts).toContain(`\n${name} = `);
      expect(texts).toContain(`\n${name}-why = `);
    });
  });

  it('tells what happens after each answer', () => {
    const teller = scribe(company(lesson.rules.players), 0, lesson.rules, DECK);
    for (const scene of lesson.scenes) {
      let view = scene.view;
      const lines = scene.events.flatMap((event) => {
        const said = tell(event, view, teller);
        view = follow(view, event, teller);
        return said;
      });
      expect(lines.length).toBeGreaterThan(0);
      expect(view).not.toEqual(scene.view);
    }
  });
});
