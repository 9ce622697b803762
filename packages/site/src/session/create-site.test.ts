import type { Session } from '@yayan/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { createSite } from './create-site.ts';

/** Local storage in memory. `Object.keys` must list its entries, as it does in a browser. */
const memoryLocalStorage = (entries: Record<string, string>): Storage => {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void (entries[key] = value),
    clear: () => {
      for (const key of Object.keys(entries)) delete entries[key];
    },
    removeItem: (key: string) => void delete entries[key],
  };
  return new Proxy(entries, {
    get: (_, key) => Reflect.get(methods, key) ?? Reflect.get(entries, key),
  }) as unknown as Storage;
};

afterEach(() => vi.unstubAllGlobals());

test('a logout empties local storage except for the site’s own lasting entries and the device’s look (rule 10.7), after the session is gone', async () => {
  const look = { 'yayan-color-scheme': 'dark', 'yayan-type-scale': '150' };
  const entries: Record<string, string> = {
    makeMoneyStatus: '{"7":"closed"}',
    draft: 'something else',
    ...look,
  };
  vi.stubGlobal('localStorage', memoryLocalStorage(entries));
  const seen: string[][] = [];
  const session = { prefix: '', logout: () => seen.push(Object.keys(entries)) } as unknown as Session;
  const site = createSite({ name: 'member', session, keptAtLogout: () => ['makeMoneyStatus', 'never set'] });
  await site.logout(() => Promise.reject(new Error('offline')));
  expect(seen).toEqual([['makeMoneyStatus', 'draft', ...Object.keys(look)]]);
  expect(entries).toEqual({ makeMoneyStatus: '{"7":"closed"}', ...look });
});
