import { deviceStorage } from '@yayan/site';
const key = 'yayan-invite';

/** By whose invitation this browser came. */
export interface HeldInvite {
  code: string;
  /** The inviter's masked nickname. */
  nickname: string;
  /** ISO 8601; afterwards it is forgotten. */
  until: string;
}

const isHeld = (value: unknown): value is HeldInvite =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'nickname', 'until'].every(
    (name) => typeof Object.entries(value).find(([own]) => own === name)?.[1] === 'string',
  );

/** Keeps an invitation over reloads and other ways in, until it is used or its time is over. */
export const holdInvite = (invite: HeldInvite): void => {
  // Without storage the page that shows it still has it.
  deviceStorage.write(key, JSON.stringify(invite));
};

/** The invitation that is held, if any. */
export const heldInvite = (now = Date.now()): HeldInvite | undefined => {
  try {
    const held: unknown = JSON.parse(deviceStorage.read(key) ?? 'null');
    return isHeld(held) && Date.parse(held.until) > now ? held : undefined;
  } catch {
    return undefined;
  }
};

/** It has been used. */
export const dropInvite = (): void => deviceStorage.remove(key);
