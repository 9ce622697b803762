import type { BrowserContext } from '@playwright/test';
import { addresses } from './addresses.ts';
import type { SignedIn } from './member-client.ts';

/** Puts tokens into a browser as signing in there would (spec §9: cookies of 14 days). */
export const keepSession = (
  context: BrowserContext,
  { token, refreshToken, expired }: SignedIn,
  prefix = '',
): Promise<void> => {
  const expires = Math.floor(Date.now() / 1000) + 14 * 24 * 60 * 60;
  const values = { token, refreshToken, expired: String(expired) };
  return context.addCookies(
    Object.entries(values).map(([name, value]) => ({
      name: `${prefix}${name}`,
      value: encodeURIComponent(value),
      url: addresses.member(),
      expires,
      sameSite: 'Lax',
    })),
  );
};
