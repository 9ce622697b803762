import { describe, expect, test } from 'vitest';
import { browserLocks } from './choose-locks.ts';
import { storageLocks } from './storage-locks.ts';
import { noon } from '../testing/test-browser.ts';
import { TestClock } from '../testing/test-clock.ts';
import { testStorage } from '../testing/test-storage.ts';

/** An action that records when it begins and ends, and how many ran at the same time. */
const watch = (clock: TestClock) => {
  let inside = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    inside += 1;
    most = Math.max(most, inside);
    await clock.wait(1000);
    inside -= 1;
  };
  return { work, most: () => most };
};

describe.each(['Web Locks', 'a lease in local storage'])('%s', (kind) => {
  const open = () => {
    const clock = new TestClock(noon);
    const storage = testStorage();
    const make = () => (kind === 'Web Locks' ? browserLocks(storage, clock) : storageLocks(storage, clock));
    return { clock, storage, make };
  };
  test('20 tabs at once run one after the other', async () => {
    const { clock, make } = open();
    const { work, most } = watch(clock);
    await clock.run(Promise.all(Array.from({ length: 20 }, () => make().request('lock', work))));
    expect(most()).toBe(1);
  });
  test('locks of two names are independent', async () => {
    const { clock, make } = open();
    const { work, most } = watch(clock);
    await clock.run(Promise.all(['one', 'two'].map((name) => make().request(name, work))));
    expect(most()).toBe(2);
  });
  test('failed work releases the lock', async () => {
    const { clock, storage, make } = open();
    const failing = make().request('lock', () => Promise.reject(new Error('failed')));
    await expect(clock.run(failing)).rejects.toThrow('failed');
    await expect(clock.run(make().request('lock', async () => 'next'))).resolves.toBe('next');
    expect(storage.size()).toBe(0);
  });
});

test('a storage that refuses writes makes nobody wait', async () => {
  const clock = new TestClock(noon);
  const full = Object.assign(testStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  await expect(storageLocks(full, clock).request('lock', async () => 'done')).resolves.toBe('done');
});

test('an unreadable lease counts as none', async () => {
  const clock = new TestClock(noon);
  const storage = testStorage();
  storage.setItem('lock', 'garbage');
  await expect(clock.run(storageLocks(storage, clock).request('lock', async () => 'done'))).resolves.toBe(
    'done',
  );
});
