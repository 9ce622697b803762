import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openDesk } from '../../testing/desk-start.ts';
import { answers, showDesk } from './testing/show-desk.tsx';

beforeEach(() => localStorage.clear());

const openSheet = async () => {
  await openDesk(answers(12));
  await showDesk();
  await page.getByRole('button', { name: '下载', exact: true }).click();
  return page.getByRole('dialog', { name: '下载回答' });
};

test('rule 6.62: a saved file is named with what it contains, and the record with the digits of its file', async () => {
  await page.viewport(1440, 900);
  const sheet = await openSheet();
  await expect.element(sheet.getByText(/^文件名里有 2026\d{10}$/u)).toBeVisible();
  await sheet.getByRole('button', { name: '下载', exact: true }).click();
  await expect
    .element(sheet.getByText(/^已存为/u))
    .toHaveTextContent('已存为 回答明细.xlsx：早餐，回答明细，12 条回答');
});

for (const size of looks)
  test(`nothing is wrong with a saved file: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    const sheet = await openSheet();
    await sheet.getByRole('button', { name: '下载', exact: true }).click();
    await expect.element(sheet.getByText(/^已存为/u)).toBeVisible();
    await look('saved');
  });
