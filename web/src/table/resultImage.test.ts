import { expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import { linesOf } from './resultImage';

const who = (seat: number): string => `Seat ${seat + 1}`;

it('lists the players of a match, best first, with the seats of their colours', () => {
  const lines = linesOf('take6', { scores: [30, 12, 66], winners: [1] }, who);
  expect(lines).toEqual([
    { name: 'Seat 2', score: 12, seat: 1, wins: true },
    { name: 'Seat 1', score: 30, seat: 0, wins: false },
    { name: 'Seat 3', score: 66, seat: 2, wins: false },
  ]);
});

it('lists a team and its opponent', async () => {
  await chooseLanguage('en');
  const lines = linesOf('buffalo', { scores: [20, 20], winners: [], opponent: 9 }, who);
  expect(lines.map(({ name, score, wins }) => [name, score, wins])).toEqual([
    ['Team', 20, false],
    ['Buffalo', 9, true],
  ]);
});
