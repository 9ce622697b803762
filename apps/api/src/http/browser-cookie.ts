import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Browser } from '../call/browser.ts';
import type { Clock } from '../platform/clock.ts';
import type { Keys } from '../platform/crypto/keys.ts';

const NAME = 'yayan-browser';
const TWO_YEARS_SECONDS = 2 * 365 * 24 * 3600;
const ID_BYTES = 16;
const MAC_BYTES = 16;
const KEY_ID_CHARACTERS = 4;
const pattern = new RegExp(
  `(?:^|;\\s*)${NAME}=(?<id>[A-Za-z0-9_-]{22})\\.(?<key>[A-Za-z0-9_-]{${KEY_ID_CHARACTERS}})\\.(?<mac>[A-Za-z0-9_-]{22})(?=;|$)`,
  'u',
);

/** Reads and writes the cookie by which the server recognises a browser (rule 8.2). */
export interface BrowserCookies {
  /** Reads the browser from a `Cookie` header; a browser without a cookie that we signed gets a new id. */
  read(cookies: string | undefined): Browser;
  /** The `Set-Cookie` header that lets a browser keep its id for two years. */
  write(browser: Browser): string;
}

const hmac = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

interface CookieKeys {
  /** Signs and verifies. */
  readonly token: Uint8Array;
  /** Keys from before a rotation, which still verify until their time. */
  readonly tokenBefore?: Keys['tokenBefore'];
}

/** Makes the cookies. A cookie names the key that signed it. With `secure` browsers send it over HTTPS only. */
export const createBrowserCookies = (
  { token, tokenBefore = [] }: CookieKeys,
  { clock, secure }: { clock: Clock; secure: boolean },
): BrowserCookies => {
  const idOf = (key: Uint8Array): string =>
    hmac(key, 'browser key').toString('base64url').slice(0, KEY_ID_CHARACTERS);
  const current = { id: idOf(token), key: token };
  const before = new Map(tokenBefore.map((each) => [idOf(each.key), each]));
  const verifierOf = (keyId: string): Uint8Array | undefined => {
    if (keyId === current.id) return token;
    const older = before.get(keyId);
    return older && clock.now() <= older.until ? older.key : undefined;
  };
  const macOf = (key: Uint8Array, id: string): Buffer => hmac(key, `browser\n${id}`).subarray(0, MAC_BYTES);
  const attributes = [
    `Max-Age=${TWO_YEARS_SECONDS}`,
    'Path=/api',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  return {
    read: (cookies) => {
      const { id, key = '', mac = '' } = (cookies === undefined ? null : pattern.exec(cookies))?.groups ?? {};
      const signer = verifierOf(key);
      return id !== undefined && signer && timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(signer, id))
        ? { id, returned: true }
        : { id: randomBytes(ID_BYTES).toString('base64url'), returned: false };
    },
    write: ({ id }) =>
      [`${NAME}=${id}.${current.id}.${macOf(current.key, id).toString('base64url')}`, ...attributes].join(
        '; ',
      ),
  };
};
