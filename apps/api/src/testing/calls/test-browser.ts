import { createHash } from 'node:crypto';
import { browserCookie, type Browser } from '../../http/browser.ts';

/** The browser of a test's device: one for each device id, known to the server already. */
export const browserOfDevice = (deviceId: string): Browser => ({
  id: createHash('sha256').update(deviceId).digest('base64url').slice(0, 22),
  returned: true,
});

/** A browser as it sends itself back. */
export const cookieOf = (browser: Browser): string => browserCookie(browser, false).split(';', 1)[0] ?? '';
