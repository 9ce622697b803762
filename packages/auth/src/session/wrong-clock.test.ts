import { describe, expect, test } from 'vitest';
import { call, dead, refreshPath } from '../testing/refreshed-session.ts';
import { noon, openBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

describe('a device clock that is wrong (measured by the Date header of answers)', () => {
  const hour = 60 * 60_000;
  /** A server whose clock is `ahead` of the browser's, and which refuses tokens that have expired by its own clock. */
  const openWrong = (ahead: number) => {
    let round = 1;
    const browser: TestBrowser = openBrowser((request) => {
      const now = browser.clock.now() + ahead;
      const headers = { date: new Date(now).toUTCString() };
      const answered = (code: number, data: unknown = null): Response =>
        Response.json({ code, msg: '', data }, { status: code, headers });
      if (request.url.includes(refreshPath)) {
        round += 1;
        const expired = now + 30 * 60_000;
        return answered(200, { token: `access-${round}`, refreshToken: `refresh-${round}`, expired });
      }
      const isOver = (browser.session.tokens()?.expired ?? 0) <= now;
      return isOver ? answered(401) : answered(200, request.headers.get('z-token'));
    });
    browser.session.signIn({ ...dead, expired: noon + ahead + 30 * 60_000 });
    return browser;
  };
  const use = async ({ clock, transport }: TestBrowser): Promise<unknown> =>
    clock.run(transport.request(call));

  test.each([-7, 0, 7])(
    "a page counts down by the server's clock, which is %i minutes ahead",
    async (minutes) => {
      const browser = openWrong(minutes * 60_000);
      expect(browser.transport.serverNow()).toBe(browser.clock.now());
      await use(browser);
      const off = browser.transport.serverNow() - browser.clock.now() - minutes * 60_000;
      expect(Math.abs(off)).toBeLessThanOrEqual(1000);
    },
  );
  test.each([2, 5, 24 * 60])(
    '%i minutes slow: refreshed before the token is over, nobody is signed out',
    async (minutes) => {
      const browser = openWrong(minutes * 60_000);
      expect(await use(browser)).toBe('Bearer access-1');
      browser.clock.advance(29 * 60_000);
      expect(await use(browser)).toBe('Bearer access-2');
      expect([browser.told, browser.sent(refreshPath).length]).toEqual([[], 1]);
    },
  );
  test('slow, and the page was opened after the token was over: one refused call, then a new token', async () => {
    const browser = openWrong(2 * hour);
    browser.clock.advance(31 * 60_000);
    expect(await use(browser)).toBe('Bearer access-2');
    expect([browser.told, browser.sent(refreshPath).length]).toEqual([[], 1]);
  });
  test.each([1, 24])(
    '%i hours fast: refreshed once at the start, and not before every call',
    async (hours) => {
      const browser = openWrong(-hours * hour);
      for (const _ of [1, 2, 3, 4]) expect(await use(browser)).toBe('Bearer access-2');
      expect(browser.sent(refreshPath)).toHaveLength(1);
    },
  );
  test('a header that is wrong by years is not believed', async () => {
    const browser = openBrowser(() =>
      Response.json(
        { code: 200, msg: '', data: null },
        { headers: { date: 'Thu, 01 Jan 2032 00:00:00 GMT' } },
      ),
    );
    browser.session.signIn({ ...dead, expired: noon + 30 * 60_000 });
    for (const _ of [1, 2]) await browser.clock.run(browser.transport.request(call));
    expect(browser.sent(refreshPath)).toHaveLength(0);
  });
});
