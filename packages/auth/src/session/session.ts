import { browserCookies, browserStorage, type KeyValueStorage } from './browser-storage.ts';
import { readCookie, removeCookie, writeCookie } from './cookie.ts';
import { randomId } from '../random-id.ts';
import type { Session, SessionOptions } from './session-options.ts';
import { createTokenAnnouncer } from './token-announcer.ts';

export type { CookieJar } from './cookie.ts';
export type { Session, SessionOptions, Tokens } from './session-options.ts';

const remove = (storage: KeyValueStorage, key: string): void => {
  try {
    storage.removeItem(key);
  } catch {
    // A blocked storage has stored nothing.
  }
};

/** Ignores a full or blocked storage, because only the cookies are needed for signing in. */
const write = (storage: KeyValueStorage, key: string, value: string): void => {
  try {
    storage.setItem(key, value);
  } catch {
    remove(storage, key);
  }
};

/**
 * Stores a session in this browser. The cookies token, refreshToken, expired and userData live 14 days, and every tab reads
 * them. Device id, token and expiry are in local storage, whose events notify other tabs of a change. Each name begins with the
 * prefix, and all sessions with the same prefix in a browser are the same one. `createMemorySession` makes a separate one.
 */
export const createSession = (options: SessionOptions = {}): Session => {
  const { prefix = 'yayan.', cookies = browserCookies(), storage = browserStorage() } = options;
  const secure = options.secure ?? globalThis.location?.protocol === 'https:';
  const key = (name: string): string => `${prefix}${name}`;
  const cookie = (name: string): string | undefined => readCookie(cookies, key(name)) || undefined;
  let unstoredDeviceId: string | undefined;
  const { announce, subscribe } = createTokenAnnouncer(key('token'));

  /** A browser may set cookies asynchronously. Reading one waits for that, before this tab releases a lock. */
  const flush = (): void => void cookies.cookie;

  const forget = (): void => {
    for (const name of ['token', 'refreshToken', 'expired', 'userData']) removeCookie(cookies, key(name));
    flush();
    remove(storage, key('token'));
    remove(storage, key('expired'));
  };

  return {
    prefix,
    subscribe,
    token: () => cookie('token'),
    tokens: () => {
      const token = cookie('token');
      if (!token) return undefined;
      return { token, refreshToken: cookie('refreshToken') ?? '', expired: Number(cookie('expired')) || 0 };
    },
    signIn: ({ token, refreshToken, expired }) => {
      if (typeof token !== 'string' || token === '') throw new TypeError('No token');
      writeCookie(cookies, key('refreshToken'), refreshToken, secure);
      writeCookie(cookies, key('expired'), String(expired), secure);
      writeCookie(cookies, key('token'), token, secure);
      flush();
      write(storage, key('expired'), String(expired));
      write(storage, key('token'), token);
      announce();
    },
    userData: () => {
      try {
        return JSON.parse(cookie('userData') ?? '') as unknown;
      } catch {
        return undefined;
      }
    },
    setUserData: (data) => writeCookie(cookies, key('userData'), JSON.stringify(data ?? null), secure),
    deviceId: () => {
      try {
        const stored = storage.getItem(key('deviceId'));
        if (stored) return stored;
        const made = randomId();
        write(storage, key('deviceId'), made);
        return made;
      } catch {
        return (unstoredDeviceId ??= randomId());
      }
    },
    clear: () => {
      forget();
      announce();
    },
    logout: () => {
      forget();
      remove(storage, key('deviceId'));
      announce();
    },
  };
};
