/** Kept for this tab only, or for all tabs of this browser. */
type Place = 'tab' | 'browser';

/** Even touching a blocked storage throws. Without storage the site works, but remembers nothing. */
const storageOf = (place: Place): Storage | undefined => {
  try {
    return place === 'tab' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return undefined;
  }
};

/** The text stored under a name; undefined where there is none, or storage is blocked. */
export const readEntry = (place: Place, name: string): string | undefined =>
  storageOf(place)?.getItem(name) ?? undefined;

/** Stores a text. Returns false where storage is full or blocked. */
export const writeEntry = (place: Place, name: string, text: string): boolean => {
  try {
    const storage = storageOf(place);
    storage?.setItem(name, text);
    return storage !== undefined;
  } catch {
    return false;
  }
};

export const removeEntry = (place: Place, name: string): void => storageOf(place)?.removeItem(name);

/** The names of all stored entries. */
export const entriesOf = (place: Place): string[] => Object.keys(storageOf(place) ?? {});
