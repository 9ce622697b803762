import { createHash } from 'node:crypto';
import type { Browser } from '../../src/call/browser.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createBrowserCookies } from '../../src/http/browser-cookie.ts';

/**
 * The browser of a test's device. Each device id has one browser, which has already sent our cookie back (rule 8.2).
 */
export const browserOfDevice = (deviceId: string): Browser => ({
  id: createHash('sha256').update(deviceId).digest('base64url').slice(0, 22),
  returned: true,
});

/** The browser cookie's name and value, as a browser sends it back to the server with this `TOKEN_KEY`. */
export const cookieOf = (browser: Browser, tokenKey: string): string =>
  createBrowserCookies({ token: Buffer.from(tokenKey, 'base64') }, { clock: systemClock, secure: false })
    .write(browser)
    .split(';', 1)[0] ?? '';
