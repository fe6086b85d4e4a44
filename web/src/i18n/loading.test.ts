// Languages that load late or fail to load.
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

function failToLoad(...languages: string[]): void {
  for (const language of languages) {
    vi.doMock(`./languages/${language}.ts`, () => {
      throw new Error('no net');
    });
  }
}

it('keeps the last chosen language if another one loads later', async () => {
  let finishLoading: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (finishLoading = resolve));
  vi.doMock('./languages/de.ts', () => late.then(() => ({ sources: {} })));
  const german = texts.chooseLanguage('de');
  await texts.chooseLanguage('es');
  finishLoading();
  await german;
  expect([texts.language(), localStorage.getItem('rodeo.language')]).toEqual(['es', 'es']);
});

it('has the messages of other pages once they are loaded, also in a language that is chosen later', async () => {
  await texts.chooseLanguage('es');
  expect(texts.maybe('home-title')).not.toBeNull();
  expect(texts.maybe('rematch')).toBeNull();
  await texts.loadAllMessages();
  expect(texts.t('rematch')).toBe('Revancha');
  await texts.chooseLanguage('de');
  expect(texts.maybe('rematch')).not.toBeNull();
});

it('loads the first language as a whole if a page has asked for all messages', async () => {
  await texts.loadAllMessages();
  await texts.chooseLanguage('en');
  expect(texts.maybe('rematch')).not.toBeNull();
});

it('fetches a message that only other pages have when it is shown', async () => {
  await texts.chooseLanguage('en');
  expect(texts.t('rematch')).toBe('');
  await vi.waitFor(() => expect(texts.t('rematch')).toBe('Rematch'));
  expect(texts.t('no-such-message')).toBe('no-such-message');
});

it('loads the messages of other pages again after a failure', async () => {
  await texts.chooseLanguage('en');
  vi.doMock('./languages/rest/en.ts', () => {
    throw new Error('no net');
  });
  await expect(texts.loadAllMessages()).rejects.toThrow();
  vi.doUnmock('./languages/rest/en.ts');
  await texts.loadAllMessages();
  expect(texts.maybe('rematch')).not.toBeNull();
});

it('keeps the current language if another one cannot be loaded', async () => {
  failToLoad('de');
  await texts.chooseLanguage('es');
  await expect(texts.chooseLanguage('de')).rejects.toThrow();
  expect([texts.language(), localStorage.getItem('rodeo.language'), document.documentElement.lang]).toEqual(['es', 'es', 'es']);
  expect(texts.t('language')).toBe('Idioma');
});

it('resets the field to the current language if another one cannot be loaded', async () => {
  failToLoad('de');
  await texts.chooseLanguage('es');
  const [{ mount, unmount }, { default: LanguageAndTheme }] = await Promise.all([
    import('svelte'),
    import('../design/LanguageAndTheme.svelte'),
  ]);
  const component = mount(LanguageAndTheme, { target: document.body });
  const field = document.querySelector('select')!;
  field.value = 'de';
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(field.value).toBe('es'));
  await unmount(component);
});

it('falls back to English if the preferred language cannot be loaded', async () => {
  failToLoad('de');
  localStorage.setItem('rodeo.language', 'de');
  await texts.loadLanguage();
  expect(texts.language()).toBe('en');
  // The preference is kept for the next visit.
  expect(localStorage.getItem('rodeo.language')).toBe('de');
});

it('offers a reload if no language can be loaded', async () => {
  failToLoad('en', 'de', 'es', 'ja');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no net')));
  document.body.innerHTML = '<div id="app"></div>';
  await import('../main');
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Rodeo could not be loaded.');
  expect(document.querySelector('button')?.textContent).toBe('Reload');
});
