import { deviceStorage } from '@yayan/site';
const key = 'yayan-invite';

/** The invitation by which this browser's visitor came. */
export interface StoredInvite {
  code: string;
  /** ISO 8601 time at which it expires. */
  until: string;
}

const isStoredInvite = (value: unknown): value is StoredInvite =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'until'].every(
    (name) => typeof Object.entries(value).find(([own]) => own === name)?.[1] === 'string',
  );

/** Stores an invitation until it is used or expires. It survives reloads and works with every way of signing in. */
export const storeInvite = (invite: StoredInvite): void => {
  // Without storage only the page that shows the invitation has it.
  deviceStorage.write(key, JSON.stringify(invite));
};

/** The stored invitation, if any. */
export const storedInvite = (now = Date.now()): StoredInvite | undefined => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(key) ?? 'null');
    return isStoredInvite(stored) && Date.parse(stored.until) > now ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Removes the invitation after it was used. */
export const dropInvite = (): void => deviceStorage.remove(key);
