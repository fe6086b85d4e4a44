// One measure for lists, bars and words of choices.
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import { compareChoices, groupChoices, hasFavourite, standingText, verdictText } from './compare';

beforeAll(() => chooseLanguage('en'));

const alternative = (choice: string, mean: number, error: number, win = 0.25) => ({
  choice,
  value: { score: 10 + mean, win },
  cost: { mean, error },
  win_cost: { mean: 0, error: 0 },
  worlds: 100,
});

describe('compared choices', () => {
  it('are sorted, measured and named by their cost', () => {
    const compared = compareChoices(
      [
        alternative('100', 0, 0),
        alternative('59', 3, 0.5),
        alternative('8', 2.4, 1.2, 0.4),
        alternative('86', 1.5, 0.4),
        alternative('42', 0.1, 0.5),
      ],
      'heads',
    );
    expect(compared.map(({ alternative: { choice }, share }) => [choice, share])).toEqual([
      ['100', 0],
      ['8', 0],
      ['42', 0],
      ['86', 0.5],
      ['59', 1],
    ]);
    expect(compared.map(standingText)).toEqual([
      'Best',
      'no clear difference',
      'no clear difference',
      '2 heads worse',
      '3 heads worse',
    ]);
    expect(hasFavourite(compared)).toBe(true);
  });

  it('have the same digits in the verdict', () => {
    const compared = compareChoices(
      [alternative('100', 0, 0), alternative('59', 2.53, 0.1), alternative('8', 9, 1)],
      'heads',
      '59',
    );
    const verdict = verdictText({ label: 'inaccurate', cost: { mean: 2.53, error: 0.1 }, chosen: '59' }, compared, 'heads');
    expect([verdict, standingText(compared[1]!)]).toEqual(['Inaccurate: 3 heads', '3 heads worse']);
  });

  it('must differ more, the more of them there are: the best one was lucky in the same sample', () => {
    const standings = (count: number): Set<string> => {
      const others = Array.from({ length: count - 1 }, (_, at) => alternative(String(at), 3, 1));
      return new Set(compareChoices([alternative('49', 0, 0), ...others], 'heads').map(({ standing }) => standing));
    };
    expect(standings(2)).toEqual(new Set(['best', 'worse']));
    expect(standings(10)).toEqual(new Set(['unclear']));
  });

  it('are worse if the review calls them a mistake, as the verdict does', () => {
    const others = Array.from({ length: 9 }, (_, at) => alternative(String(at), 3, 1));
    const compared = compareChoices([alternative('49', 0, 0), ...others], 'heads', '4');
    expect(compared[0]?.standing).toBe('best');
    expect(compared.filter(({ standing }) => standing === 'worse').map(({ alternative: { choice } }) => choice)).toEqual(['4']);
  });

  it('have no favourite if no difference is clear', () => {
    const compared = compareChoices([alternative('49', 0, 0), alternative('8', 2, 1), alternative('12', -0.5, 1)], 'heads');
    expect(hasFavourite(compared)).toBe(false);
    expect(new Set(compared.map(({ standing }) => standing))).toEqual(new Set(['unclear']));
  });

  it('call a difference below the last digit unclear', () => {
    const compared = compareChoices([alternative('49', 0, 0), alternative('8', 0.04, 0.01)], 'heads');
    expect(compared.map(({ standing }) => standing)).toEqual(['unclear', 'unclear']);
  });

  it('are grouped if they are equal: the best one alone, then those without a clear difference, then those of one cost', () => {
    const costs = [0, 0.1, 0.2, 3, 3.04, 5];
    const compared = compareChoices(
      costs.map((mean, at) => alternative(String(at + 1), mean, mean === 0 ? 0 : 0.5)),
      'heads',
    );
    const groups = groupChoices(compared).map((group) => group.map(({ alternative: { choice } }) => choice));
    expect(groups).toEqual([['1'], ['2', '3'], ['4', '5'], ['6']]);
  });
});
