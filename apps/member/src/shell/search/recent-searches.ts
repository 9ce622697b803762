import { deviceStorage } from '@yayan/site';

const name = 'searches';
const MOST = 8;
const LONGEST = 40;

const isTexts = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((each) => typeof each === 'string');

/** What was searched last in this browser, the latest first. It never leaves the browser, and a sign-out deletes it. */
export const recentSearches = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(name) ?? '[]');
    return isTexts(stored) ? stored.slice(0, MOST) : [];
  } catch {
    return [];
  }
};

/** Puts a search at the head of the list. */
export const rememberSearch = (text: string): void => {
  const searched = text.trim().slice(0, LONGEST);
  if (searched === '') return;
  const others = recentSearches().filter((each) => each !== searched);
  deviceStorage.write(name, JSON.stringify([searched, ...others].slice(0, MOST)));
};

export const forgetSearches = (): void => deviceStorage.remove(name);
