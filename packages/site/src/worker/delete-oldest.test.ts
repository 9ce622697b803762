import { expect, test } from 'vitest';
import { deleteOldest } from './delete-oldest.ts';

const few = { calls: /^\/tasks\/(?!recommend$)\w+$/u, most: 2 };
const left = async (...paths: string[]): Promise<string[]> => {
  const kept = paths.map((path) => new Request(`https://yayan.test${path}`));
  await deleteOldest(
    {
      keys: async () => [...kept],
      delete: async (request) => kept.splice(kept.indexOf(request as Request), 1).length > 0,
    },
    few,
  );
  return kept.map(({ url }) => url.slice('https://yayan.test'.length));
};

test('of calls with a limit the answers stored last are kept, and all answers of other calls', async () => {
  expect(
    await left('/tasks/a?_member=m1', '/tasks/recommend', '/tasks/b?_member=m1', '/tasks', '/tasks/c'),
  ).toEqual(['/tasks/recommend', '/tasks/b?_member=m1', '/tasks', '/tasks/c']);
});

test('fewer than the limit are all kept', async () => {
  expect(await left('/tasks/a', '/points')).toEqual(['/tasks/a', '/points']);
});
