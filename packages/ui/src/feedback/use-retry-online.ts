import { useEffect, useEffectEvent } from 'react';

/** How long after the network is back a failure still counts as one of the network. */
const SETTLING_MS = 60_000;

/** When the device was last seen offline. Kept across failures, because a retry replaces the failed part. */
let lastOffline = Number.NEGATIVE_INFINITY;

/** Whether the device is offline or was a moment ago, when the first calls after the network is back may still fail. */
const hasNetworkTrouble = (): boolean => {
  if (!globalThis.navigator.onLine) lastOffline = performance.now();
  return performance.now() - lastOffline < SETTLING_MS;
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
