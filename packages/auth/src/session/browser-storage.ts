import type { CookieJar } from './cookie.ts';

/** In-memory storage with the interface of `localStorage`. */
export const memoryStorage = (): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
};

/**
 * This page's local storage, or memory where there is none or the browser blocks it
 * (merely touching `localStorage` throws then).
 */
export const browserStorage = (): Storage => {
  if (typeof window === 'undefined') return memoryStorage();
  try {
    return window.localStorage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
};

/** This page's cookies, or memory outside a page. */
export const browserCookies = (): CookieJar => {
  if (typeof document !== 'undefined') return document;
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ');
      const cut = pair.indexOf('=');
      if (attributes.includes('max-age=0')) cookies.delete(pair.slice(0, cut));
      else cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    },
  };
};
