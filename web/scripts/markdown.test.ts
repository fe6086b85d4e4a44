import { expect, it } from 'vitest';
import { blocks, toHtml } from './markdown';

it('parses the blocks that the rule pages use', () => {
  const text =
    '# Take 6\n\n**4.6** If a card\nfits no row, see [R1](#r1).\n\n| a | b |\n|---|---|\n| `1` | 2 |\n\n- one\n  more\n- two\n';
  expect(blocks(text)).toEqual([
    { kind: 'heading', level: 1, pieces: [{ kind: 'text', text: 'Take 6' }] },
    {
      kind: 'paragraph',
      pieces: [
        { kind: 'strong', text: '4.6' },
        { kind: 'text', text: ' If a card fits no row, see R1.' },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
      rows: [[[{ kind: 'code', text: '1' }], [{ kind: 'text', text: '2' }]]],
    },
    { kind: 'list', items: [[{ kind: 'text', text: 'one more' }], [{ kind: 'text', text: 'two' }]] },
  ]);
});

it('terminates on every page', () => {
  const pages = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
  for (const text of Object.values(pages)) expect(blocks(text).length).toBeGreaterThan(5);
});

it('renders HTML and escapes text', () => {
  expect(toHtml('# A & B\n\n**1.1** `a<b>` *c*\n\n- d\n')).toBe(
    '<h2>A &amp; B</h2>\n<p><strong>1.1</strong> <code>a&lt;b&gt;</code> <em>c</em></p>\n<ul><li>d</li></ul>',
  );
});
