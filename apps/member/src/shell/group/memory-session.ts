import { createSession, type Session } from '@yayan/auth';

const memoryStorage = (): Storage => {
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

/** A session that lives as long as the page. */
export const memorySession = (prefix: string): Session => {
  const cookies = new Map<string, string>();
  return createSession({
    prefix,
    storage: memoryStorage(),
    cookies: {
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(line: string) {
        const [pair = '', ...attributes] = line.split('; ');
        const cut = pair.indexOf('=');
        if (attributes.includes('max-age=0')) cookies.delete(pair.slice(0, cut));
        else cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
      },
    },
  });
};
