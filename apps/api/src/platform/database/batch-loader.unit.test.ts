import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchLoader } from './batch-loader.ts';

/** A store whose queries end when the test ends them. */
const slowStore = () => {
  const queries: { keys: readonly number[]; end: () => void; fail: () => void }[] = [];
  const find = batchLoader<number, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        queries.push({
          keys,
          end: () => resolve(keys.map((key) => `found ${key}`)),
          fail: () => reject(new Error('gone')),
        });
      }),
  );
  return { queries, find, asked: () => queries.map(({ keys }) => keys) };
};

test('what is asked for together is one query, and each call has its own answer', async () => {
  const { queries, find, asked } = slowStore();
  const found = Promise.all([find(1), find(2), find(3)]);
  await turn();
  expect(asked()).toEqual([[1, 2, 3]]);
  queries[0]?.end();
  expect(await found).toEqual(['found 1', 'found 2', 'found 3']);
});

test('while two queries are under way what comes waits for the next one, also behind one that fails', async () => {
  const { queries, find, asked } = slowStore();
  const [one, two] = [find(1), (await turn(), find(2))];
  await turn();
  const rest = [find(3), (await turn(), find(4))];
  await turn();
  expect(asked()).toEqual([[1], [2]]);
  queries[0]?.fail();
  await expect(one).rejects.toThrow('gone');
  await turn();
  expect(asked()).toEqual([[1], [2], [3, 4]]);
  for (const query of queries) query.end();
  expect(await Promise.all([two, ...rest])).toEqual(['found 2', 'found 3', 'found 4']);
});

test('more than a hundred at once are several queries, and none is forgotten', async () => {
  const { queries, find } = slowStore();
  const found = Promise.all(Array.from({ length: 250 }, (_, key) => find(key)));
  for (let round = 0; round < 6; round += 1) {
    await turn();
    for (const query of queries) query.end();
  }
  expect((await found).length).toBe(250);
  expect(queries.map(({ keys }) => keys.length)).toEqual([100, 100, 50]);
});
