/** A storage of the browser. */
export type BrowserStore = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches';

/** How a storage fails: it refuses every use, has no room for anything new, or never answers. */
export type StorageFault = 'refuses' | 'is full' | 'hangs';

/** The faults that each storage can have. Web Storage answers at once or not at all. */
export const storageFaults: readonly (readonly [BrowserStore, StorageFault])[] = [
  ['localStorage', 'refuses'],
  ['localStorage', 'is full'],
  ['sessionStorage', 'refuses'],
  ['sessionStorage', 'is full'],
  ['indexedDB', 'refuses'],
  ['indexedDB', 'is full'],
  ['indexedDB', 'hangs'],
  ['caches', 'refuses'],
  ['caches', 'is full'],
  ['caches', 'hangs'],
];

const refuse = (): never => {
  throw new DOMException('Access is denied', 'SecurityError');
};
const full = (): never => {
  throw new DOMException('No space is left', 'QuotaExceededError');
};
const never = new Promise<never>(() => {});
/** Neither answers nor fails; `idb` passes on values that are no requests. */
const hang = (): Promise<never> => Object.assign(never, { addEventListener: () => undefined });

/** Replaces a property. Returns a function that puts it back. */
const replace = (owner: object, name: string, property: PropertyDescriptor): (() => void) => {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...property });
  return () => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  };
};

const breakWebStorage = (name: 'localStorage' | 'sessionStorage', fault: StorageFault): (() => void) => {
  if (fault === 'refuses') return replace(globalThis, name, { get: refuse });
  const broken = globalThis[name];
  const write = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem');
  const setItem = write?.value as (this: Storage, key: string, value: string) => void; // Of every browser.
  return replace(Storage.prototype, 'setItem', {
    writable: true,
    value(this: Storage, key: string, value: string) {
      if (this === broken) full();
      setItem.call(this, key, value);
    },
  });
};

const breakIndexedDb = (fault: StorageFault): (() => void) => {
  if (fault === 'is full') return replace(IDBObjectStore.prototype, 'put', { writable: true, value: full });
  const fail = fault === 'hangs' ? hang : refuse;
  const undo = [
    replace(IDBFactory.prototype, 'open', { writable: true, value: fail }),
    // A connection that is open already.
    replace(IDBDatabase.prototype, 'transaction', {
      writable: true,
      value:
        fault === 'refuses'
          ? refuse
          : () => ({
              done: never,
              store: { get: hang, put: hang, delete: hang },
              objectStore: () => ({ get: hang }),
            }),
    }),
  ];
  return () => {
    for (const back of undo) back();
  };
};

const breakCaches = (fault: StorageFault): (() => void) => {
  if (fault === 'is full')
    return replace(Cache.prototype, 'put', {
      writable: true,
      value: async () => await Promise.reject(new DOMException('No space is left', 'QuotaExceededError')),
    });
  const answer =
    fault === 'hangs'
      ? () => never
      : async () => await Promise.reject(new DOMException('Access is denied', 'SecurityError'));
  const undo = ['has', 'open', 'delete', 'keys', 'match'].map((name) =>
    replace(CacheStorage.prototype, name, { writable: true, value: answer }),
  );
  return () => {
    for (const back of undo) back();
  };
};

/** Breaks one storage of this browser. Returns a function that mends it. */
export const breakStorage = (store: BrowserStore, fault: StorageFault): (() => void) => {
  if (store === 'indexedDB') return breakIndexedDb(fault);
  if (store === 'caches') return breakCaches(fault);
  return breakWebStorage(store, fault);
};
