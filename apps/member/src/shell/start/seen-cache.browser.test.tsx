import { deleteSeenLists, memberKey, seenCache } from '@yayan/site/offline';
import { beforeEach, expect, test } from 'vitest';

const owners = async (): Promise<(string | null)[]> => {
  if (!(await caches.has(seenCache))) return [];
  const keys = await (await caches.open(seenCache)).keys();
  return keys.map(({ url }) => new URL(url).searchParams.get(memberKey));
};

beforeEach(async () => {
  await caches.delete(seenCache);
  const cache = await caches.open(seenCache);
  for (const owner of ['one', 'two', 'visitor'])
    await cache.put(`/api/v1/points?${memberKey}=${owner}`, new Response('{}'));
});

test('after a logout nothing is left of what anybody saw', async () => {
  await deleteSeenLists([]);
  expect(await owners()).toEqual([]);
});

test('another member finds nothing of the one before', async () => {
  await deleteSeenLists(['two']);
  expect(await owners()).toEqual(['two']);
});

test('of several groups in one browser, only the lists of those that are left go', async () => {
  await deleteSeenLists(['one', 'two']);
  expect(await owners()).toEqual(['one', 'two']);
});
