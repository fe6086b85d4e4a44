/** The messages of all pages but the home page. */
export const sources: Record<string, string> = {
  ...import.meta.glob<string>('../../../../../locales/ja/*.ftl', { eager: true, query: '?rest', import: 'default' }),
  ...import.meta.glob<string>('../../../../locales/ja/*.ftl', { eager: true, query: '?rest', import: 'default' }),
};
