import { expect, it } from 'vitest';
import { GAME_KINDS } from '../games';

const PICTURES = Object.keys(import.meta.glob('../../public/preview-*.jpg', { query: '?url' }));

it('has a picture for links to each game (scripts/previews.mjs)', () => {
  expect(PICTURES.sort()).toEqual(GAME_KINDS.map((game) => `../../public/preview-${game}.jpg`).sort());
});
