import { expect, test } from 'vitest';
import { createStoreWait } from './store-wait.ts';
import { fakeClock, settled } from './testing/queue-world.ts';

test('a store that hangs is waited for once, and again after it has answered', async () => {
  const clock = fakeClock();
  const rooms: (boolean | undefined)[] = [];
  const store = createStoreWait(clock, () => rooms.push(store.hasRoom()));
  const isOver = async (kept: Promise<boolean>): Promise<() => boolean> => {
    let over = false;
    void store.wait(kept).then(() => {
      over = true;
    });
    await settled();
    return () => over;
  };
  const never = new Promise<boolean>(() => undefined);
  const first = await isOver(never);
  await clock.pass(999);
  expect(first()).toBe(false);
  await clock.pass(1);
  expect([first(), rooms]).toEqual([true, [false]]);
  expect((await isOver(never))()).toBe(true);
  expect((await isOver(Promise.resolve(true)))()).toBe(true);
  expect(rooms).toEqual([false, true]);
  expect((await isOver(never))()).toBe(false);
});
