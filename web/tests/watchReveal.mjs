// Watches a turn: long tasks, layout shifts and animated properties, from the choice of a card until all cards are placed.

/** What can be chosen now. */
const OBJECTS = '.arena button.legal, button.lane, .hand button.possible:not([aria-pressed="true"])';
const CONFIRM = '[role="group"] button.confirm';

/** Chooses until cards are placed, and watches the page until the next choice. */
export async function watchReveal(page) {
  await page.locator(`${OBJECTS}, ${CONFIRM}`).first().waitFor();
  const seen = await page.evaluate(watch, { OBJECTS, CONFIRM });
  if (seen.error) throw new Error(seen.error);
  return seen;
}

/** Runs in the page as a whole, because every call from outside is a task of the page. Nothing here runs in a frame of the page. */
async function watch({ OBJECTS, CONFIRM }) {
  const MAX_CHOICES = 12;
  const POLL_MS = 40;
  const tasks = [];
  const shifts = [];
  let chosenAt = -Infinity;
  const moved = new Set();
  const observers = [
    new PerformanceObserver((list) => {
      for (const { duration, name } of list.getEntries()) tasks.push({ ms: Math.round(duration), what: name });
    }),
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries()) {
        // What a choice moves at once is expected, as after an input of a person.
        if (startTime - chosenAt < 500) continue;
        const nodes = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const boxes = [from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '));
          return `${node?.className ?? node?.nodeName} ${node?.textContent?.slice(0, 20)} ${boxes.join(' → ')}`;
        });
        shifts.push({ value, what: nodes.join(' | ') });
      }
    }),
  ];
  observers[0].observe({ type: 'longtask' });
  observers[1].observe({ type: 'layout-shift' });
  const known = new WeakSet();
  const check = () => {
    for (const animation of document.getAnimations()) {
      // Animations shorter than a frame are not visible.
      if (known.has(animation) || animation.effect.getComputedTiming().duration <= 16) continue;
      known.add(animation);
      const frames = animation.effect.getKeyframes().map(({ offset, computedOffset, easing, composite, ...style }) => style);
      for (const [property, value] of frames.flatMap(Object.entries)) {
        // A keyframe may repeat the value of the element without a change.
        if (frames.some((frame) => frame[property] !== value)) moved.add(property);
      }
    }
  };
  /** Waits until a condition holds, and looks at the animations meanwhile. Returns whether it does. */
  const until = async (condition, limit) => {
    for (const start = performance.now(); performance.now() - start < limit; ) {
      check();
      if (condition()) return true;
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
    return false;
  };
  const playing = () => document.querySelector('.prompt button.skip') !== null;
  for (let choices = 0; choices < MAX_CHOICES && !playing(); choices += 1) {
    const object = document.querySelector(CONFIRM) ?? [...document.querySelectorAll(OBJECTS)].at(-1);
    chosenAt = performance.now();
    object?.focus();
    object?.click();
    await until(playing, 2_000);
  }
  let error = null;
  if (!(await until(playing, 30_000))) error = 'no cards were placed';
  else if (!(await until(() => !playing(), 60_000))) error = 'the playback did not end';
  for (const observer of observers) observer.disconnect();
  return { tasks, shifts, shift: shifts.reduce((sum, { value }) => sum + value, 0), moved: [...moved], error };
}
