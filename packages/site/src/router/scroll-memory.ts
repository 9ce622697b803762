import { tabStorage } from '../entry-storage.ts';
import { holdPlace } from './hold-place.ts';

const name = 'yayan-scroll';
const mostEntries = 50;
/** How long a page may take to grow to its earlier height. */
const patienceMs = 2000;

/** The scroll positions of this tab's pages, by the key of their history entry. */
const positions = new Map<string, number>();
let current: string | undefined;

const load = (): void => {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(name) ?? '[]');
    if (!Array.isArray(stored)) return;
    for (const entry of stored) if (Array.isArray(entry)) positions.set(String(entry[0]), Number(entry[1]));
  } catch {
    // Another release may have stored another format.
  }
};

/** Stores the current scroll position for the current entry. */
export const storePosition = (): void => {
  if (current === undefined) return;
  positions.delete(current);
  positions.set(current, Math.round(globalThis.scrollY));
};

/**
 * Stores the position in the next frame. Reading it at once would make the browser style and lay out the whole page within the
 * current task.
 * @returns a function that cancels it
 */
export const storePositionSoon = (): (() => void) => {
  const frame = requestAnimationFrame(storePosition);
  return () => cancelAnimationFrame(frame);
};

const store = (): void => void tabStorage.write(name, JSON.stringify([...positions].slice(-mostEntries)));

/**
 * Stores the scroll position of each history entry from now on, and turns off the browser's own restoring: the browser restores
 * before the page is rendered, and stores one page's position under another entry.
 * @returns a function that stops it
 */
export const watchScroll = (): (() => void) => {
  load();
  // The first entry of every visit has the same key. Its stored position is valid only after a reload or a return.
  const [opened] = performance.getEntriesByType('navigation');
  if (opened instanceof PerformanceNavigationTiming && opened.type === 'navigate')
    positions.delete('default');
  history.scrollRestoration = 'manual';
  globalThis.addEventListener('scroll', storePosition, { passive: true });
  globalThis.addEventListener('pagehide', store);
  return () => {
    history.scrollRestoration = 'auto';
    globalThis.removeEventListener('scroll', storePosition);
    globalThis.removeEventListener('pagehide', store);
  };
};

/** Whether an entry was scrolled in this tab before. */
export const hasPosition = (key: string): boolean => positions.has(key);

/** Sets the current history entry. */
export const enterEntry = (key: string): void => {
  current = key;
};

/**
 * Scrolls to the stored position of the current entry, again while the page grows, until the member scrolls, taps or types.
 * @returns a function that cancels it; undefined if there is nothing to wait for
 */
export const returnToPosition = (): (() => void) | undefined => {
  const top = current === undefined ? 0 : (positions.get(current) ?? 0);
  const scroll = (): void => globalThis.scrollTo({ top, behavior: 'instant' });
  if (top > 0) return holdPlace(scroll, patienceMs);
  scroll();
  return undefined;
};
