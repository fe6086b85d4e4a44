// Focus is never lost: when what had it goes away, it moves to the question.
import { tick } from 'svelte';
import type { Action } from 'svelte/action';

/** Watches the focus inside a node; its parameter names what can make things go away. */
export const keepFocus: Action<HTMLElement, unknown> = (node) => {
  let last: HTMLElement | null = null;
  const remember = (event: FocusEvent): void => {
    last = event.target as HTMLElement;
  };
  node.addEventListener('focusin', remember);
  return {
    async update() {
      await tick();
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      heir(node)?.focus();
    },
    destroy: () => node.removeEventListener('focusin', remember),
  };
};

function heir(node: HTMLElement): HTMLElement | null {
  return node.querySelector<HTMLElement>('.hand button[tabindex="0"]') ?? node.querySelector<HTMLElement>('#question');
}
