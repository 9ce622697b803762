import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** Whether the page is scrolled by more than `px`. Asked only while it matters, because asking lays the page out. */
export const useScrolledPast = (px: number, matters: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matters && window.scrollY > px,
    () => false,
  );
