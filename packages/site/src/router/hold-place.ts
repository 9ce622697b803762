/** Somebody who does one of these has chosen where to be. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Watches the page for what may move a place. Returns a function that stops it. */
export type WatchPage = (changed: () => void) => () => void;

/** The size of the page: it changes as parts load, and at most once a frame. */
const watchSize: WatchPage = (changed) => {
  const sizes = new ResizeObserver(changed);
  sizes.observe(document.body);
  return () => sizes.disconnect();
};

/**
 * Keeps the page at a place while its parts load: calls `hold`, which scrolls there, now and after each change of the page.
 * It ends after `patienceMs`, and at once when the reader scrolls, taps or types.
 * @returns a function that ends it
 */
export const holdPlace = (hold: () => void, patienceMs: number, watch = watchSize): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const end = (): void => ending.abort();
  const unwatch = watch(hold);
  const timer = setTimeout(end, patienceMs);
  signal.addEventListener('abort', () => {
    unwatch();
    clearTimeout(timer);
  });
  // Captured: a part of the page may keep its own events from going further.
  for (const move of ownMoves) addEventListener(move, end, { capture: true, passive: true, signal });
  hold();
  return end;
};
