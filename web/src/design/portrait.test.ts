import { expect, it } from 'vitest';
import { portraitOf } from './portrait';

it('is the same for the same guest', () => {
  expect(portraitOf('guest 7')).toEqual(portraitOf('guest 7'));
});

it('differs between most guests', () => {
  const portraits = Array.from({ length: 40 }, (_, at) => JSON.stringify(portraitOf(`guest ${at}`)));
  expect(new Set(portraits).size).toBeGreaterThan(25);
});
