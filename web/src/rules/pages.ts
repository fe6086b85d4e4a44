// The numbered rules: the pages of `docs/rules/`, rendered at build time and loaded when they are opened.
const FOLDER = '../../../docs/rules/';
const PAGES = import.meta.glob<string>(['../../../docs/rules/**/*.md', '!../../../docs/rules/**/README.md'], {
  query: '?html',
  import: 'default',
});

/** Returns a page as HTML. The English pages are in the folder itself, translations in a folder per language. */
export async function readPage(name: string, language: string): Promise<string> {
  const folder = language === 'en' ? '' : `${language}/`;
  return (await PAGES[`${FOLDER}${folder}${name}.md`]?.()) ?? '';
}
