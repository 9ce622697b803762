import { createHash } from 'node:crypto';
import type { Browser } from '../../src/call/browser.ts';
import { browserCookie } from '../../src/http/browser-cookie.ts';

/**
 * The browser of a test's device. Each device id has one browser, which has already sent our cookie back (rule 8.2).
 */
export const browserOfDevice = (deviceId: string): Browser => ({
  id: createHash('sha256').update(deviceId).digest('base64url').slice(0, 22),
  returned: true,
});

/** The browser cookie's name and value, as a browser sends it back. */
export const cookieOf = (browser: Browser): string => browserCookie(browser, false).split(';', 1)[0] ?? '';
