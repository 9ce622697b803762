import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeDesk } from '../../testing/fake-desk.ts';
import { answers, list, opened, showDesk } from './testing/show-desk.tsx';

test('rule 6.48: a follow-up is kept, fills the field of another answer, and is removed', async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
  const desk = new FakeDesk(answers(2));
  await showDesk(desk);
  await list().getByText('第 1 条', { exact: false }).click();
  const field = opened().getByRole('textbox', { name: /^追问/u });
  await field.fill('能举一个最近的例子吗？');
  await opened().getByRole('button', { name: '常用追问' }).click();
  const sheet = page.getByRole('dialog', { name: '常用追问' });
  await sheet.getByRole('button', { name: '存给本组主持人' }).click();
  await expect.element(sheet.getByText('本组共用')).toBeVisible();
  expect(desk.probes).toMatchObject([{ text: '能举一个最近的例子吗？', shared: true }]);
  await page.getByRole('button', { name: '关闭' }).first().click();
  await list().getByText('第 2 条', { exact: false }).click();
  await expect.element(field).toHaveValue('');
  await opened().getByRole('button', { name: '常用追问' }).click();
  await sheet.getByRole('button', { name: /^能举一个最近的例子吗/ }).click();
  await expect.element(field).toHaveValue('能举一个最近的例子吗？');
  await opened().getByRole('button', { name: '常用追问' }).click();
  await sheet.getByRole('button', { name: /^删掉/u }).click();
  await expect.element(sheet.getByText('本组共用')).not.toBeInTheDocument();
  expect(desk.probes).toEqual([]);
});
