/** All messages of the language, bundled in one file. */
export const sources: Record<string, string> = {
  ...import.meta.glob<string>('../../../../locales/ja/*.ftl', { eager: true, query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../locales/ja/*.ftl', { eager: true, query: '?raw', import: 'default' }),
};
