import { browserLaunch } from '@yayan/tools/browser';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTabServer } from '../testing/tab-server.ts';
import type { TabServer } from '../testing/tab-server.ts';
import type { Tab } from '../testing/tab-page/tab.ts';

declare global {
  interface Window {
    readonly tab: Tab;
  }
}

/** Background pages aren't painted, so waiting must not depend on animation frames. */
const polling = { polling: 20 };

let server: TabServer;
let browser: Browser;
let context: BrowserContext;
let violations: string[];

beforeAll(async () => {
  server = await startTabServer();
  browser = await chromium.launch(await browserLaunch());
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  server.forget();
  violations = [];
  context = await browser.newContext();
});
afterEach(async () => {
  await context.close();
  expect(violations).toEqual([]);
});

const openTab = async (): Promise<Page> => {
  const page = await context.newPage();
  page.on('pageerror', (error) => violations.push(error.message));
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  page.setDefaultTimeout(30_000);
  await page.goto(server.address);
  await page.waitForFunction(() => 'tab' in window, null, polling);
  return page;
};

const signIn = (page: Page, expired: number): Promise<void> =>
  page.evaluate(
    (at) => window.tab.session.signIn({ token: 'access-1', refreshToken: 'refresh-1', expired: at }),
    expired,
  );
const start = (page: Page, count: number): Promise<void> => page.evaluate((n) => window.tab.start(n), count);
const answers = (page: Page): Promise<string[]> => page.evaluate(() => window.tab.answers());
const told = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.tab.told);
const token = (page: Page): Promise<string | undefined> => page.evaluate(() => window.tab.session.token());
/** Resolves when this page waits for the lock that another page holds. */
const waitsForLock = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    async () => ((await navigator.locks.query()).pending ?? []).length === 1,
    null,
    polling,
  );
const refreshesAsked = (count: number): Promise<void> =>
  vi.waitFor(() => expect(server.refreshes).toHaveLength(count), { timeout: 30_000, interval: 10 });
const accountCalls = (): number => server.paths.filter((path) => path.endsWith('/v1/users/account')).length;

describe('A2 refresh in real tabs of one Chromium', () => {
  test('two tabs, 200 calls each: one refresh serves both', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await signIn(first, Date.now() - 1);
    await start(first, 200);
    await refreshesAsked(1);
    await start(second, 200);
    await waitsForLock(second);
    expect(accountCalls()).toBe(0);
    server.refreshes[0]?.();
    expect([await answers(first), await answers(second)]).toEqual([['Bearer access-2'], ['Bearer access-2']]);
    expect([server.refreshes.length, accountCalls()]).toEqual([1, 400]);
    expect([await told(first), await told(second)]).toEqual([[], []]);
  });

  test('when the tab with the lock closes during a refresh, another continues and nobody is signed out', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await signIn(first, Date.now() - 1);
    await start(first, 10);
    await refreshesAsked(1);
    await start(second, 10);
    await waitsForLock(second);
    await first.close();
    await refreshesAsked(2);
    server.refreshes[1]?.();
    expect(await answers(second)).toEqual(['Bearer access-2']);
    expect([await token(second), await told(second)]).toEqual(['access-2', []]);
  });

  test('when the tab with the lock navigates during a refresh, nobody is signed out', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await signIn(first, Date.now() - 1);
    await start(first, 10);
    await refreshesAsked(1);
    await start(second, 10);
    await waitsForLock(second);
    await first.reload();
    await refreshesAsked(2);
    server.refreshes[1]?.();
    expect(await answers(second)).toEqual(['Bearer access-2']);
    expect([await token(first), await told(second)]).toEqual(['access-2', []]);
  });

  test('five tabs without navigator.locks, 200 calls each: one refresh', async () => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
    );
    const tabs: Page[] = [];
    for (let count = 0; count < 5; count += 1) tabs.push(await openTab());
    const [first] = tabs;
    if (first) await signIn(first, Date.now() - 1);
    await Promise.all(tabs.map((tab) => start(tab, 200)));
    await refreshesAsked(1);
    server.refreshes[0]?.();
    expect(await Promise.all(tabs.map(answers))).toEqual(tabs.map(() => ['Bearer access-2']));
    expect([server.refreshes.length, accountCalls()]).toEqual([1, 1000]);
    expect(await Promise.all(tabs.map(told))).toEqual(tabs.map(() => []));
  });

  test('signing out in one tab reaches the other and ends its stream', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await signIn(first, Date.now() + 30 * 60_000);
    await second.evaluate(() => window.tab.listen());
    await second.waitForFunction(() => window.tab.events.length === 2, null, polling);
    await first.evaluate(() => window.tab.session.logout());
    await second.waitForFunction(() => window.tab.states.at(-1) === 'closed', null, polling);
    expect(await token(second)).toBeUndefined();
  });
});

test('eight tabs over HTTP/1.1 share one stream: every tab gets events, and calls get through', async () => {
  const tabs: Page[] = [];
  for (let count = 0; count < 8; count += 1) tabs.push(await openTab());
  const [first] = tabs;
  if (first) await signIn(first, Date.now() + 30 * 60_000);
  for (const tab of tabs) {
    await tab.evaluate(() => window.tab.listenTogether());
    await tab.waitForFunction(() => window.tab.states.at(-1) === 'open', null, polling);
  }
  server.live[0]?.write('id: 1\ndata: a\n\n');
  for (const tab of tabs) {
    await tab.waitForFunction(() => window.tab.events.length === 1, null, polling);
    await start(tab, 1);
    expect(await answers(tab)).toEqual(['Bearer access-1']);
  }
  expect(server.live).toHaveLength(1);
  await first?.close();
  await vi.waitFor(() => expect(server.live).toHaveLength(2), { timeout: 10_000 });
  server.live[1]?.write('id: 2\ndata: b\n\n');
  for (const tab of tabs.slice(1))
    await tab.waitForFunction(() => window.tab.events.at(-1) === '2:b', null, polling);
});

test('a stream that breaks off continues after its last event, with the token', async () => {
  const page = await openTab();
  await signIn(page, Date.now() + 30 * 60_000);
  await page.evaluate(() => window.tab.listen());
  await page.waitForFunction(() => window.tab.events.length === 2, null, polling);
  expect(await page.evaluate(() => window.tab.events)).toEqual(['1:Bearer access-1', '2:Bearer access-1']);
  expect(server.streams).toEqual([undefined, '1']);
});

test('cookies token, refreshToken, expired and userData live 14 days (rule 10.8)', async () => {
  const page = await openTab();
  await signIn(page, Date.now() + 30 * 60_000);
  await page.evaluate(() => window.tab.session.setUserData({ nickname: '小芽' }));
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).toSorted()).toEqual([
    'expired',
    'refreshToken',
    'token',
    'userData',
  ]);
  for (const { expires, path, sameSite } of cookies) {
    expect(Math.round((expires - Date.now() / 1000) / 60)).toBe(14 * 24 * 60);
    expect([path, sameSite]).toEqual(['/', 'Lax']);
  }
  expect(await page.evaluate(() => window.tab.session.userData())).toEqual({ nickname: '小芽' });
});

test('the code that encrypts is loaded with the first field, also under Trusted Types; with WebCrypto, jsencrypt is not loaded', async () => {
  const page = await openTab();
  const scripts = (): number => server.paths.filter((path) => path.endsWith('.js')).length;
  expect(scripts()).toBe(1);
  const sealed = await page.evaluate(() => window.tab.encryptField('密码Aa1!'));
  expect(scripts()).toBeGreaterThan(1);
  expect(server.paths.filter((path) => path.includes('jsencrypt'))).toEqual([]);
  expect(await server.key.open(sealed)).toMatchObject({ value: '密码Aa1!' });
});
