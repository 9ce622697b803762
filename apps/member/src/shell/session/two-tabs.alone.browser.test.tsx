import { createSession, type Session, type Transport } from '@yayan/auth';
import { createSite, createSiteClient, useLeaveSignedOut } from '@yayan/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

/** A second page of this origin: it shares the cookies, and its storage events reach this page. */
let frame: HTMLIFrameElement;
let beside: Session;
beforeEach(() => {
  frame = document.createElement('iframe');
  document.body.append(frame);
  const other = frame.contentWindow;
  if (!other) throw new Error('The frame has no page');
  beside = createSession({ storage: other.localStorage, cookies: other.document });
});
afterEach(() => {
  beside.logout();
  frame.remove();
});

const tokensOf = (name: string) => ({ token: name, refreshToken: name, expired: Date.now() + 3_600_000 });

/** Another page signs somebody in as the site does: owner and tokens together. */
const signInBeside = (id: string): void => {
  beside.setUserData({ id });
  beside.signIn(tokensOf(id));
};

const openTab = () => {
  const reload = vi.fn();
  const site = createSite({ name: 'member', session: createSession(), keptAtLogout: () => [], reload });
  const sent: string[] = [];
  const connect = (): Transport => ({
    request: <T,>(call: { url: string }) => {
      sent.push(`${call.url} by ${site.session.token()}`);
      return Promise.resolve(undefined as T);
    },
    stream: () => Promise.resolve(),
    serverNow: Date.now,
  });
  const client = createSiteClient(site, { connect, leave: () => undefined });
  site.owner.watch();
  return { site, client, sent, reload };
};

test('a tab reloads when another member signs in in the next tab, and sends nothing for them', async () => {
  signInBeside('a');
  const { client, sent, reload } = openTab();
  await client.request({ url: '/one', method: 'GET' });
  signInBeside('b');
  void client.request({ url: '/two', method: 'POST' });
  await expect.poll(() => reload.mock.calls.length).toBeGreaterThan(0);
  expect(sent).toEqual(['/one by a']);
});

test('without a call the event of the other tab is enough', async () => {
  signInBeside('a');
  const { reload } = openTab();
  signInBeside('b');
  await expect.poll(() => reload.mock.calls.length).toBeGreaterThan(0);
});

test('a fresh token of the same member changes nothing', async () => {
  signInBeside('a');
  const { site, client, sent, reload } = openTab();
  const heard = vi.fn();
  site.session.subscribe(heard);
  beside.signIn(tokensOf('a, refreshed'));
  await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
  await client.request({ url: '/one', method: 'GET' });
  expect([sent, reload.mock.calls.length]).toEqual([['/one by a, refreshed'], 0]);
});

test('the tab in which somebody else signs in stays: it has dropped what it had loaded', async () => {
  signInBeside('a');
  const { site, client, sent, reload } = openTab();
  site.queryClient.setQueryData(['coins'], 'of a');
  site.signIn(tokensOf('b'), { id: 'b' });
  await client.request({ url: '/one', method: 'GET' });
  expect(site.queryClient.getQueryData(['coins'])).toBeUndefined();
  expect([sent, reload.mock.calls.length]).toEqual([['/one by b'], 0]);
});

test.each([
  ['after', false],
  ['before', true],
])('a sign-out beside the tab is left for, %s the page listens to it', async (_, isLate) => {
  signInBeside('a');
  const { site } = openTab();
  const leave = vi.fn();
  if (isLate) beside.logout();
  await renderHook(() => useLeaveSignedOut(site, leave));
  if (!isLate) beside.logout();
  await expect.poll(() => leave.mock.calls.length).toBe(1);
});

test('a visitor’s page is not left', async () => {
  const { site } = openTab();
  const leave = vi.fn();
  await renderHook(() => useLeaveSignedOut(site, leave));
  expect(leave).not.toHaveBeenCalled();
});
