import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { envelope, noon, openBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const url = '/v1/live';
const tokens = { token: 'access-1', refreshToken: 'refresh-1', expired: noon + 30 * 60_000 };

/** A connection that the test writes to, and the `Last-Event-ID` with which it was opened. */
interface Connection {
  readonly lastEventId: string | null;
  readonly write: (text: string) => void;
}

/** A browser whose tabs share a stream, and what each tab received. */
const openTabs = () => {
  const connections: Connection[] = [];
  const browser: TestBrowser = openBrowser((request) => {
    if (!request.url.includes(url)) return envelope(200);
    const pipe = new TransformStream<Uint8Array, Uint8Array>();
    const writer = pipe.writable.getWriter();
    request.signal.addEventListener('abort', () => void writer.abort().catch(() => undefined));
    connections.push({
      lastEventId: request.headers.get('last-event-id'),
      write: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => undefined),
    });
    return new Response(pipe.readable, { headers: { 'content-type': 'text/event-stream' } });
  });
  browser.session.signIn(tokens);
  const openTab = () => {
    const stop = new AbortController();
    const events: string[] = [];
    const states: string[] = [];
    const over = browser.openTab().stream({
      url,
      shared: true,
      signal: stop.signal,
      onEvent: ({ data }) => events.push(data),
      onState: (state) => states.push(state),
    });
    return { events, states, over, stop };
  };
  return { browser, connections, openTab };
};

type Tab = ReturnType<ReturnType<typeof openTabs>['openTab']>;
const open: Tab[] = [];
const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5000, interval: 5 });
const close = async (tab: Tab): Promise<void> => {
  tab.stop.abort();
  await tab.over;
};

beforeEach(() => void open.splice(0));
afterEach(async () => void (await Promise.all(open.map(close))));

describe('one stream for all tabs of a browser', () => {
  test('eight tabs open one connection, and each receives every event', async () => {
    const { connections, openTab } = openTabs();
    const tabs = Array.from({ length: 8 }, openTab);
    open.push(...tabs);
    await until(() => expect(tabs.map(({ states }) => states.at(-1))).toEqual(tabs.map(() => 'open')));
    connections[0]?.write('id: 1\ndata: a\n\nid: 2\ndata: b\n\n');
    await until(() => expect(tabs.map(({ events }) => events)).toEqual(tabs.map(() => ['a', 'b'])));
    expect(connections).toHaveLength(1);
  });

  test('a tab that joins later learns at once that the stream is open', async () => {
    const { openTab } = openTabs();
    const first = openTab();
    open.push(first);
    await until(() => expect(first.states).toEqual(['connecting', 'open']));
    const second = openTab();
    open.push(second);
    await until(() => expect(second.states).toEqual(['connecting', 'open']));
  });

  test('a tab that joins within 30 s of an event refetches, later it does not', async () => {
    const { browser, connections, openTab } = openTabs();
    const first = openTab();
    open.push(first);
    await until(() => expect(first.states.at(-1)).toBe('open'));
    connections[0]?.write('id: 1\ndata: a\n\n');
    await until(() => expect(first.events).toEqual(['a']));
    browser.clock.advance(29_999);
    const soon = openTab();
    open.push(soon);
    await until(() => expect(soon.events).toEqual([expect.stringContaining('"kind":"reset"')]));
    browser.clock.advance(1);
    const late = openTab();
    open.push(late);
    await until(() => expect(late.states.at(-1)).toBe('open'));
    connections[0]?.write('id: 2\ndata: b\n\n');
    await until(() => expect(late.events).toEqual(['b']));
    expect(soon.events.slice(1)).toEqual(['b']);
    expect(first.events).toEqual(['a', 'b']);
  });

  test('when the leading tab closes, another one connects, from the last event on', async () => {
    const { connections, openTab } = openTabs();
    const [first, second, third] = [openTab(), openTab(), openTab()];
    open.push(second, third);
    await until(() => expect(third.states.at(-1)).toBe('open'));
    connections[0]?.write('id: 7\ndata: a\n\n');
    await until(() => expect(third.events).toEqual(['a']));
    await close(first);
    await until(() => expect(connections).toHaveLength(2));
    connections[1]?.write('id: 8\ndata: b\n\n');
    await until(() =>
      expect([second.events, third.events]).toEqual([
        ['a', 'b'],
        ['a', 'b'],
      ]),
    );
    expect(connections[1]?.lastEventId).toBe('7');
    expect(first.states.at(-1)).toBe('closed');
  });

  test('a frozen leading tab is replaced after it left two questions unanswered', async () => {
    const { browser, connections, openTab } = openTabs();
    const thaw = Promise.withResolvers<void>();
    const frozen = navigator.locks
      .request(`${browser.session.prefix}yayan-stream ${url} {}`, () => thaw.promise)
      .catch(() => undefined);
    const tab = openTab();
    open.push(tab);
    for (const _ of [1, 2]) browser.clock.advance(await browser.clock.waiter(15_000));
    await until(() => expect(tab.states).toEqual(['connecting', 'open']));
    expect(connections).toHaveLength(1);
    thaw.resolve();
    await frozen;
  });

  test('signing out ends it in every tab', async () => {
    const { browser, openTab } = openTabs();
    const tabs = [openTab(), openTab()];
    await until(() => expect(tabs.map(({ states }) => states.at(-1))).toEqual(['open', 'open']));
    browser.session.logout();
    await Promise.all(tabs.map(({ over }) => over));
    expect(tabs.map(({ states }) => states.at(-1))).toEqual(['closed', 'closed']);
  });

  test('without Web Locks each tab opens its own connection', async () => {
    vi.stubGlobal('navigator', { locks: undefined });
    const { connections, openTab } = openTabs();
    open.push(openTab(), openTab());
    await until(() => expect(connections).toHaveLength(2));
    vi.unstubAllGlobals();
  });
});
