import { createHash, randomBytes } from 'node:crypto';
import { cookieOf } from '@yayan/api/testing/test-browser';

/** The measured server's key, which signs the cookies of its browsers. */
export const TOKEN_KEY = randomBytes(32).toString('base64');

/** The server's cookie for a browser of this name, as that browser sends it back. */
export const browserCookie = (name: string): string =>
  cookieOf(
    { id: createHash('sha256').update(name).digest('base64url').slice(0, 22), returned: true },
    TOKEN_KEY,
  );

/** An address for a person of this name, in a network of their own. */
export const addressOf = (name: string): string =>
  `10.${[...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')}`;
