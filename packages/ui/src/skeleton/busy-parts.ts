import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1): void => {
  count += by;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How many parts of the page show a skeleton, or will soon. */
export const busyParts = (): number => count;

/** `busyParts`, followed by the component. */
export const useBusyParts = (): number => useSyncExternalStore(subscribe, busyParts, busyParts);

/** Counts a part of the page while it is busy. */
export const useBusyPart = (busy: boolean): void =>
  useEffect(() => {
    if (!busy) return undefined;
    change(1);
    return () => change(-1);
  }, [busy]);
