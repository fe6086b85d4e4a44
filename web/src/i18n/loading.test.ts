// Languages that come late, or not at all.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let texts: typeof import('./texts.svelte');

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  texts = await import('./texts.svelte');
});
afterEach(() => {
  for (const language of ['de', 'en', 'es', 'ja']) vi.doUnmock(`./languages/${language}.ts`);
  vi.unstubAllGlobals();
});

function missing(...languages: string[]): void {
  for (const language of languages) {
    vi.doMock(`./languages/${language}.ts`, () => {
      throw new Error('no net');
    });
  }
}

it('speaks the language that was chosen last, though another one comes later', async () => {
  let come: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (come = resolve));
  vi.doMock('./languages/de.ts', () => late.then(() => ({ sources: {} })));
  const german = texts.chooseLanguage('de');
  await texts.chooseLanguage('es');
  come();
  await german;
  expect([texts.language(), localStorage.getItem('rodeo.language')]).toEqual(['es', 'es']);
});

it('goes on in the same language where another one does not come', async () => {
  missing('de');
  await texts.chooseLanguage('es');
  await expect(texts.chooseLanguage('de')).rejects.toThrow();
  expect([texts.language(), localStorage.getItem('rodeo.language'), document.documentElement.lang]).toEqual(['es', 'es', 'es']);
  expect(texts.t('language')).toBe('Idioma');
});

it('shows in the field what is spoken where another language does not come', async () => {
  missing('de');
  await texts.chooseLanguage('es');
  const [{ mount, unmount }, { default: Look }] = await Promise.all([
    import('svelte'),
    import('../design/LanguageAndTheme.svelte'),
  ]);
  const look = mount(Look, { target: document.body });
  const field = document.querySelector('select')!;
  field.value = 'de';
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(field.value).toBe('es'));
  await unmount(look);
});

it('speaks English where the language of the reader does not come', async () => {
  missing('de');
  localStorage.setItem('rodeo.language', 'de');
  await texts.loadLanguage();
  expect(texts.language()).toBe('en');
  // Next time it may come.
  expect(localStorage.getItem('rodeo.language')).toBe('de');
});

it('shows a way to load the page anew where no language comes', async () => {
  missing('en', 'de', 'es', 'ja');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no net')));
  document.body.innerHTML = '<div id="app"></div>';
  await import('../main');
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Rodeo could not be loaded.');
  expect(document.querySelector('button')?.textContent).toBe('Reload');
});
