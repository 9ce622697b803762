import type { WatchPage } from './hold-place.ts';

/**
 * For a place that may still have to appear: watches the parts of the page, which come and go, and its size. A dialog counts
 * too, because it keeps the focus until it closes.
 */
export const watchParts: WatchPage = (changed) => {
  const parts = new MutationObserver(changed);
  parts.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(changed);
  sizes.observe(document.body);
  return () => {
    parts.disconnect();
    sizes.disconnect();
  };
};
