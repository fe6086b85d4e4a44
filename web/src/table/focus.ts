// Keeps the keyboard focus: when the focused element disappears, its replacement gets the focus, and what must be chosen on the
// board gets it before a hand that cannot be played.
import type { Action } from 'svelte/action';

const FOCUSABLE = 'button:not(:disabled):not([tabindex="-1"]), select, input, [tabindex="0"]';

/** Watches the focus inside a node. The parameter is the state whose changes can remove elements. */
export const keepFocus: Action<HTMLElement, unknown> = (node) => {
  /** The last focused element and its ancestors. */
  let path: HTMLElement[] = [];
  /** Whether the prompt has the focus only because there was no other element. */
  let parked = false;
  const remember = (event: FocusEvent): void => {
    parked = false;
    path = event.composedPath().filter((part): part is HTMLElement => part instanceof HTMLElement && node.contains(part));
  };
  const focus = (next: HTMLElement | null): void => {
    next?.focus();
    parked = next?.id === 'question';
  };
  node.addEventListener('focusin', remember);
  return {
    async update() {
      await nextTask();
      const now = document.activeElement;
      const lost = now === document.body || (now instanceof HTMLElement && node.contains(now) && !isSeen(now));
      if (path.length === 0) return;
      const target = node.querySelector<HTMLElement>('.arena button[data-key]');
      const idle = lost || parked || (now?.closest('.hand') && !now.matches('.possible'));
      if (target && idle) return focus(target);
      if (!(lost || (parked && now?.id === 'question'))) return;
      focus(besides(path, node) ?? node.querySelector<HTMLElement>('#question'));
    },
    destroy: () => node.removeEventListener('focusin', remember),
  };
};

/** Looking for a visible element needs the layout, which the change has invalidated: a task of its own keeps tasks short. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Takes the focus from a card of the hand that is about to be removed; `keepFocus` finds another element. When a browser removes the
 *  focused element, it computes the layout of a table that has changed only in part. */
export function leaveCard(table: HTMLElement, words: Set<string>): void {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !table.contains(now) || !now.closest('.hand')) return;
  if (!words.has(now.dataset.word ?? '')) now.blur();
}

/** The nearest usable element: inside an ancestor of the lost one, or else in the hand. */
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
