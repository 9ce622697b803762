/** How long content that loads above may move the element, ms. */
const SETTLING_MS = 4000;

/** What people do to move the page themselves. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Puts an element at the top of the view and gives it the focus. Until the reader does something, it stays there although
 * content above it still loads. The result ends that.
 */
export const landOn = (element: HTMLElement): (() => void) => {
  const isFocusable = element.hasAttribute('tabindex');
  if (!isFocusable) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  const hold = (): void => element.scrollIntoView();
  const sizes = new ResizeObserver(hold);
  sizes.observe(document.body);
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), SETTLING_MS);
  end.signal.addEventListener('abort', () => {
    sizes.disconnect();
    clearTimeout(timer);
  });
  for (const move of moves)
    addEventListener(move, () => end.abort(), { signal: end.signal, capture: true, passive: true });
  hold();
  return () => end.abort();
};
