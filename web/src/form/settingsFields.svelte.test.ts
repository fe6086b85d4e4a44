// The fields of the rules.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { GameInfo } from '../protocol';
import SettingsFields from './SettingsFields.svelte';
import { TableForm } from './tableForm.svelte';

beforeAll(() => chooseLanguage('en'));

it('unfolds the rules if one of them is invalid', async () => {
  const games = [
    {
      game: 'take6',
      min_players: 2,
      max_players: 10,
      usual_players: 4,
      levels: [],
      options: [{ name: 'hand', values: { type: 'number', min: 1, max: 10 }, default: '10' }],
    },
  ] as unknown as GameInfo[];
  const mounted = mount(SettingsFields, { target: document.body, props: { form: new TableForm(games, 'take6'), folded: true } });
  flushSync();
  const folded = document.querySelector<HTMLDetailsElement>('details.folded');
  const field = folded?.querySelector('input');
  expect(field).not.toBeNull();
  expect(folded?.open).toBe(false);
  field?.dispatchEvent(new Event('invalid'));
  expect(folded?.open).toBe(true);
  await unmount(mounted);
});
