import { memberKey, seenCache } from '@yayan/site/offline';
import { beforeEach, expect, test } from 'vitest';
import { readSeenPages } from './seen-pages.ts';

const keep = async (call: string, data: object = {}): Promise<void> => {
  const cache = await caches.open(seenCache);
  await cache.put(`/api${call}`, new Response(JSON.stringify({ code: 200, data })));
};
const one = `${memberKey}=one`;

beforeEach(async () => {
  await caches.delete(seenCache);
});

test('10.26 without a network the lists and tasks that this member has seen are named, the task seen last first', async () => {
  await keep(`/v1/tasks/a1?${one}`, { title: '早餐习惯' });
  await keep(`/v1/tasks/b2?${one}`, { title: '通勤出行' });
  await keep(`/v1/tasks/recommend?limit=3&${one}`);
  await keep(`/v1/tasks?limit=20&${one}`);
  await keep(`/v1/home/check?${one}`);
  expect(await readSeenPages('one')).toEqual([
    { href: '/home', label: '首页' },
    { href: '/task', label: '任务大厅' },
    { href: '/task/detail/b2', label: '通勤出行' },
    { href: '/task/detail/a1', label: '早餐习惯' },
  ]);
});

test('what another member has seen is not named, and neither is a page of which only a part was seen', async () => {
  await keep(`/v1/points?limit=20&${memberKey}=two`);
  await keep(`/v1/points?direction=in&limit=100&${one}`);
  expect(await readSeenPages('one')).toEqual([]);
});
