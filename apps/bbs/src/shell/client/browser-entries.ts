/** Kept for this tab only, or for all tabs of this browser. */
type Place = 'tab' | 'browser';

/** Touching a blocked storage throws. The site works without one: nothing is remembered then. */
const storageOf = (place: Place): Storage | undefined => {
  try {
    return place === 'tab' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return undefined;
  }
};

/** What is kept under a name; undefined where there is nothing, or storage is blocked. */
export const readEntry = (place: Place, name: string): string | undefined =>
  storageOf(place)?.getItem(name) ?? undefined;

/** Keeps a text; false where storage is full or blocked. */
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

/** The names of everything kept. */
export const entriesOf = (place: Place): string[] => Object.keys(storageOf(place) ?? {});
