import { describe, expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { storageLocks } from './storage-locks.ts';
import type { Locks } from './locks.ts';
import { call, dead, refreshPath } from '../testing/refreshed-session.ts';
import { envelope, noon, openBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const fresh = { token: 'access-2', refreshToken: 'refresh-2', expired: noon + 30 * 60_000 };

/** A server that takes 2 s (of the test's clock) to refresh and then returns the result of `answer`. */
const openSlow = (answer: () => Response, options: { locks?: Locks } = {}): TestBrowser => {
  const browser: TestBrowser = openBrowser(async (request) => {
    if (!request.url.includes(refreshPath)) return envelope(200, request.headers.get('z-token'));
    await browser.clock.wait(2000);
    return answer();
  }, options);
  return browser;
};

const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** Waits until the refresh call has reached the server. */
const refreshing = async ({ clock }: TestBrowser): Promise<void> => {
  clock.advance(await clock.waiter(50));
  await clock.waiter(2000);
};

const endRefresh = async (browser: TestBrowser): Promise<void> => {
  await refreshing(browser);
  browser.clock.advance(2000);
};

describe('when a token is refreshed (rule 2.13)', () => {
  test.each([
    [90_001, 0],
    [90_000, 1],
    [89_999, 1],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-13 * 24 * 60 * 60_000, 1],
  ])('expiry in %i ms: %i refresh', async (left, refreshes) => {
    const { session, transport, sent, clock } = openBrowser((request) =>
      envelope(200, request.url.includes(refreshPath) ? fresh : request.headers.get('z-token')),
    );
    session.signIn({ ...dead, expired: noon + left });
    const token = await clock.run(transport.request(call));
    expect(sent(refreshPath)).toHaveLength(refreshes);
    expect(token).toBe(refreshes ? 'Bearer access-2' : 'Bearer access-1');
  });
  test('without a session there is no refresh', async () => {
    const { transport, sent } = openBrowser(() => envelope(200));
    await transport.request(call);
    expect(sent(refreshPath)).toHaveLength(0);
  });
  test('the refresh call sends the refresh token and no expired access token', async () => {
    const { session, transport, sent, clock } = openBrowser(() => envelope(200, fresh));
    session.signIn(dead);
    await clock.run(transport.request(call));
    const [refresh] = sent(refreshPath);
    expect(await refresh?.json()).toEqual({ refreshToken: 'refresh-1' });
    expect(refresh?.headers.get('z-token')).toBeNull();
    expect(refresh?.headers.get('z-client')).toBe('2');
    expect(session.tokens()).toEqual(fresh);
  });
});

describe('A1 refresh storm, one page: 1,000 calls wait', () => {
  test('exactly one refresh; all 1,000 wait for it and reuse the new token', async () => {
    const browser = openSlow(() => envelope(200, fresh));
    browser.session.signIn(dead);
    const calls = Array.from({ length: 1000 }, () => browser.transport.request(call));
    await refreshing(browser);
    expect(browser.requests).toHaveLength(1);
    browser.clock.advance(2000);
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['Bearer access-2']));
    expect(browser.sent(refreshPath)).toHaveLength(1);
    expect(browser.sent(call.url)).toHaveLength(1000);
    expect(browser.told).toEqual([]);
  });
  test.each([
    ['with 401', () => envelope(401, null, '登录已失效', 401)],
    ['with 401 and no body', () => new Response(null, { status: 401 })],
    ['with another code', () => envelope(20013, null, '账号已停用，请联系我们')],
    ['as malformed', () => envelope(10002, null, '填写内容的格式不正确', 400)],
  ])(
    'when it is refused %s: token cleared, the app told to reload once, nothing sent, no loop',
    async (_, answer) => {
      const browser = openSlow(answer);
      browser.session.signIn(dead);
      const calls = Array.from({ length: 1000 }, () =>
        browser.transport
          .request(call)
          .catch((error: unknown) => (error instanceof ApiError ? error.kind : error)),
      );
      await endRefresh(browser);
      expect(new Set(await Promise.all(calls))).toEqual(new Set(['auth']));
      expect(browser.requests).toHaveLength(1);
      expect(browser.told).toEqual(['reload']);
      expect([browser.session.tokens(), browser.cookies.cookie]).toEqual([undefined, '']);
    },
  );
  test.each<[string, () => Response]>([
    ['finds no network', lost],
    ['meets a server error', () => envelope(503, null, '服务暂时不可用，请稍后再试', 503)],
    ["meets a proxy's error page", () => new Response('<html>', { status: 502 })],
    ["meets a proxy's 403", () => new Response('<html>', { status: 403 })],
    ['meets a captive portal', () => new Response('<html>', { status: 200 })],
    ['comes too often', () => envelope(429, null, '操作太频繁，请稍后再试', 429)],
    ['answers no tokens', () => envelope(200, { token: '' })],
  ])('when it %s: the session stays, nothing is sent, and the failure is shown once', async (_, answer) => {
    const browser = openSlow(answer);
    browser.session.signIn(dead);
    const calls = Array.from({ length: 1000 }, () =>
      browser.transport.request(call).then(
        () => 'answered',
        (error: unknown) => (error instanceof ApiError ? error.kind : error),
      ),
    );
    await endRefresh(browser);
    expect(await Promise.all(calls)).not.toContain('answered');
    expect(await Promise.all(calls)).not.toContain('auth');
    expect(browser.requests).toHaveLength(1);
    expect(browser.told).toHaveLength(1);
    expect(browser.told).not.toContain('reload');
    expect(browser.session.tokens()).toEqual(dead);
  });
  test('after a lost refresh the next call refreshes again, with the same refresh token', async () => {
    const answers = [lost, () => envelope(200, fresh)];
    const browser = openSlow(() => (answers.shift() ?? lost)());
    browser.session.signIn(dead);
    const failed = browser.transport.request(call).catch(() => undefined);
    await endRefresh(browser);
    await failed;
    expect(await browser.clock.run(browser.transport.request(call))).toBe('Bearer access-2');
    expect(await Promise.all(browser.sent(refreshPath).map((request) => request.json()))).toEqual([
      { refreshToken: 'refresh-1' },
      { refreshToken: 'refresh-1' },
    ]);
  });
  test('a lost refresh does no harm while the old token is valid', async () => {
    const browser = openSlow(lost);
    browser.session.signIn({ ...dead, expired: noon + 60_000 });
    expect(await browser.clock.run(browser.transport.request(call))).toBe('Bearer access-1');
    expect(browser.told).toEqual([]);
  });
  test('a quiet call that gets no token shows nothing', async () => {
    const browser = openSlow(lost);
    browser.session.signIn(dead);
    const failed = browser.clock.run(browser.transport.request({ ...call, quiet: true }));
    await expect(failed).rejects.toMatchObject({ kind: 'network', status: 0 });
    expect(browser.told).toEqual([]);
  });
  test('calls after a refused refresh are sent without a token and without another refresh', async () => {
    const browser = openSlow(() => envelope(401, null, '', 401));
    browser.session.signIn(dead);
    const failed = browser.transport.request(call).catch(() => undefined);
    await endRefresh(browser);
    await failed;
    await expect(browser.transport.request(call)).resolves.toBeNull();
    expect(browser.sent(refreshPath)).toHaveLength(1);
  });
  test('a later expiry is refreshed again, once', async () => {
    let round = 1;
    const browser: TestBrowser = openBrowser((request) => {
      if (!request.url.includes(refreshPath)) return envelope(200);
      round += 1;
      const expired = browser.clock.now() + 30 * 60_000;
      return envelope(200, { token: `access-${round}`, refreshToken: `refresh-${round}`, expired });
    });
    browser.session.signIn(dead);
    for (const _ of [1, 2, 3]) {
      await browser.clock.run(Promise.all([1, 2, 3].map(() => browser.transport.request(call))));
      browser.clock.advance(29 * 60_000);
    }
    expect(await Promise.all(browser.sent(refreshPath).map((request) => request.json()))).toEqual([
      { refreshToken: 'refresh-1' },
      { refreshToken: 'refresh-2' },
      { refreshToken: 'refresh-3' },
    ]);
  });
  test('a call aborted while it waits is not sent; the others are', async () => {
    const browser = openSlow(() => envelope(200, fresh));
    browser.session.signIn(dead);
    const stop = new AbortController();
    const aborted = browser.transport
      .request({ ...call, signal: stop.signal })
      .catch((error: unknown) => error);
    const other = browser.transport.request(call);
    await refreshing(browser);
    stop.abort();
    browser.clock.advance(2000);
    expect(await aborted).toBe(stop.signal.reason);
    await other;
    expect(browser.sent(call.url)).toHaveLength(1);
  });
});

describe('someone signs out or in while the refresh runs', () => {
  test('after signing out, the late answer does not sign in again', async () => {
    const browser = openSlow(() => envelope(200, fresh));
    browser.session.signIn(dead);
    const waiting = browser.transport.request(call);
    await refreshing(browser);
    browser.session.logout();
    browser.clock.advance(2000);
    await expect(waiting).resolves.toBeNull();
    expect(browser.session.tokens()).toBeUndefined();
  });
  test.each([
    ['succeeds', () => envelope(200, fresh)],
    ['fails', () => envelope(401, null, '', 401)],
  ])('after signing in again, the new session stays when the old refresh %s', async (_, answer) => {
    const browser = openSlow(answer);
    browser.session.signIn(dead);
    const waiting = browser.transport.request(call);
    await refreshing(browser);
    const other = { ...fresh, token: 'other', refreshToken: 'other-refresh' };
    browser.session.signIn(other);
    browser.clock.advance(2000);
    await expect(waiting).resolves.toBe('Bearer other');
    expect([browser.session.tokens(), browser.told]).toEqual([other, []]);
  });
});

describe.each(['Web Locks', 'a lease in local storage (no navigator.locks)'])(
  'A2 five tabs, one lock: %s',
  (kind) => {
    const openFive = (answer: () => Response) => {
      const browser = openSlow(answer);
      const locks = kind === 'Web Locks' ? undefined : storageLocks(browser.storage, browser.clock);
      const tabs = [1, 2, 3, 4, 5].map(() => browser.openTab(locks ? { locks } : {}));
      return { browser, tabs };
    };
    test('5 x 200 calls: one refresh, nobody signed out', async () => {
      const { browser, tabs } = openFive(() => envelope(200, fresh));
      browser.session.signIn(dead);
      const calls = tabs.flatMap((tab) => Array.from({ length: 200 }, () => tab.request(call)));
      expect(new Set(await browser.clock.run(Promise.all(calls)))).toEqual(new Set(['Bearer access-2']));
      expect(browser.sent(refreshPath)).toHaveLength(1);
      expect(browser.told).toEqual([]);
    });
    test('one refresh fails: no other tab asks again, each page reloads once', async () => {
      const { browser, tabs } = openFive(() => envelope(401, null, '', 401));
      browser.session.signIn(dead);
      const calls = tabs.flatMap((tab) =>
        Array.from({ length: 20 }, () =>
          tab.request(call).catch((error: unknown) => error instanceof ApiError),
        ),
      );
      expect(new Set(await browser.clock.run(Promise.all(calls)))).toEqual(new Set([true]));
      expect(browser.requests).toHaveLength(1);
      expect(browser.told).toEqual(Array.from({ length: 5 }, () => 'reload'));
    });
  },
);

test('A2 a tab that dies with the lease: the others go on when it ends', async () => {
  const browser = openBrowser((request) => envelope(200, request.url.includes(refreshPath) ? fresh : null));
  const tab = browser.openTab({ locks: storageLocks(browser.storage, browser.clock) });
  browser.session.signIn(dead);
  browser.storage.setItem('yayan.yayan-token-refresh', `dead-tab ${noon + 25_000}`);
  const waiting = tab.request(call);
  while (browser.clock.now() < noon + 24_900) browser.clock.advance(await browser.clock.waiter(100));
  expect(browser.sent(refreshPath)).toHaveLength(0);
  await browser.clock.run(waiting);
  expect(browser.sent(refreshPath)).toHaveLength(1);
  expect(browser.storage.getItem('yayan.yayan-token-refresh')).toBeNull();
});
