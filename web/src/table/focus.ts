// Where the keyboard focus is: when the focused element disappears, its replacement gets the focus, and when a choice opens, what must
// be chosen gets it, on the board before the hand. A focus elsewhere, such as in the chat, stays.
import type { Action } from 'svelte/action';
import { nextTask } from '../design/nextTask';

const FOCUSABLE = 'button:not(:disabled):not([tabindex="-1"]), select, input, [tabindex="0"]';
/** The card of the hand that had the focus last, or is chosen. */
const CURRENT_CARD = '.hand button[tabindex="0"]';
/** What must be chosen. To pass changes nothing, so it comes before what a press of Enter would spend. */
const CHOICES = ['button[data-word="pass"]', '.arena button[data-key]', `${CURRENT_CARD}.possible`, '.hand .possible'];
const CONFIRM = '.prompt button.confirm';

/** The element that had the focus last, and its ancestors at that time. */
let path: HTMLElement[] = [];
/** Whether the player has used the keyboard last. */
let byKeyboard = false;

const noteInput = (event: Event): void => {
  byKeyboard = event.type === 'keydown';
};
addEventListener('keydown', noteInput, true);
addEventListener('pointerdown', noteInput, true);
addEventListener('focusin', (event) => {
  path = event.composedPath().filter((part): part is HTMLElement => part instanceof HTMLElement);
});

/** Whether the focused element has disappeared and no other one has the focus. A page that was just loaded has lost nothing. */
function isLost(): boolean {
  const [last] = path;
  return document.activeElement === document.body && last !== undefined && !(last.isConnected && isSeen(last));
}

/** Gives the focus to a node that appears where the focused element was. */
export const takeFocus: Action<HTMLElement> = (node) => {
  void nextTask().then(() => {
    if (isLost()) node.focus({ preventScroll: true });
  });
};

/** Gives the focus to the replacement of an element inside the node when a change of the state has removed it. */
export const keepPlace: Action<HTMLElement, unknown> = (node) => ({
  async update() {
    await nextTask();
    if (isLost()) replacement(node)?.focus();
  },
});

/** Ignores the repeated Enter and Space of a key that is held on a button: the focus may have moved to the next choice. */
export const ignoreRepeats: Action<HTMLElement> = (node) => {
  const ignore = (event: KeyboardEvent): void => {
    const repeats = event.repeat && (event.key === 'Enter' || event.key === ' ');
    if (repeats && event.target instanceof Element && event.target.closest('button')) event.preventDefault();
  };
  node.addEventListener('keydown', ignore);
  return { destroy: () => node.removeEventListener('keydown', ignore) };
};

interface Watched {
  /** The state whose changes can remove elements. */
  state: unknown[];
  /** The card of the hand whose targets on the board are shown. */
  selected: string | null;
  /** The whole choice that waits for confirmation. */
  unconfirmed?: string | null;
  /** Whether the choice is made. */
  answered?: boolean;
  /** Whether events are shown: a focus that they take waits at the question for the next choice. */
  playing?: boolean;
  /** Whether what must be chosen gets the focus also when the node appears. */
  opening?: boolean;
}

/** Watches the focus inside a table. */
export const keepFocus: Action<HTMLElement, Watched> = (
  node,
  { selected, unconfirmed = null, answered = false, playing = false, opening = false },
) => {
  /** Whether the prompt has the focus only because there was no other element. */
  let parked = false;
  /** The card of the hand that has the focus only because another one is gone. */
  let placed: HTMLElement | null = null;
  const remember = (): void => {
    parked = false;
    placed = null;
  };
  const focus = (next: HTMLElement): void => {
    next.focus();
    parked = next.id === 'question';
    placed = next.closest('.hand') ? next : null;
  };
  // Parts of a table are built in tasks of their own: a lost focus waits for them.
  const building = new MutationObserver(() => void settle(false));
  const settle = async (isSelected: boolean, isComplete = false): Promise<void> => {
    building.disconnect();
    // Looking for a visible element needs the layout, which the change has invalidated: a task of its own keeps tasks short.
    await nextTask();
    const now = document.activeElement;
    // A page that was opened has the focus as a whole.
    const outside = now === null || now.contains(node);
    const lost = outside || (now instanceof HTMLElement && node.contains(now) && !isSeen(now));
    // A player with a mouse who has chosen nothing yet needs no focus.
    if (!path.includes(node) && !byKeyboard && !(outside && now?.matches(':focus-visible'))) return;
    // After a choice by key, confirming is next, unless the focus is beside the table, such as in the chat.
    const confirm = isComplete && byKeyboard ? node.querySelector<HTMLElement>(CONFIRM) : null;
    if (confirm && (lost || parked || now?.closest('.hand, .arena, .prompt'))) return focus(confirm);
    const target = firstOf(node, isSelected ? [targetOf(selected), ...CHOICES] : CHOICES);
    // The first target of a card that was selected by key is the next thing to choose.
    const idle = lost || parked || (isSelected && byKeyboard) || (now?.closest('.hand') && !now.matches('.possible'));
    // Once the choice is made, another card would begin it again.
    if (target && idle && (!answered || isSelected)) return focus(target);
    const question = node.querySelector<HTMLElement>('#question');
    if (answered && question && now === placed && !placed?.matches('[aria-pressed="true"]')) return focus(question);
    if (!lost) return;
    if (playing && question) {
      // A button of the panel, such as Pause, has its replacement there.
      const inPanel = path.some((part) => part.matches('.panel')) ? replacement(node) : null;
      return focus(inPanel ?? question);
    }
    // After confirming or undoing by button, the card of the choice: the next button in the bar would revoke or skip it.
    const fromChoice = answered && path.some((part) => part.matches('.hand, .arena'));
    const next =
      (path.some((part) => part.matches('.acts')) && inHand(node)) ||
      (fromChoice && question) ||
      replacement(node) ||
      inHand(node) ||
      question;
    if (next) focus(next);
    else if (node.isConnected) building.observe(node, { childList: true, subtree: true });
  };
  const repeats = ignoreRepeats(node);
  node.addEventListener('focusin', remember);
  if (opening) void settle(false);
  return {
    update(next) {
      const isSelected = next.selected !== null && next.selected !== selected;
      selected = next.selected;
      const isComplete = next.unconfirmed != null && next.unconfirmed !== unconfirmed;
      unconfirmed = next.unconfirmed ?? null;
      answered = next.answered ?? false;
      playing = next.playing ?? false;
      void settle(isSelected, isComplete);
    },
    destroy() {
      building.disconnect();
      node.removeEventListener('focusin', remember);
      repeats?.destroy?.();
    },
  };
};

/** Takes the focus from a card of the hand that is about to be removed; `keepFocus` finds another element. When a browser removes the
 *  focused element, it computes the layout of a table that has changed only in part. */
export function leaveCard(table: HTMLElement, words: Set<string>): void {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !table.contains(now) || !now.closest('.hand')) return;
  if (!words.has(now.dataset.word ?? '')) now.blur();
}

/** Gives the focus to what must be chosen. */
export function focusChoice(): void {
  firstOf(document, CHOICES)?.focus();
}

/** What a selected card can be used for: an object whose words name the card. Other objects may stand for other cards. */
function targetOf(selected: string | null): string {
  return `.arena button.legal[data-word~="${selected}"]`;
}

function firstOf(node: ParentNode, selectors: string[]): HTMLElement | undefined {
  const found = selectors.map((selector) => node.querySelector<HTMLElement>(selector));
  return found.find((part) => part !== null && !part.closest('[inert]')) ?? undefined;
}

/** The nearest usable element inside an ancestor of the lost one. Elements with the same `data-place` replace each other. */
function replacement(node: HTMLElement): HTMLElement | null {
  const { place } = path[0]?.dataset ?? {};
  const around = path.slice(1, Math.max(1, path.indexOf(node))).filter((part) => part.isConnected && part.tagName !== 'MAIN');
  const found = place && [...around, node].map((part) => usable(part, `[data-place="${place}"]`)).find((part) => part !== null);
  return found || (around.map((part) => usable(part, FOCUSABLE)).find((part) => part !== null) ?? null);
}

function inHand(node: HTMLElement): HTMLElement | null {
  return usable(node, CURRENT_CARD);
}

function usable(part: HTMLElement, selector: string): HTMLElement | null {
  return [...part.querySelectorAll<HTMLElement>(selector)].find((found) => isSeen(found) && !found.closest('[inert]')) ?? null;
}

function isSeen(node: HTMLElement): boolean {
  return node.checkVisibility ? node.checkVisibility({ visibilityProperty: true }) : node.offsetParent !== null;
}
