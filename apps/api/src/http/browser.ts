import { randomBytes } from 'node:crypto';

/** A browser, as the server knows it by a cookie of its own (rule 8.2). */
export interface Browser {
  /** 128 random bits. Store only a blind index of it. */
  readonly id: string;
  /**
   * Whether the browser sent the cookie with this call. False on its first call, whose answer sets the cookie, and on every
   * call of a browser that refuses cookies.
   */
  readonly returned: boolean;
}

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

/** The browser a call came from. Never proof of who calls: the cookie is a credential for nothing (rule 2.14). */
export const browserOf = (call: { readonly origin: { readonly browser: Browser } }): Browser =>
  call.origin.browser;

/** The `Set-Cookie` header that lets a browser keep its id for two years. `secure`: it travels over HTTPS only. */
export const browserCookie = ({ id }: Browser, secure: boolean): string =>
  [
    `${NAME}=${id}`,
    `Max-Age=${TWO_YEARS_SECONDS}`,
    'Path=/api',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
