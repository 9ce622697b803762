import { type Answering, type AnsweringOptions, createAnswering } from './create-answering.ts';

const online = {
  isOnline: () => navigator.onLine,
  subscribe: (listener: () => void) => {
    globalThis.addEventListener('online', listener);
    return () => globalThis.removeEventListener('online', listener);
  },
};

const clock = {
  setTimeout: (run: () => void, ms: number) => globalThis.setTimeout(run, ms),
  clearTimeout: (handle: unknown) => globalThis.clearTimeout(Number(handle)),
};

type StoreOptions = Omit<AnsweringOptions, 'storage' | 'clock' | 'online'>;

/**
 * Answering as something React can subscribe to: open while a component shows it, closed when it goes. Pages of an
 * earlier visit that still wait go out as soon as it opens.
 */
export const createAnsweringStore = (options: StoreOptions) => {
  let answering: Answering | undefined;
  return {
    /** For one subscriber. */
    subscribe: () => {
      const opened = createAnswering({ ...options, storage: localStorage, clock, online });
      answering = opened;
      return () => opened.queue.close();
    },
    current: () => answering,
  };
};
