import { tabStorage } from '../entry-storage.ts';

const name = 'yayan-scroll';
const mostEntries = 50;
/** How long a page may take to grow to the height at which it was left. */
const patienceMs = 2000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where the pages of this tab were scrolled to, by the key of their entry in the history. */
const positions = new Map<string, number>();
let current: string | undefined;

const load = (): void => {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(name) ?? '[]');
    if (!Array.isArray(stored)) return;
    for (const entry of stored) if (Array.isArray(entry)) positions.set(String(entry[0]), Number(entry[1]));
  } catch {
    // Another release may have written something else.
  }
};

/** Remembers the present position for the entry that is shown. */
export const keepPosition = (): void => {
  if (current === undefined) return;
  positions.delete(current);
  positions.set(current, Math.round(globalThis.scrollY));
};

/**
 * Remembers it with the next frame. Asked for it while the page is put up, the browser would have to style and lay out the whole page
 * within that task, and not within the frame's own.
 * @returns the function that gives up
 */
export const keepPositionSoon = (): (() => void) => {
  const frame = requestAnimationFrame(keepPosition);
  return () => cancelAnimationFrame(frame);
};

const store = (): void => void tabStorage.write(name, JSON.stringify([...positions].slice(-mostEntries)));

/**
 * Remembers the scroll position of each entry of the history from now on. The browser does not restore positions any
 * more: it does so before the page is there, and saves the one page's position under the other's name.
 * @returns the function that ends it
 */
export const watchScroll = (): (() => void) => {
  load();
  // The first entries of all visits have the same key; only a reload and a return stand where they were.
  const [opened] = performance.getEntriesByType('navigation');
  if (opened instanceof PerformanceNavigationTiming && opened.type === 'navigate')
    positions.delete('default');
  history.scrollRestoration = 'manual';
  globalThis.addEventListener('scroll', keepPosition, { passive: true });
  globalThis.addEventListener('pagehide', store);
  return () => {
    history.scrollRestoration = 'auto';
    globalThis.removeEventListener('scroll', keepPosition);
    globalThis.removeEventListener('pagehide', store);
  };
};

/** Whether an entry was scrolled in this tab before. */
export const hasPosition = (key: string): boolean => positions.has(key);

/** Names the entry that is shown now. */
export const enterEntry = (key: string): void => {
  current = key;
};

/**
 * Scrolls to where the shown entry was left, again while the page grows, until the member moves by themselves.
 * @returns the function that gives up
 */
export const returnToPosition = (): (() => void) => {
  const top = current === undefined ? 0 : (positions.get(current) ?? 0);
  globalThis.scrollTo({ top, behavior: 'instant' });
  if (top === 0) return () => undefined;
  const growth = new ResizeObserver(() => globalThis.scrollTo({ top, behavior: 'instant' }));
  growth.observe(document.body);
  const stop = (): void => {
    clearTimeout(timer);
    growth.disconnect();
    for (const move of ownMoves) globalThis.removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, patienceMs);
  for (const move of ownMoves) globalThis.addEventListener(move, stop, { passive: true });
  return stop;
};
