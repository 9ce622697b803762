import { deviceStorage } from '@yayan/site';
const key = 'yayan-invite';

/** The invitation by which this browser's visitor came. */
export interface HeldInvite {
  code: string;
  /** ISO 8601 time at which it expires. */
  until: string;
}

const isHeld = (value: unknown): value is HeldInvite =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'until'].every(
    (name) => typeof Object.entries(value).find(([own]) => own === name)?.[1] === 'string',
  );

/** Stores an invitation until it is used or expires. It survives reloads and works with every way of signing in. */
export const holdInvite = (invite: HeldInvite): void => {
  // Without storage only the page that shows the invitation has it.
  deviceStorage.write(key, JSON.stringify(invite));
};

/** The stored invitation, if any. */
export const heldInvite = (now = Date.now()): HeldInvite | undefined => {
  try {
    const held: unknown = JSON.parse(deviceStorage.read(key) ?? 'null');
    return isHeld(held) && Date.parse(held.until) > now ? held : undefined;
  } catch {
    return undefined;
  }
};

/** Removes the invitation after it was used. */
export const dropInvite = (): void => deviceStorage.remove(key);
