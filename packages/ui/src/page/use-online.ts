import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  const kinds = ['online', 'offline'];
  for (const kind of kinds) globalThis.addEventListener(kind, listener);
  return () => {
    for (const kind of kinds) globalThis.removeEventListener(kind, listener);
  };
};

/** Whether the device has a network, by the browser's word. The pages that the build draws are for devices that have one. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.navigator.onLine,
    () => true,
  );
