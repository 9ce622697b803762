import type { CookieJar } from './cookie.ts';

/** The storage of data that other tabs see: the used part of `localStorage`. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Storage in memory. */
export const memoryStorage = (): KeyValueStorage => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};

/**
 * This page's local storage, or memory where there is no page or the browser blocks it: then even reading `window` or
 * `localStorage` throws.
 */
export const browserStorage = (): KeyValueStorage => {
  try {
    return window.localStorage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
};

/** Cookies in memory. */
export const memoryCookies = (): CookieJar => {
  const cookies = new Map<string, string>();
  // A cache: it is read before every call, and written when a token changes.
  let written = '';
  return {
    get cookie() {
      return written;
    },
    set cookie(line: string) {
      // Names and values are encoded, and only a removed cookie has no value.
      const [name = '', value] = line.split(/[=;]/);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
      written = [...cookies].map((cookie) => cookie.join('=')).join('; ');
    },
  };
};

/** This page's cookies, or memory outside a page. */
export const browserCookies = (): CookieJar => (typeof document === 'undefined' ? memoryCookies() : document);
