import { afterEach, expect, test, vi } from 'vitest';
import { memberOf } from './member-of.ts';

const withCookies = (cookies: Record<string, string>): void => {
  vi.stubGlobal('self', {
    cookieStore: {
      get: async (name: string) => (name in cookies ? { name, value: cookies[name] } : null),
    },
  });
};

afterEach(() => vi.unstubAllGlobals());

test('nobody is a visitor who is signed in, also while the page doesn’t know yet who it is', async () => {
  withCookies({});
  expect(await memberOf()).toBe('visitor');
  withCookies({ token: 't' });
  expect(await memberOf()).toBeUndefined();
  withCookies({ token: 't', userData: encodeURIComponent(JSON.stringify({ id: 'm1' })) });
  expect(await memberOf()).toBe('m1');
});
