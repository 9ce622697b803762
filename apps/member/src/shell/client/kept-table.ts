interface Kept<T> {
  readonly value: T;
  /** When it was written, milliseconds since 1970. */
  readonly at: number;
}

/** Values by name that outlive a reload and a logout, shared by all tabs of this browser. */
export interface KeptTable<T> {
  readonly read: (name: string) => Promise<T | undefined>;
  /**
   * Replaces a value by what `next` makes of it, in one transaction: two tabs never both see the old one. Undefined removes
   * it; the same value stays as it was. Answers what is stored now.
   */
  readonly change: (name: string, next: (now: T | undefined) => T | undefined) => Promise<T | undefined>;
}

const table = 'kept';

const answerOf = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

const openDatabase = (name: string): Promise<IDBDatabase> => {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table));
  return answerOf(opening);
};

/**
 * A table in IndexedDB, because a logout clears the local storage. Values older than `keptMs` are gone. A browser that blocks
 * storage keeps them for the life of the page.
 */
export const createKeptTable = <T>(database: string, keptMs: number): KeptTable<T> => {
  const inMemory = new Map<string, Kept<T>>();

  const live = (kept: Kept<T> | undefined): T | undefined =>
    kept !== undefined && Date.now() - kept.at < keptMs ? kept.value : undefined;

  const withStore = async <R>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<R>,
  ): Promise<R> => {
    const opened = await openDatabase(database);
    try {
      return await work(opened.transaction(table, mode).objectStore(table));
    } finally {
      opened.close();
    }
  };

  // Only this table writes into its database, so what lies there is a `Kept<T>`.
  const get = (store: IDBObjectStore, name: string): Promise<Kept<T> | undefined> =>
    answerOf(store.get(name));

  const changeInMemory: KeptTable<T>['change'] = async (name, next) => {
    const value = next(live(inMemory.get(name)));
    if (value === undefined) inMemory.delete(name);
    else inMemory.set(name, { value, at: Date.now() });
    return value;
  };

  return {
    read: async (name) => {
      try {
        return live(await withStore('readonly', (store) => get(store, name)));
      } catch {
        return live(inMemory.get(name));
      }
    },
    change: async (name, next) => {
      try {
        return await withStore('readwrite', async (store) => {
          const now = live(await get(store, name));
          const value = next(now);
          if (value === undefined) await answerOf(store.delete(name));
          else if (value !== now) await answerOf(store.put({ value, at: Date.now() }, name));
          return value;
        });
      } catch {
        return await changeInMemory(name, next);
      }
    },
  };
};
