// Moves cards on the table: a card that disappears in one place and appears in another flies there. Boards mark cards with
// `data-piece` (see Arena.svelte). Flying cards are copies above the table; only transform and opacity change.
import { nextTask } from '../design/nextTask';
import { CARRY, crossFade, flight, REVEAL, TURN } from '../design/motion';

interface Place {
  node: HTMLElement;
  box: DOMRect;
}

/** Cards that are taken are gathered, then lie still, then leave one after the other. Fractions of the time until all have arrived. */
const GATHERED = 0.3;
const LEAVES = 0.4;
const LAST_LEAVES = 0.52;
/** The rest of the way is as long for each of them. */
const ON_THE_WAY = 0.46;
/** When other cards follow, as a fraction of the same time: the row has been gathered. */
const FOLLOW = 0.36;
/** Distance of cards that are gathered, as a fraction of their width, and most degrees between the first and the last of them. */
const SPREAD = 0.16;
const FAN_DEGREES = 26;
/** Distances below this are not worth a flight. */
const NEAR_PX = 2;
/** Relative difference of proportions from which an element counts as tilted. Sizes are rounded to pixels. */
const TILTED = 0.04;
const FLY_EASING = 'cubic-bezier(0.3, 0.7, 0.3, 1)';

export class Flights {
  private before = new Map<string, Place>();
  /** The movement that the next frame starts. */
  private next: { frame: number; taker: string | number | null; after: Map<string, Place> | null } | null = null;
  /** Delay of the card that moves next. */
  private delay = 0;
  private readonly running = new Set<Animation>();

  /** `layer` contains the flying cards and covers the window. */
  constructor(
    private readonly table: HTMLElement,
    private readonly layer: HTMLElement,
  ) {}

  /** Notes where everything is, before the table changes. */
  measure(): void {
    this.start();
    this.before = this.places();
  }

  /** Moves what has changed its place. Cards that are gone fly to the seat that takes them. The change of the table, its layout and the
   *  start of the movement with the next frame are three short tasks instead of a long one. */
  move(taker: string | number | null): void {
    this.start();
    const next: typeof this.next = { frame: requestAnimationFrame(() => this.start()), taker, after: null };
    this.next = next;
    void nextTask().then(() => {
      // The frame may have been faster.
      if (this.next === next) next.after = this.places();
    });
  }

  private start(): void {
    if (!this.next) return;
    const { frame, taker } = this.next;
    const after = this.next.after ?? this.places();
    cancelAnimationFrame(frame);
    this.next = null;
    const { before } = this;
    this.before = new Map();
    const ms = flight();
    const goal = after.get(`taken-${taker}`) ?? after.get(`seat-${taker}`);
    const taken = goal
      ? [...before].filter(([piece]) => !after.has(piece) && !piece.startsWith('played-') && !isGoal(piece))
      : [];
    const wait = taken.length > 0 ? FOLLOW * CARRY * ms : 0;
    for (const [piece, { node, box }] of after) {
      if (isGoal(piece)) continue;
      const source = sourceOf(node, piece, before);
      if (source && isNear(source.box, box)) continue;
      // Cards that come to the place of those that leave wait for them.
      this.delay = node.closest('.hand') ? 0 : wait;
      if (ms === 0) this.fadeIn(node);
      else if (!source) this.appear(node, ms);
      else if (node.dataset.turn !== undefined && !before.has(piece)) this.turnOver(node, source, box, ms);
      else if (before.get(piece)?.node === node) this.slide(node, source.box, box, ms);
      else this.fly(node, source.box, box, ms);
    }
    if (ms > 0 && goal) this.carry(goal.box, taken, ms);
  }

  /** Ends all movements at once. */
  finish(): void {
    if (this.next) cancelAnimationFrame(this.next.frame);
    this.next = null;
    for (const animation of this.running) animation.finish();
  }

  private places(): Map<string, Place> {
    const places = new Map<string, Place>();
    for (const node of this.table.querySelectorAll<HTMLElement>('[data-piece], [data-seat], [data-taken]')) {
      // Cards come from and go to the portrait of a seat.
      const box = boxOf(node.querySelector<HTMLElement>('.portrait') ?? node);
      if (box.width === 0) continue;
      places.set(nameOf(node), { node, box });
    }
    return places;
  }

  private fadeIn(node: HTMLElement): void {
    const ms = crossFade();
    if (ms > 0) this.run(node, [{ opacity: 0 }, { opacity: 1 }], { duration: ms });
  }

  private appear(node: HTMLElement, ms: number): void {
    const keyframes = [
      { opacity: 0, transform: 'translateY(-12px) scale(0.9)' },
      { opacity: 1, transform: 'none' },
    ];
    this.run(node, keyframes, { duration: ms, easing: 'ease-out' });
  }

  private slide(node: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
    // The button of a card of the hand moves with its face: otherwise the browser counts a layout shift. It has a transform of its own.
    const same = Math.abs(from.width - to.width) < 1;
    const card = same ? node.closest<HTMLElement>('.hand .card') : null;
    const composite = card ? 'add' : 'replace';
    const mover = card ?? (same ? placeOf(node) : node);
    this.run(mover, [{ transform: movedInPlace(mover, from, to) }, { transform: 'none' }], {
      duration: ms,
      delay: this.delay,
      fill: 'backwards',
      easing: FLY_EASING,
      composite,
    });
  }

  /** Flies in an arc and settles. */
  private fly(node: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
    const copy = this.copyOf(node, to);
    const tilted = `rotate(${tiltOf(node)}rad)`;
    this.hide(node, ms + this.delay);
    this.runAndRemove(
      copy,
      [
        { transform: moved(from, to) },
        { transform: `${moved(from, to, 0.25)} scale(1.14)`, offset: 0.6 },
        { transform: `scale(0.96) ${tilted}`, offset: 0.88 },
        { transform: tilted },
      ],
      { duration: ms, delay: this.delay, fill: 'backwards', easing: FLY_EASING },
    );
  }

  /** Turns a card face up where it lay face down, then slides it into the order of the others. */
  private turnOver(node: HTMLElement, source: Place, to: DOMRect, ms: number): void {
    const turn = ms * TURN;
    const total = ms * REVEAL;
    const start = moved(source.box, to);
    const timing = { duration: total, easing: 'ease-in-out' };
    // A card that lay there turns over in its place (RevealedCards.svelte).
    if (source.node === node) {
      this.run(placeOf(node), [{ transform: start }, { transform: start, offset: turn / total }, { transform: 'none' }], timing);
      return;
    }
    const copy = this.copyOf(node, to);
    this.hide(node, total);
    this.runAndRemove(
      copy,
      [
        { transform: `${start} rotateY(-90deg)` },
        { transform: `${start} rotateY(-90deg)`, offset: turn / 2 / total },
        { transform: `${start} rotateY(0deg)`, offset: turn / total },
        { transform: 'none' },
      ],
      timing,
    );
  }

  /** Gathers cards in the middle between them, as a hand that is lifted, and carries them to a seat or the pile in front of it. */
  private carry(goal: DOMRect, cards: [string, Place][], ms: number): void {
    if (cards.length === 0) return;
    const boxes = cards.map(([, { box }]) => box);
    const x = (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2;
    const y = (Math.min(...boxes.map(({ top }) => top)) + Math.max(...boxes.map(({ bottom }) => bottom))) / 2;
    const last = Math.max(1, cards.length - 1);
    cards.forEach(([, { node, box }], at) => {
      const copy = this.copyOf(node, box);
      const tilted = `rotate(${Number.parseFloat(node.style.rotate) || 0}deg)`;
      const [left, top] = [box.left + box.width / 2, box.top + box.height / 2];
      // From -1 to 1.
      const side = cards.length === 1 ? 0 : (2 * at) / last - 1;
      const spread = side * Math.min(SPREAD * box.width * (cards.length / 2), box.width);
      const [gatherX, gatherY] = [x + spread - left, y - box.height * 0.08 + Math.abs(side) * box.height * 0.04 - top];
      const [goalX, goalY] = [goal.left + goal.width / 2 - left, goal.top + goal.height / 2 - top];
      const fanned = (side * FAN_DEGREES) / 2;
      const small = Math.min(1, goal.width / box.width);
      const leaves = LEAVES + ((LAST_LEAVES - LEAVES) * at) / last;
      const arrives = leaves + ON_THE_WAY;
      const gathered = `translate(${gatherX}px, ${gatherY}px) scale(1.1) rotate(${fanned}deg)`;
      // Half the way, to the side of the straight line.
      const bend = 0.12 * (goalY - gatherY);
      const middle = `translate(${gatherX + 0.42 * (goalX - gatherX) + bend}px, ${gatherY + 0.42 * (goalY - gatherY)}px) scale(${0.4 + 0.6 * small}) rotate(${fanned / 2}deg)`;
      const there = `translate(${goalX}px, ${goalY}px) scale(${small})`;
      this.runAndRemove(
        copy,
        [
          { transform: tilted, opacity: 1, easing: 'cubic-bezier(0.3, 0.8, 0.4, 1)' },
          { transform: gathered, opacity: 1, offset: GATHERED },
          { transform: gathered, opacity: 1, offset: leaves, easing: 'cubic-bezier(0.6, 0, 0.9, 0.7)' },
          { transform: middle, opacity: 1, offset: leaves + 0.55 * ON_THE_WAY, easing: 'cubic-bezier(0.2, 0.4, 0.7, 1)' },
          { transform: there, opacity: 1, offset: Math.min(0.99, arrives) },
          { transform: there, opacity: 0 },
        ],
        { duration: CARRY * ms },
      );
    });
  }

  private copyOf(node: HTMLElement, box: DOMRect): HTMLElement {
    const copy = node.cloneNode(true) as HTMLElement;
    copy.classList.add('flying');
    for (const name of ['data-piece', 'data-from', 'data-turn', 'aria-label', 'tabindex', 'id']) copy.removeAttribute(name);
    Object.assign(copy.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      // Cards that are placed by it have it in the box already.
      translate: 'none',
      // The copy moves about its middle; its tilt is part of the movement.
      rotate: 'none',
      transformOrigin: 'center',
    });
    this.layer.append(copy);
    return copy;
  }

  /** Hides a card while its copy flies. */
  private hide(node: HTMLElement, ms: number): void {
    this.run(node, [{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  }

  private runAndRemove(copy: HTMLElement, keyframes: Keyframe[], timing: KeyframeAnimationOptions): void {
    const animation = this.run(copy, keyframes, timing);
    animation.finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
  }

  private run(node: HTMLElement, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = node.animate(keyframes, timing);
    this.running.add(animation);
    animation.onfinish = () => this.running.delete(animation);
    animation.oncancel = () => this.running.delete(animation);
    return animation;
  }
}

/** Where a card comes from: the place it had, a card it replaces, or a seat. */
function sourceOf(node: HTMLElement, piece: string, before: Map<string, Place>): Place | undefined {
  const [replaced, ...others] = node.dataset.from?.split(' ') ?? [];
  const candidates = [replaced?.startsWith('played-') ? replaced : '', piece, replaced ?? '', ...others];
  return candidates.map((name) => before.get(name)).find(Boolean);
}

/** What moves with a played card: its place in the queue, with the name of its owner. */
function placeOf(node: HTMLElement): HTMLElement {
  return node.closest<HTMLElement>('.revealed li') ?? node;
}

function nameOf({ dataset: { piece, seat, taken } }: HTMLElement): string {
  return piece ?? (seat === undefined ? `taken-${taken}` : `seat-${seat}`);
}

/** Whether it is a seat or a pile of taken cards: cards go there, but it does not move itself. */
function isGoal(piece: string): boolean {
  return piece.startsWith('seat-') || piece.startsWith('taken-');
}

function isNear(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) < NEAR_PX && Math.abs(a.top - b.top) < NEAR_PX;
}

/** Where an element is, without its tilt: a box of its own size in the same middle. */
function boxOf(node: HTMLElement): DOMRect {
  const box = node.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = node;
  // A tilted box is wider for its height.
  if (offsetWidth === 0 || Math.abs(box.width / box.height / (offsetWidth / offsetHeight) - 1) < TILTED) return box;
  const { width: wide, height: high } = getComputedStyle(node);
  const [w, h] = [Number.parseFloat(wide), Number.parseFloat(high)];
  const across = w * w - h * h;
  if (Math.abs(across) < 1) return box;
  // The box of a rectangle of the size w × h that is turned and scaled has the width cos w + sin h and the height sin w + cos h.
  const scale = Math.hypot(box.width * w - box.height * h, box.height * w - box.width * h) / Math.abs(across);
  const [width, height] = [scale * w, scale * h];
  return new DOMRect(box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height);
}

/** Rotation of an element within its parent, in radians. */
function tiltOf(node: HTMLElement): number {
  const { rotate, transform } = getComputedStyle(node);
  const [a = 1, b = 0] = transform.startsWith('matrix(') ? transform.slice('matrix('.length).split(',').map(Number) : [];
  return ((Number.parseFloat(rotate) || 0) * Math.PI) / 180 + Math.atan2(b, a);
}

/** The same as `moved` for an element that stays tilted and is scaled about its own origin. */
function movedInPlace(node: HTMLElement, from: DOMRect, to: DOMRect): string {
  const tilt = tiltOf(node);
  if (tilt === 0) return moved(from, to);
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = from.width / Math.max(1, to.width);
  const [originX = 0, originY = 0] = getComputedStyle(node).transformOrigin.split(' ').map(Number.parseFloat);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const left = x * cos + y * sin - (1 - scale) * (originX - node.offsetWidth / 2);
  const top = y * cos - x * sin - (1 - scale) * (originY - node.offsetHeight / 2);
  return `translate(${left}px, ${top}px) scale(${scale})`;
}

/** Transform that shows an element of one place at another, or a fraction of the way. */
function moved(from: DOMRect, to: DOMRect, part = 1): string {
  const x = (from.left + from.width / 2 - to.left - to.width / 2) * part;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) * part;
  const scale = 1 + (from.width / Math.max(1, to.width) - 1) * part;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
