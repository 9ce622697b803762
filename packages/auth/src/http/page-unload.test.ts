import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { envelope, noon, openBrowser } from '../testing/test-browser.ts';

const dead = { token: 'access-1', refreshToken: 'refresh-1', expired: noon - 1 };
const call = { url: '/v1/users/account', method: 'GET' };
const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(['beforeunload', 'pagehide'])(
  'while the visitor leaves the page (%s) the browser cuts off its calls',
  (event) => {
    test('a refresh that is cut off signs nobody out', async () => {
      const { session, transport, told, clock } = openBrowser(cutOff);
      session.signIn(dead);
      page.dispatchEvent(new Event(event));
      await expect(clock.run(transport.request(call))).rejects.toMatchObject({ kind: 'network' });
      expect([session.tokens(), told]).toEqual([dead, []]);
    });
    test('a call that is cut off shows no network error', async () => {
      const { transport, told } = openBrowser(cutOff);
      page.dispatchEvent(new Event(event));
      await expect(transport.request(call)).rejects.toMatchObject({ kind: 'network' });
      expect(told).toEqual([]);
    });
  },
);

test('a page that stays after all (a download, a "no") shows failures again after 3 s', async () => {
  const { transport, told } = openBrowser(cutOff);
  page.dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(3000);
  await expect(transport.request(call)).rejects.toMatchObject({ kind: 'network' });
  expect(told).toEqual(['networkError']);
});

test('a page that comes back from the cache shows failures again', async () => {
  const { transport, told } = openBrowser(() => envelope(24001, null, '', 502));
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pageshow'));
  await expect(transport.request(call)).rejects.toMatchObject({ kind: 'network' });
  expect(told).toEqual(['networkError']);
});
