// Keeps the keyboard focus: when the focused element disappears, its replacement gets the focus.
import { tick } from 'svelte';
import type { Action } from 'svelte/action';

const FOCUSABLE = 'button:not(:disabled):not([tabindex="-1"]), select, input, [tabindex="0"]';

/** Watches the focus inside a node; its parameter names what can make things go away. */
export const keepFocus: Action<HTMLElement, unknown> = (node) => {
  /** What had the focus, and everything around it. */
  let path: HTMLElement[] = [];
  /** Whether the focus is on the question only for lack of another element. */
  let parked = false;
  const remember = (event: FocusEvent): void => {
    parked = false;
    path = event.composedPath().filter((part): part is HTMLElement => part instanceof HTMLElement && node.contains(part));
  };
  node.addEventListener('focusin', remember);
  return {
    async update() {
      await tick();
      const now = document.activeElement;
      const lost = now === document.body || (now instanceof HTMLElement && node.contains(now) && !isSeen(now));
      if (path.length === 0 || !(lost || (parked && now?.id === 'question'))) return;
      const next = besides(path, node) ?? node.querySelector<HTMLElement>('#question');
      next?.focus();
      parked = next?.id === 'question';
    },
    destroy: () => node.removeEventListener('focusin', remember),
  };
};

/** The nearest thing that can be used: in what was around the lost one, else in the hand. */
function besides(path: HTMLElement[], node: HTMLElement): HTMLElement | null {
  const around = path.slice(1).filter((part) => part !== node && part.isConnected && part.tagName !== 'MAIN');
  for (const part of around) {
    const found = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isSeen);
    if (found) return found;
  }
  return [...node.querySelectorAll<HTMLElement>('.hand button[tabindex="0"]')].find(isSeen) ?? null;
}

function isSeen(node: HTMLElement): boolean {
  return node.checkVisibility ? node.checkVisibility({ visibilityProperty: true }) : node.offsetParent !== null;
}
