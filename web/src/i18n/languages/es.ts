/** The messages of the home page. */
export const sources: Record<string, string> = {
  ...import.meta.glob<string>('../../../../locales/es/*.ftl', { eager: true, query: '?first', import: 'default' }),
  ...import.meta.glob<string>('../../../locales/es/*.ftl', { eager: true, query: '?first', import: 'default' }),
};
