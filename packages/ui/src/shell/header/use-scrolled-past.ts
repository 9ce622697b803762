import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** Whether the page is scrolled by more than `px`. Only read while `matters` is true, because reading causes a layout. */
export const useScrolledPast = (px: number, matters: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matters && window.scrollY > px,
    () => false,
  );
