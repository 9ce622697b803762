import { expect, test } from 'vitest';
import { createShownSince } from './shown-since.ts';

const openPage = (isOnline: boolean) => {
  const container = new EventTarget();
  const network = new EventTarget();
  const page = { isOnline, now: 1000 };
  const shown = createShownSince({
    container,
    network,
    isOnline: () => page.isOnline,
    now: () => page.now,
  });
  const heard: (number | undefined)[] = [];
  shown.subscribe(() => heard.push(shown.at()));
  return {
    heard,
    shown,
    say: (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data })),
    turn: (to: 'online' | 'offline') => {
      page.isOnline = to === 'online';
      network.dispatchEvent(new Event(to));
    },
  };
};

test('a page that opens without a network shows the time of the oldest stored list', () => {
  const page = openPage(false);
  for (const at of [500, 300, 400]) page.say({ type: 'SEEN', at });
  expect(page.heard).toEqual([500, 300, 300]);
});

test('a page whose network goes shows what it had at that moment, until the network is back', () => {
  const page = openPage(true);
  page.turn('offline');
  page.turn('online');
  expect(page.heard).toEqual([1000, undefined]);
});

test('a list that came from the store because the network is slow is no sign that it is gone', () => {
  const page = openPage(true);
  page.say({ type: 'SEEN', at: 500 });
  expect(page.shown.at()).toBeUndefined();
});

test('other messages of the worker are not for it', () => {
  const page = openPage(false);
  for (const data of [undefined, 'SEEN', { type: 'OTHER', at: 1 }, { type: 'SEEN', at: '1' }]) page.say(data);
  expect(page.heard).toEqual([]);
});
