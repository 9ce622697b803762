import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage } from '@yayan/site';
import { createUnsentStore } from './unsent-store.ts';
import { createWriteAhead } from './write-ahead.ts';

const hour = 60 * 60 * 1000;
const alice = { memberId: 'alice' };
const bob = { memberId: 'bob' };
let count = 0;

/** A separate browser, with a clock that the test sets. */
const openBrowser = () => {
  count += 1;
  const name = `unsent-test-${count}`;
  const clock = { now: Date.UTC(2026, 10, 21, 4) };
  /** Each tab has its own connection to the same database. */
  const openTab = () =>
    createUnsentStore({ name, now: () => clock.now, ahead: createWriteAhead(deviceStorage) });
  return { clock, openTab };
};

const page = (name: string) => (stored: unknown) => [...(Array.isArray(stored) ? stored : []), name];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a member’s unsent work is still there after a logout and a new sign-in', async () => {
  const { openTab, clock } = openBrowser();
  const first = openTab();
  await first.settle('alice');
  expect(await first.update(alice, 'survey s1', page('habit'))).toBe(true);
  await first.settle(undefined);
  clock.now += 23 * hour;
  const later = openTab();
  await later.settle('alice');
  expect(await later.read(alice, 'survey s1')).toEqual(['habit']);
});

test('another member on the device can’t read it', async () => {
  const { openTab } = openBrowser();
  const tab = openTab();
  await tab.update(alice, 'survey s1', page('habit'));
  await tab.settle('bob');
  expect(await tab.read(bob, 'survey s1')).toBeUndefined();
  expect(await tab.read('visitor', 'survey s1')).toBeUndefined();
});

test('24 hours after the logout it is deleted, even for its member', async () => {
  const { openTab, clock } = openBrowser();
  const tab = openTab();
  await tab.update(alice, 'survey s1', page('habit'));
  await tab.settle(undefined);
  clock.now += 24 * hour;
  expect(await tab.read(alice, 'survey s1')).toBeUndefined();
  await tab.settle('alice');
  clock.now -= 24 * hour;
  expect(await tab.read(alice, 'survey s1')).toBeUndefined();
});

test('it stays as long as its member is signed in', async () => {
  const { openTab, clock } = openBrowser();
  const tab = openTab();
  await tab.update(alice, 'survey s1', page('habit'));
  await tab.settle(undefined);
  await tab.settle('alice');
  clock.now += 90 * 24 * hour;
  await tab.settle('alice');
  expect(await tab.read(alice, 'survey s1')).toEqual(['habit']);
});

test('a visitor’s work is kept for 24 hours after their last answer', async () => {
  const { openTab, clock } = openBrowser();
  const tab = openTab();
  await tab.update('visitor', 'survey key', page('a'));
  clock.now += 23 * hour;
  await tab.update('visitor', 'survey key', page('b'));
  clock.now += 23 * hour;
  await tab.settle('alice');
  expect(await tab.read('visitor', 'survey key')).toEqual(['a', 'b']);
  clock.now += hour;
  expect(await tab.read('visitor', 'survey key')).toBeUndefined();
});

test('two tabs that write at once lose no data', async () => {
  const { openTab } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  const writes = Array.from({ length: 40 }, (_, index) =>
    (index % 2 === 0 ? one : other).update(alice, 'survey s1', page(`p${index}`)),
  );
  expect(new Set(await Promise.all(writes))).toEqual(new Set([true]));
  const pages = await openTab().read(alice, 'survey s1');
  expect(pages).toHaveLength(40);
});

test('sent work is deleted', async () => {
  const { openTab } = openBrowser();
  const tab = openTab();
  await tab.update(alice, 'survey s1', page('habit'));
  await tab.update(alice, 'survey s1', () => undefined);
  expect(await tab.read(alice, 'survey s1')).toBeUndefined();
});

test.each([
  ['has no IndexedDB', () => undefined],
  [
    'refuses it (a private window)',
    () => ({
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  ],
])('a browser that %s keeps it for this page only, and the store says so', async (_, indexedDatabase) => {
  vi.stubGlobal('indexedDB', indexedDatabase());
  const tab = openBrowser().openTab();
  expect(await tab.update(alice, 'survey s1', page('habit'))).toBe(false);
  expect(await tab.read(alice, 'survey s1')).toEqual(['habit']);
  await tab.settle('bob');
  expect(await tab.read(alice, 'survey s1')).toBeUndefined();
});

test('when the browser’s storage is full the store reports it, and keeps older work', async () => {
  const { openTab } = openBrowser();
  const tab = openTab();
  await tab.update(alice, 'survey s1', page('habit'));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await tab.update(alice, 'survey s1', page('more'))).toBe(false);
  expect(await tab.read(alice, 'survey s1')).toEqual(['habit', 'more']);
  put.mockRestore();
  expect(await openTab().read(alice, 'survey s1')).toEqual(['habit']);
  expect(await tab.update(alice, 'survey s1', page('again'))).toBe(true);
  expect(await openTab().read(alice, 'survey s1')).toEqual(['habit', 'more', 'again']);
});

test('a connection that the browser closed in the background is opened again', async () => {
  const tab = openBrowser().openTab();
  await tab.update(alice, 'survey s1', page('habit'));
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('closing', 'InvalidStateError');
  });
  expect(await tab.update(alice, 'survey s1', page('more'))).toBe(true);
  expect(await tab.read(alice, 'survey s1')).toEqual(['habit', 'more']);
});

describe('a page that closes before IndexedDB has answered', () => {
  const append = (stored: unknown, ahead: unknown) => ahead ?? stored;
  const aheadKeys = () => Object.keys(localStorage).filter((name) => name.startsWith('unsent-ahead'));
  /** Makes changes whose transactions never end, as in a page that was closed. */
  const changeAndClose = async (...changes: (() => Promise<boolean>)[]): Promise<void> => {
    // `idb` passes through values that are no requests, so the store waits for this one.
    const get = vi
      .spyOn(IDBObjectStore.prototype, 'get')
      .mockReturnValue(new Promise<never>(() => {}) as never);
    for (const change of changes) void change();
    await expect.poll(() => get.mock.calls.length).toBe(changes.length);
    get.mockRestore();
  };

  test('loses no change', async () => {
    const { openTab } = openBrowser();
    const tab = openTab();
    await tab.update(alice, 'hand-in s1', () => ({ text: '好' }), append);
    await changeAndClose(
      () => tab.update(alice, 'hand-in s1', () => ({ text: '好用' }), append),
      () => tab.update(alice, 'hand-in s1', () => ({ text: '好用！' }), append),
    );
    const later = openTab();
    expect(await later.read(alice, 'hand-in s1', append)).toEqual({ text: '好用！' });
    expect(await later.read(bob, 'hand-in s1', append)).toBeUndefined();
    await later.update(alice, 'hand-in s1', (stored) => stored, append);
    expect(aheadKeys()).toEqual([]);
    expect(await openTab().read(alice, 'hand-in s1', append)).toEqual({ text: '好用！' });
  });

  test('does not bring back what another tab has changed since', async () => {
    const { openTab, clock } = openBrowser();
    const [tab, other] = [openTab(), openTab()];
    await tab.update(alice, 'hand-in s1', () => 'first', append);
    await changeAndClose(() => tab.update(alice, 'hand-in s1', () => 'second', append));
    clock.now += 1000;
    await other.update(alice, 'hand-in s1', () => 'third', append);
    expect(await openTab().read(alice, 'hand-in s1', append)).toBe('third');
  });

  test('does not bring back what it has deleted', async () => {
    const { openTab } = openBrowser();
    const tab = openTab();
    const takeLater = (_stored: unknown, ahead: unknown) => ahead;
    await tab.update(alice, 'hand-in s1', () => 'draft', takeLater);
    await changeAndClose(() => tab.update(alice, 'hand-in s1', () => undefined, takeLater));
    expect(await openTab().read(alice, 'hand-in s1', takeLater)).toBeUndefined();
  });

  test('leaves its change for 24 hours when its member is signed out, and without end else', async () => {
    const { openTab, clock } = openBrowser();
    const tab = openTab();
    await changeAndClose(() => tab.update(alice, 'hand-in s1', () => 'hers', append));
    clock.now += 30 * hour;
    await openTab().settle('alice');
    expect(await openTab().read(alice, 'hand-in s1', append)).toBe('hers');
    await openTab().settle('bob');
    expect(aheadKeys()).toEqual([]);
  });

  test('a confirmed change leaves nothing in local storage', async () => {
    const tab = openBrowser().openTab();
    await tab.update(alice, 'hand-in s1', () => 'kept', append);
    expect(aheadKeys()).toEqual([]);
  });
});
