// What a tutorial highlights.
import { describe, expect, it } from 'vitest';
import { highlight } from './targets';

const marked = (root: HTMLElement): (string | null)[] =>
  [...root.querySelectorAll('[data-target]')].map((node) => node.getAttribute('aria-label'));

describe('the highlight of a tutorial', () => {
  it('is on the very card, also if the hand is drawn later, and ends', async () => {
    const root = document.createElement('div');
    const end = highlight(root, '14', '');
    expect(marked(root)).toEqual([]);
    root.innerHTML = '<div class="hand"><button aria-label="1, 1 head"></button><button aria-label="14, 1 head"></button></div>';
    await Promise.resolve();
    expect(marked(root)).toEqual(['14, 1 head']);
    end();
    expect(marked(root)).toEqual([]);
  });

  it('is on the row', () => {
    const root = document.createElement('div');
    root.innerHTML =
      '<ol class="rows"><li><button aria-label="Row 1"></button></li><li><button aria-label="Row 2"></button></li></ol>';
    highlight(root, 'row2', 'again');
    expect(marked(root)).toEqual(['Row 2']);
  });
});
