import { memoryStorage, type KeyValueStorage } from '../session/browser-storage.ts';

/** A storage that lets tests check whether it is empty. */
export const testStorage = (): KeyValueStorage & { readonly size: () => number } => {
  const storage = memoryStorage();
  const keys = new Set<string>();
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => {
      keys.add(key);
      storage.setItem(key, value);
    },
    removeItem: (key) => {
      keys.delete(key);
      storage.removeItem(key);
    },
    size: () => keys.size,
  };
};
