import { runnerLoader } from '../preload-runner.ts';

/** `offline`: waits for the network. `retrying`: the files didn't come although there is a network. */
export type LoadState = 'loading' | 'offline' | 'retrying';

/** How often to look for the network, because its event may never come, and how long to wait after a failure with a network. */
const RETRY_MS = 5000;

/** How often the code may fail with a network before the failure is shown. */
const TRIES = 3;

/** After the network was lost, so many failures mean that only a new page can load the code. */
const TRIES_AFTER_OFFLINE = 2;

/** Waits until the browser has a network. */
const untilOnline = async (everyMs: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (navigator.onLine) resolve();
  };
  globalThis.addEventListener('online', look);
  const timer = setInterval(look, everyMs);
  try {
    await promise;
  } finally {
    globalThis.removeEventListener('online', look);
    clearInterval(timer);
  }
};

const pause = async (ms: number): Promise<void> => await new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads the runner's code again until it is there, while the first picture stays on the screen. A browser never asks again for
 * a module whose request failed halfway. So after the network was lost, the page itself may have to be loaded again.
 */
export const createReachableLoad = (retryMs = RETRY_MS) => {
  let state: LoadState = 'loading';
  let mayReload = false;
  let wasOffline = false;
  const listeners = new Set<() => void>();
  const show = (next: LoadState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** Resolves when the next try is due; rejects when another try would be of no use. */
  const nextTry = async (error: unknown, failures: number): Promise<void> => {
    if (!navigator.onLine) {
      wasOffline = true;
      show('offline');
      await untilOnline(retryMs);
      return;
    }
    if (failures >= TRIES) throw error;
    show('retrying');
    await pause(retryMs);
  };
  const load = async (): ReturnType<typeof runnerLoader.load> => {
    for (let failures = 0; ;) {
      try {
        return await runnerLoader.load();
      } catch (error) {
        if (navigator.onLine) failures += 1;
        if (wasOffline && mayReload && failures >= TRIES_AFTER_OFFLINE) {
          runnerLoader.reload();
          return await new Promise(() => undefined);
        }
        await nextTry(error, failures);
      }
    }
  };
  return {
    load,
    /** Whether the page may be loaded again: only while its answers are stored. */
    allowReload: (isAllowed: boolean): void => {
      mayReload = isAllowed;
    },
    state: (): LoadState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type ReachableLoad = ReturnType<typeof createReachableLoad>;
