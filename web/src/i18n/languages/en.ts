/** All texts of this language, in one file to load. */
export const sources: Record<string, string> = {
  ...import.meta.glob<string>('../../../../locales/en/*.ftl', { eager: true, query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../locales/en/*.ftl', { eager: true, query: '?raw', import: 'default' }),
};
