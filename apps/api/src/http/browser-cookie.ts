import { randomBytes } from 'node:crypto';
import type { Browser } from '../call/browser.ts';

const NAME = 'yayan-browser';
const TWO_YEARS_SECONDS = 2 * 365 * 24 * 3600;
const ID_BYTES = 16;
const pattern = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{22})(?=;|$)`, 'u');

/** Reads the browser from a `Cookie` header; a browser without the cookie gets a new id. */
export const readBrowser = (cookies: string | undefined): Browser => {
  const id = cookies === undefined ? undefined : pattern.exec(cookies)?.[1];
  return id === undefined
    ? { id: randomBytes(ID_BYTES).toString('base64url'), returned: false }
    : { id, returned: true };
};

/** The `Set-Cookie` header that lets a browser keep its id for two years. With `secure` it is sent over HTTPS only. */
export const browserCookie = ({ id }: Browser, secure: boolean): string =>
  [
    `${NAME}=${id}`,
    `Max-Age=${TWO_YEARS_SECONDS}`,
    'Path=/api',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
