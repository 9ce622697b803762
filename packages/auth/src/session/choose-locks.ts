import type { KeyValueStorage } from './browser-storage.ts';
import type { Clock } from '../clock.ts';
import type { Locks } from './locks.ts';

/** Web Locks if the browser has them, else a lease in local storage. */
export const browserLocks = (storage: KeyValueStorage, clock: Clock): Locks => {
  const locks = globalThis.navigator?.locks;
  if (locks) return { request: (name, work) => locks.request(name, work) };
  return {
    request: async (name, work) => {
      const { storageLocks } = await import('./storage-locks.ts');
      return storageLocks(storage, clock).request(name, work);
    },
  };
};

const turns = new WeakMap<object, Promise<unknown>>();

/**
 * Locks for a process without tabs. A session is in memory there, so only its own clients wait for each other: refreshing one
 * member never delays another.
 */
export const processLocks = (session: object): Locks => ({
  request: (_, work) => {
    const turn = (turns.get(session) ?? Promise.resolve()).then(work);
    turns.set(
      session,
      turn.catch(() => undefined),
    );
    return turn;
  },
});
