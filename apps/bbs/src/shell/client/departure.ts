import { tabStorage } from '@yayan/site';

/** That somebody left a group in this tab, for the page that says so. */
export interface Departure {
  /** The group's name. */
  name: string;
  /** What they finished, and what comes of it. */
  text: string;
}

const entryOf = (hash: string): string => `bbs.left.${hash}`;

const isDeparture = (value: unknown): value is Departure =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** Stores it before the session ends, because then every page of the group is replaced by its sign-in page. */
export const storeDeparture = (hash: string, departure: Departure): void =>
  void tabStorage.write(entryOf(hash), JSON.stringify(departure));

/** The departure from this group in this tab, if any. */
export const readDeparture = (hash: string): Departure | undefined => {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(entryOf(hash)) ?? 'null');
    return isDeparture(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Deletes it: somebody enters the group, or wants to. */
export const dropDeparture = (hash: string): void => tabStorage.remove(entryOf(hash));
