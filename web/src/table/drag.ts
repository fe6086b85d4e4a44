// Dragging objects of the table: the same as picking an object and then what it acts on.
import type { Action } from 'svelte/action';
import type { Drop } from '../games/types';
import type { Choice } from './choice.svelte';

export interface Dragging {
  choice: Choice;
  /** Whether the player may choose now. */
  ready: boolean;
  /** How an object of the board can be dragged. Cards of the hand can always be moved. */
  drags: (word: string) => 'select' | 'move' | null;
  /** What dropping an object on another one picks. */
  drop: (dragged: string, onto: string) => Drop | null;
}

/** A shorter movement is a click. */
const LEAST_PX = 8;

/** Lets objects with `data-word` be dragged inside a node. */
export const draggable: Action<HTMLElement, Dragging> = (node, dragging) => {
  let now = dragging;
  let held: { source: HTMLElement; word: string; selects: boolean; x: number; y: number } | null = null;
  /** The picture that follows the pointer. */
  let picture: HTMLElement | null = null;
  let grabbed = false;

  function down(event: PointerEvent): void {
    const source = (event.target as Element).closest<HTMLElement>('[data-word]');
    const word = source?.dataset.word;
    if (!event.isPrimary || event.button !== 0 || !now.ready || !source || !word) return;
    const way = now.drags(word) ?? (source.closest('.hand') && now.choice.offers(word) ? 'move' : null);
    if (way) held = { source, word, selects: way === 'select', x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!picture) {
      if (Math.hypot(x, y) < LEAST_PX) return;
      lift();
    }
    if (picture) picture.style.translate = `${x}px ${y}px`;
  }

  function lift(): void {
    if (!held) return;
    const box = held.source.getBoundingClientRect();
    picture = held.source.cloneNode(true) as HTMLElement;
    picture.removeAttribute('data-word');
    picture.removeAttribute('data-key');
    for (const piece of [picture, ...picture.querySelectorAll<HTMLElement>('[data-piece]')]) piece.removeAttribute('data-piece');
    picture.setAttribute('aria-hidden', 'true');
    picture.inert = true;
    picture.classList.add('dragged');
    Object.assign(picture.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      zIndex: '50',
      pointerEvents: 'none',
    });
    node.append(picture);
    held.source.classList.add('lifted');
    grabbed = held.selects && now.choice.offers(held.word);
    if (grabbed) now.choice.pick(held.word);
  }

  function up(event: PointerEvent): void {
    const source = held;
    const moved = picture !== null;
    const selected = grabbed;
    cancel();
    if (!source || !moved) return;
    // The click at the end of a movement picks nothing.
    const swallow = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const onto = under.map((part) => part.closest<HTMLElement>('[data-word]')).find((part) => part && part !== source.source);
    const onTable = under.some((part) => part.closest('.arena'));
    const words = onto?.dataset.word ? now.drop(source.word, onto.dataset.word) : null;
    if (words) now.choice.pickAll(selected ? words.words.slice(1) : words.words, { confirm: words.confirm ?? false });
    // A card that has no target is played anywhere on the table.
    else if (onTable && !selected && source.source.closest('.hand')) now.choice.pick(source.word);
  }

  function cancel(): void {
    held?.source.classList.remove('lifted');
    picture?.remove();
    held = picture = null;
    grabbed = false;
  }

  node.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', cancel);
  return {
    update(next) {
      now = next;
      if (!now.ready) cancel();
    },
    destroy() {
      cancel();
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    },
  };
};
