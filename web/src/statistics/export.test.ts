// Exported files.
import { beforeAll, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import { csvCell, toCsv, toJson, type StatisticsFile } from './export';
import type { Entry } from './played';
import { balance, bot, entriesOf, ME, person } from './testing';

let entries: Entry[];
beforeAll(async () => {
  await chooseLanguage('en');
  entries = entriesOf(
    [
      { seats: [ME, person('=HYPERLINK("http://x")'), bot('keen')], ratings: [{ seat: 0, before: 25, after: 24.5 }] },
      { accuracy: 81.5, labels: [3, 2, 1], score: balance({ skill: -1.5 }), win: balance({ luck: -0.25 }) },
    ],
    [{}, null],
  );
});

/** Reads CSV as a spreadsheet does. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.replace('\uFEFF', '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

it('CSV has a line per match with the documented columns', () => {
  const [names, first, second] = readCsv(toCsv(entries));
  expect(names).toEqual(
    [
      'match,game,started,ended,players,seat,company,others,place,won,score,rating_before,rating_after,offline,left',
      'accuracy,decisions,inaccurate,mistakes,blunders,unit,cost',
      'score_expected,score_deal,score_skill,score_others,score_luck,score_result',
      'win_expected,win_deal,win_skill,win_others,win_luck,win_result',
    ].flatMap((part) => part.split(',')),
  );
  const value = (line: string[] | undefined, name: string): string | undefined => line?.[names!.indexOf(name)];
  expect(value(first, 'ended')).toBe('2026-05-01T12:10:00.000Z');
  expect(
    ['place', 'won', 'rating_after', 'accuracy', 'blunders', 'score_skill', 'win_luck'].map((name) => value(first, name)),
  ).toEqual(['1', 'true', '24.5', '81.5', '1', '-1.5', '-0.25']);
  expect(value(first, 'others')).toBe('\'=HYPERLINK("http://x"); Bot 3');
  expect([value(second, 'company'), value(second, 'accuracy'), value(second, 'win_luck')]).toEqual(['keen', '', '']);
  expect(second?.length).toBe(names?.length);
});

it('names are never formulas', () => {
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', '|cmd', '%0A', ' =1', '\u200B=1', '\t=1', '\r=1', '\nx', '＝1', '＠x']) {
    expect(csvCell(name)).toMatch(/^"?'/);
  }
  expect(['Ana', 'A=1', 'Ana, Ben', 'say "hi"', 'a\nb'].map(csvCell)).toEqual([
    'Ana',
    'A=1',
    '"Ana, Ben"',
    '"say ""hi"""',
    '"a\nb"',
  ]);
  expect([-1, 0.5, true, null].map(csvCell)).toEqual(['-1', '0.5', 'true', '']);
});

it('JSON has the matches with their reviews, and what was selected', () => {
  const filter = { game: 'take6', company: null, days: 30 } as const;
  const file = JSON.parse(toJson(entries, filter, 0)) as StatisticsFile;
  expect(file).toMatchObject({ format: 'rodeo-statistics', version: 1, exported: '1970-01-01T00:00:00.000Z', filter });
  expect(file.matches).toEqual(entries);
});
