import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { deskAnswer, openDesk } from '../../../testing/desk-start.ts';
import { opened, showDesk } from '../testing/show-desk.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(390, 844);
});

const box = (one: Locator): DOMRect => one.element().getBoundingClientRect();

test('an answer is deleted from a menu and after a reason, not by a slip beside its star', async () => {
  const { mock } = await openDesk([deskAnswer(1), deskAnswer(2)]);
  await showDesk(`/bbs-response?open=${deskAnswer(2).id}`);
  await expect.element(opened().getByText('第 2 条', { exact: false })).toBeVisible();
  await expect.element(opened().getByRole('button', { name: '删除' })).not.toBeInTheDocument();
  await opened().getByRole('button', { name: '这条回答的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('原因').fill('内容重复');
  expect(mock.received('deleteResponses')).toEqual([]);
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect.poll(() => mock.received('deleteResponses').length).toBe(1);
});

test('the buttons above an open answer stand in one row', async () => {
  await openDesk([deskAnswer(1)]);
  await showDesk(`/bbs-response?open=${deskAnswer(1).id}`);
  const last = opened().getByRole('button', { name: '这条回答的更多操作' });
  await expect.element(last).toBeVisible();
  const first = box(opened().getByRole('button', { name: '返回列表' }));
  expect(Math.abs(box(last).top - first.top)).toBeLessThan(first.height / 2);
  expect(box(last).right).toBeLessThanOrEqual(390);
});

for (const size of looks)
  test(`nothing is wrong with the menu of an answer: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    await openDesk([deskAnswer(1)]);
    await showDesk(`/bbs-response?open=${deskAnswer(1).id}`);
    await opened().getByRole('button', { name: '这条回答的更多操作' }).click();
    await expect.element(page.getByRole('menuitem', { name: '删除' })).toBeVisible();
    await look('menu');
  });
