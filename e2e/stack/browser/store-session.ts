import type { BrowserContext, Cookie } from '@playwright/test';
import { addresses } from '../servers/addresses.ts';
import type { SignedIn } from '../servers/member-client.ts';

type SessionCookie = Pick<Cookie, 'name' | 'value' | 'expires' | 'sameSite'> & { url: string };

/** The cookies a site sets after signing in (rule 10.8). */
export const sessionCookies = (
  url: string,
  { token, refreshToken, expired }: SignedIn,
  prefix = '',
): SessionCookie[] => {
  const expires = Math.floor(Date.now() / 1000) + 14 * 24 * 60 * 60;
  const values = { token, refreshToken, expired: String(expired) };
  return Object.entries(values).map(([name, value]) => ({
    name: `${prefix}${name}`,
    value: encodeURIComponent(value),
    url,
    expires,
    sameSite: 'Lax',
  }));
};

/** Stores tokens in a browser as signing in on the member site does. */
export const storeSession = (context: BrowserContext, session: SignedIn, prefix = ''): Promise<void> =>
  context.addCookies(sessionCookies(addresses.member(), session, prefix));

/**
 * Puts tokens into a browser as signing in to a group does: the group becomes the one of pages without a group in their
 * address.
 */
export const storeGroupSession = async (
  context: BrowserContext,
  hash: string,
  session: SignedIn,
): Promise<void> => {
  await storeSession(context, session, `bbs.${hash}.`);
  await context.addInitScript((group) => {
    if (globalThis.location.protocol !== 'about:') localStorage.setItem('bbs.taskHashId', group);
  }, hash);
};
