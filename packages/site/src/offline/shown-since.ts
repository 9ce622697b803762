import { seenMessage } from './seen-cache.ts';

interface ShownSinceOptions {
  /** The worker of the site, which says when a stored list was read; undefined where the browser has none. */
  container: Pick<ServiceWorkerContainer, 'addEventListener'> | undefined;
  /** Where `online` and `offline` are announced. */
  network: Pick<Window, 'addEventListener'>;
  isOnline: () => boolean;
  now: () => number;
}

/** The time of what a page without a network shows. */
export interface ShownSince {
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The time of the oldest list on screen, in ms since 1970; undefined with a network, and where nothing was stored. */
  readonly at: () => number | undefined;
}

/** Watches for the time of what is on screen: that of stored lists, or the moment at which the network went. */
export const createShownSince = ({ container, network, isOnline, now }: ShownSinceOptions): ShownSince => {
  let at: number | undefined;
  const listeners = new Set<() => void>();
  const set = (next: number | undefined): void => {
    at = next;
    for (const listener of listeners) listener();
  };
  network.addEventListener('offline', () => set(at ?? now()));
  network.addEventListener('online', () => set(undefined));
  container?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message: { type?: unknown; at?: unknown } = Object(data);
    if (message.type !== seenMessage || typeof message.at !== 'number' || isOnline()) return;
    set(Math.min(at ?? message.at, message.at));
  });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    at: () => at,
  };
};
