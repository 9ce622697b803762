import { expect, test } from 'vitest';
import { settleAll } from './settle-all.ts';

test('continues with the next items after one fails, and throws its error at the end', async () => {
  const done: number[] = [];
  const sweep = settleAll([1, 2, 3, 4], async (item) => {
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  });
  await expect(sweep).rejects.toMatchObject({
    message: '2 of 4 of a sweep failed',
    errors: [new Error('no 2'), new Error('no 4')],
  });
  expect(done).toEqual([1, 3]);
});

test('resolves when there are no items', async () => {
  await expect(settleAll([], async () => Promise.reject(new Error('never')))).resolves.toBeUndefined();
});

test('stops before the next item when the signal aborts', async () => {
  const stopping = new AbortController();
  const done: number[] = [];
  const sweep = settleAll(
    [1, 2, 3],
    async (item) => {
      done.push(item);
      if (item === 2) stopping.abort(new Error('time is over'));
    },
    stopping.signal,
  );
  await expect(sweep).rejects.toThrow('time is over');
  expect(done).toEqual([1, 2]);
});
