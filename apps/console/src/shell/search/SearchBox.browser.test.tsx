import { look, looks, prepareLook } from '@yayan/site/look';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { routes } from '../../routes.tsx';
import { SearchBox } from './SearchBox.tsx';
import { searchedActs } from './searched-acts.ts';

const found = {
  '/members': { items: [], nextCursor: null },
  '/tasks': { items: [], nextCursor: null },
  '/search': { items: [{ kind: 'campaign', subject: 'KoiDraw2026a', title: '年终锦鲤', hint: null }] },
} as const;

test('what is typed finds objects of every room, each with its kind', async () => {
  fakeServer(({ path }) => found[path as keyof typeof found]);
  await show(<SearchBox />, { as: { permissions: ['read'] } });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('textbox', { name: '搜索' }).fill('锦鲤');
  await expect.element(page.getByRole('button', { name: '年终锦鲤 活动' })).toBeVisible();
});

test('every act by name leads to a page', () => {
  const astray = searchedActs.filter(({ to }) => matchRoutes(routes, to)?.at(-1)?.route.path === '*');
  expect(astray).toEqual([]);
});

test.each([
  ['规则数字', '修改规则数字'],
  ['法律文本', '更新协议、隐私政策等法律文本'],
  ['客服的数字', '看客服的数字'],
  ['合并', '撤销合并反馈'],
  ['短信预算', '短信预算'],
])('who types %s finds what is done there', async (typed, label) => {
  fakeServer(({ path }) => ({ ...found[path as keyof typeof found], items: [] }));
  await show(<SearchBox />, { as: { permissions: ['read', 'tickets', 'content', 'ruleNumbers'] } });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('textbox', { name: '搜索' }).fill(typed);
  await expect.element(page.getByRole('button', { name: new RegExp(`^${label}`, 'u') })).toBeVisible();
});

describe('14.67 Enter', () => {
  const searching = async (server: Parameters<typeof fakeServer>[0]) => {
    fakeServer(server);
    const { address } = await show(<SearchBox />, { as: { permissions: ['read', 'members.mild'] } });
    await userEvent.keyboard('{Control>}k{/Control}');
    return address;
  };

  test('takes the first result without an arrow', async () => {
    const address = await searching(({ path }) => found[path as keyof typeof found]);
    const box = page.getByRole('textbox', { name: '搜索' });
    await box.fill('锦鲤');
    await expect.element(page.getByRole('button', { name: '年终锦鲤 活动' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/campaigns/KoiDraw2026a');
  });

  test('pressed before the answer is there waits for it', async () => {
    const address = await searching(({ path }) => found[path as keyof typeof found]);
    await page.getByRole('textbox', { name: '搜索' }).fill('锦鲤');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/campaigns/KoiDraw2026a');
  });

  test('takes the act whose name was typed', async () => {
    const address = await searching(({ path }) => found[path as keyof typeof found]);
    await page.getByRole('textbox', { name: '搜索' }).fill('处罚会员');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/members');
  });
});

test.each(looks)('what an operator calls an act finds it: $size, $scheme', async (size) => {
  await prepareLook(size);
  fakeServer(({ path }) => ({ ...found[path as keyof typeof found], items: [] }));
  await show(<SearchBox />, { as: { permissions: ['read', 'members', 'members.mild', 'networks'] } });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('textbox', { name: '搜索' }).fill('封停');
  await expect.element(page.getByRole('button', { name: /^处罚会员/u })).toHaveAttribute('data-selected');
  await expect.element(page.getByRole('button', { name: /^封锁网络/u })).toBeVisible();
  await look('acts by other words');
});
