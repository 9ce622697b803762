import { afterEach, expect, test, vi } from 'vitest';
import { giveWay } from './give-way.ts';

afterEach(() => vi.unstubAllGlobals());

test('in a browser without a scheduler, as Safari, other tasks run in between', async () => {
  vi.stubGlobal('scheduler', undefined);
  const order: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => order.push('tap'));
  port1.start();
  port2.postMessage(null);
  await giveWay();
  order.push('after');
  port1.close();
  expect(order).toEqual(['tap', 'after']);
});

test('with a scheduler, the scheduler decides', async () => {
  const yielding = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: yielding });
  await giveWay();
  expect(yielding).toHaveBeenCalledTimes(1);
});
