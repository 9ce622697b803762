import { readFile } from 'node:fs/promises';
import { readWorkbook } from '@yayan/api/testing/read-workbook';
import { addresses } from '../../stack/servers/addresses.ts';
import { demoGroupHash as hash, demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeGroupSession } from '../../stack/browser/store-session.ts';

const words = '配前一天剩的馍';
const passage = '自己熬的小米粥';

test('a host filters, tags a passage, stars, deletes and undoes, and downloads a table that a reader opens @desktop', async ({
  page,
  context,
}) => {
  await storeGroupSession(context, hash, demoSessions().host);
  await page.goto(`${addresses.bbs()}/bbs-response`);
  const list = page.getByRole('region', { name: '回答', exact: true });
  const detail = page.getByRole('region', { name: '打开的回答' });
  await list.getByRole('searchbox', { name: '搜索回答' }).fill(words);
  await expect(list.getByText('1 条', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/u);
  await list.getByRole('button', { name: passage }).click();
  await expect(detail.getByText(passage)).toBeVisible();

  await detail.getByText(passage).evaluate((element, length) => {
    const text = element.firstChild;
    if (text) getSelection()?.setBaseAndExtent(text, 0, text, length);
  }, passage.length);
  await expect(detail.getByText(`给这一段加标签：“${passage}”`)).toBeVisible();
  await detail.getByLabel('这一段的标签').fill('自己做');
  await page.keyboard.press('Enter');
  await expect(detail.getByText(`“${passage}”`, { exact: true })).toBeVisible();
  await detail.getByRole('button', { name: '标星' }).click();
  await expect(detail.getByRole('button', { name: '取消标星' })).toBeVisible();

  await detail.getByRole('button', { name: '这条回答的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('原因').fill('试一下删除');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(list.getByText('没有符合条件的回答')).toBeVisible();
  await list.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(list.getByText(words)).toBeVisible();

  await page.getByRole('button', { name: '下载', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: '下载' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^\d{18}\.xlsx$/u);
  const { sheets, formulas } = readWorkbook(await readFile(await download.path()));
  expect(formulas).toBe(0);
  expect(sheets.map(({ name }) => name)).toEqual(['回答', '说明']);
  const [, row, ...others] = sheets[0]?.rows ?? [];
  expect(others).toEqual([]);
  expect(row?.join('|')).toContain(words);
  expect(row).toContain(`自己做：${passage}`);
  expect(sheets[1]?.rows).toContainEqual(['　包含文字', words]);
});
