import { focusOn } from '../place/focus-on.ts';

/** How long content that loads may still bring the element, or move it, ms. */
const SETTLING_MS = 4000;

/** What people do to move the page themselves. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Calls `act` with the element, now or once the page has it. */
const onceFound = (
  find: () => HTMLElement | null,
  signal: AbortSignal,
  act: (element: HTMLElement) => void,
): void => {
  const now = find();
  if (now) return act(now);
  const watch = new MutationObserver(() => {
    const found = find();
    if (!found) return;
    watch.disconnect();
    act(found);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watch.disconnect());
};

/**
 * Puts an element at the top of the view and gives it the focus, also one that loads later. Until the reader does something, it
 * stays there although content above it still loads. The result ends that.
 */
export const landOn = (find: () => HTMLElement | null): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  const timer = setTimeout(() => end.abort(), SETTLING_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const move of moves)
    addEventListener(move, () => end.abort(), { signal, capture: true, passive: true });
  onceFound(find, signal, (element) => {
    focusOn(element);
    const hold = (): void => element.scrollIntoView();
    const sizes = new ResizeObserver(hold);
    sizes.observe(document.body);
    signal.addEventListener('abort', () => sizes.disconnect());
    hold();
  });
  return () => end.abort();
};
