import { expect, test } from 'vitest';
import { oneByOne } from './settle-all.ts';

test('one that fails holds up none of those behind it, and is not forgotten', async () => {
  const done: number[] = [];
  const sweep = oneByOne([1, 2, 3, 4], async (item) => {
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  });
  await expect(sweep).rejects.toMatchObject({
    message: '2 of 4 of a sweep failed',
    errors: [new Error('no 2'), new Error('no 4')],
  });
  expect(done).toEqual([1, 3]);
});

test('with nothing found, nothing fails', async () => {
  await expect(oneByOne([], async () => Promise.reject(new Error('never')))).resolves.toBeUndefined();
});
