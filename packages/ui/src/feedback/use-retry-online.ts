import { useEffect, useEffectEvent } from 'react';

/** How long after the network is back a failure still counts as one of the network. */
const SETTLING_MS = 60_000;

/** The entry of the tab's storage that holds when the device was last seen offline. */
const NAME = 'yayan:offline';

/** Does something with the tab's storage, which some browsers refuse. */
const withStorage = (act: (storage: Storage) => void): void => {
  try {
    act(globalThis.sessionStorage);
  } catch {
    // Then only a retry that reloads the whole page forgets that the network was lost.
  }
};

/** Kept across failures, because a retry replaces the failed part, and the retry of a page replaces the page. */
let lastOffline = 0;
withStorage((storage) => {
  lastOffline = Number(storage.getItem(NAME) ?? 0);
});

/** Whether the device is offline or was a moment ago, when the first calls after the network is back may still fail. */
const hasNetworkTrouble = (): boolean => {
  if (!globalThis.navigator.onLine) {
    lastOffline = Date.now();
    withStorage((storage) => storage.setItem(NAME, String(lastOffline)));
  }
  return Date.now() - lastOffline < SETTLING_MS;
};

/** Tries again when the network is back: at the browser's event and by a timer, because the event may come too early or never. */
export const useRetryOnline = (retry: (() => void) | undefined, everyMs: number): void => {
  const tryAgain = useEffectEvent(() => retry?.());
  useEffect(() => {
    hasNetworkTrouble();
    const retryNow = (): void => tryAgain();
    const timer = setInterval(() => {
      if (hasNetworkTrouble() && globalThis.navigator.onLine) tryAgain();
    }, everyMs);
    globalThis.addEventListener('online', retryNow);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', retryNow);
    };
  }, [everyMs]);
};
