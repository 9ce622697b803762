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
  try {
    localStorage.setItem(key, JSON.stringify(invite));
  } catch {
    // Without storage the page that shows it still has it.
  }
};

/** The invitation that is held, if any. */
export const heldInvite = (now = Date.now()): HeldInvite | undefined => {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isHeld(held) && Date.parse(held.until) > now ? held : undefined;
  } catch {
    return undefined;
  }
};

/** It has been used. */
export const dropInvite = (): void => localStorage.removeItem(key);
