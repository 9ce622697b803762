/** Texts by name that a browser stores, if it lets this page store anything. */
export interface EntryStorage {
  readonly read: (name: string) => string | undefined;
  /** Returns whether the browser stored it. */
  readonly write: (name: string, text: string) => boolean;
  readonly remove: (name: string) => void;
  readonly names: () => string[];
  /** Removes all other entries at once, so that other tabs get one notification. */
  readonly emptyExcept: (names: readonly string[]) => void;
}

/**
 * Web Storage that never throws. A browser that blocks storage throws as soon as a page reads it, and a full one throws on a
 * write; neither may break a public page.
 */
const guard = (open: () => Storage): EntryStorage => {
  const tryTo = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => tryTo((storage) => storage.getItem(name) ?? undefined, undefined),
    write: (name, text) =>
      tryTo((storage) => {
        storage.setItem(name, text);
        return true;
      }, false),
    remove: (name) => tryTo((storage) => storage.removeItem(name), undefined),
    names: () => tryTo((storage) => Object.keys(storage), []),
    emptyExcept: (names) =>
      tryTo((storage) => {
        const kept = names.map((name) => [name, storage.getItem(name)] as const);
        storage.clear();
        for (const [name, text] of kept) if (text !== null) storage.setItem(name, text);
      }, undefined),
  };
};

/** Stored on this device until the member logs out. */
export const deviceStorage = guard(() => globalThis.localStorage);

/** Stored for this tab. */
export const tabStorage = guard(() => globalThis.sessionStorage);
