import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { look, looks, prepareLook } from '@yayan/site/look';
import { deskAnswer, openDesk } from '../../../testing/desk-start.ts';
import { list, showDesk } from '../testing/show-desk.tsx';

beforeEach(() => localStorage.clear());

test('rule 6.63: on a phone the unread answers are one tap away, and again all', async () => {
  await page.viewport(390, 844);
  await openDesk([deskAnswer(1, { unread: true }), deskAnswer(2)]);
  const { search } = await showDesk();
  const button = list().getByRole('button', { name: '只看未读' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  expect(search().get('unread')).toBe('1');
  await button.click();
  await expect.poll(() => search().get('unread')).toBeNull();
});

test('rule 6.63: the button of the drawer says how many of its choices are in force', async () => {
  await page.viewport(390, 844);
  await openDesk([deskAnswer(1)]);
  await showDesk(`/bbs-response?starred=1&q=豆浆&unread=1&section=${deskAnswer(1).sectionId}`);
  await expect.element(list().getByRole('button', { name: '筛选 2' })).toBeVisible();
});

test('beside the filters themselves neither button is shown', async () => {
  await page.viewport(1440, 900);
  await openDesk([deskAnswer(1)]);
  await showDesk();
  await expect.element(list().getByText('1 条', { exact: true })).toBeVisible();
  await expect.element(list().getByRole('button', { name: '只看未读' })).not.toBeInTheDocument();
  await expect.element(list().getByRole('button', { name: /^筛选/u })).not.toBeInTheDocument();
});

for (const size of looks)
  test(`nothing is wrong with the head of a narrowed list: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    await openDesk([deskAnswer(1, { unread: true, starred: true })]);
    await showDesk('/bbs-response?starred=1&unread=1');
    await expect.element(list().getByText('第 1 条', { exact: false })).toBeVisible();
    await look('narrowed');
  });
