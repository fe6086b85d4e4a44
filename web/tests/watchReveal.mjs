// Watches a turn: long tasks, layout shifts and animated properties, from the choice of a card until all cards are placed.

/** What can be chosen now. */
const OBJECTS = '.arena button.legal, button.lane, .hand button.possible:not([aria-pressed="true"])';
const CONFIRM = '[role="group"] button.confirm';
const MAX_CHOICES = 12;

/** Chooses until cards are placed, and watches the page until the next choice. */
export async function watchReveal(page) {
  const skip = page.getByRole('button', { name: 'Skip' });
  const ready = page.locator(`${OBJECTS}, ${CONFIRM}`).first();
  await ready.waitFor();
  await page.evaluate(startWatching);
  for (let choices = 0; choices < MAX_CHOICES && (await skip.count()) === 0; choices += 1) {
    const confirm = page.locator(CONFIRM);
    const object = (await confirm.count()) > 0 ? confirm.first() : page.locator(OBJECTS).last();
    // It may be gone: then the choice is revealed, or something else is to be chosen.
    await object.click({ timeout: 3_000 }).catch(() => {});
    await skip.waitFor({ timeout: 2_000 }).catch(() => {});
  }
  await skip.waitFor();
  await skip.waitFor({ state: 'detached', timeout: 60_000 });
  return page.evaluate(() => window.stopWatching());
}

function startWatching() {
  const tasks = [];
  const shifts = [];
  const moved = new Set();
  let watching = true;
  const observers = [
    new PerformanceObserver((list) => {
      for (const { duration, name } of list.getEntries()) tasks.push({ ms: Math.round(duration), what: name });
    }),
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        const nodes = sources.map(({ node }) => `${node?.className ?? node?.nodeName} ${node?.textContent?.slice(0, 20)}`);
        shifts.push({ value, what: nodes.join(' | ') });
      }
    }),
  ];
  observers[0].observe({ type: 'longtask' });
  observers[1].observe({ type: 'layout-shift' });
  const check = () => {
    for (const animation of document.getAnimations()) {
      // Animations shorter than a frame are not visible.
      if (animation.effect.getComputedTiming().duration <= 16) continue;
      const frames = animation.effect.getKeyframes().map(({ offset, computedOffset, easing, composite, ...style }) => style);
      for (const [property, value] of frames.flatMap(Object.entries)) {
        // A keyframe may repeat the value of the element without a change.
        if (frames.some((frame) => frame[property] !== value)) moved.add(property);
      }
    }
    if (watching) requestAnimationFrame(check);
  };
  check();
  window.stopWatching = () => {
    watching = false;
    for (const observer of observers) observer.disconnect();
    return { tasks, shifts, shift: shifts.reduce((sum, { value }) => sum + value, 0), moved: [...moved] };
  };
}
