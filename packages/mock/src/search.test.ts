import { placeOrder, searchSite } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { key, open } from './testing/calling.ts';
import { openMock } from './testing/open-mock.ts';

const linesOf = async (text: string, client: Parameters<typeof searchSite>[1]): Promise<string[]> =>
  (await searchSite({ text }, client)).items.map(({ kind, title }) => `${kind} ${title}`);

test('the search finds what the mock has: tasks, benefits, campaigns, help, orders and coins', async () => {
  const { client } = await open();
  expect(await linesOf('早餐习惯', { client })).toEqual([
    'task 早餐习惯小调查',
    'task 年轻人的早餐习惯：讨论小组',
  ]);
  expect(await linesOf(' 入选 ', { client })).toEqual(['help 为什么有时没入选？']);
  expect(await linesOf('锦鲤', { client })).toEqual(['campaign 锦鲤抽奖']);
  expect(await linesOf('新人', { client })).toEqual(['coins 新人见面礼']);
  await placeOrder('d8Kw4mT6yRqC', { quantity: 1 }, { client, headers: key() });
  expect(await linesOf('话费', { client })).toEqual(
    expect.arrayContaining(['benefit 2 元话费', 'order 2 元话费']),
  );
  expect(await linesOf('没有的词', { client })).toEqual([]);
});

test('a visitor finds nothing of a member, and help at its public address', async () => {
  const { client } = openMock();
  expect(await linesOf('早餐习惯小调查', { client })).toEqual([]);
  const [article] = (await searchSite({ text: '入选' }, { client })).items;
  expect(article?.link).toMatch(/^\/help\//u);
});
