import { readFile } from 'node:fs/promises';
import { readWorkbook } from '@yayan/api/testing/read-workbook';
import type { Locator } from '@playwright/test';
import { storeGroupSession } from '../../stack/browser/store-session.ts';
import { expect, test } from '../../stack/journey.ts';
import { addresses } from '../../stack/servers/addresses.ts';
import { demoGroupHash as hash, demoSessions } from '../../stack/servers/demo-sessions.ts';

const words = '夜班下来只有那家开着';
const finding = '开着就是理由';

/** Selects the words of an answer, as a mouse does. */
const select = async (text: Locator): Promise<void> =>
  await text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1;
      if (start >= 0) return getSelection()?.setBaseAndExtent(node, start, node, start + wanted.length);
    }
    throw new Error(`${wanted} isn't in one piece`);
  }, words);

test('a host asks about words, puts them on the board under a finding, and downloads it @desktop', async ({
  page,
  context,
}) => {
  await storeGroupSession(context, hash, demoSessions().host);
  await page.goto(`${addresses.bbs()}/bbs-response`);
  const list = page.getByRole('region', { name: '回答', exact: true });
  const detail = page.getByRole('region', { name: '打开的回答' });
  await list.getByRole('searchbox', { name: '搜索回答' }).fill(words);
  await expect(list.getByText('1 条', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: words }).click();
  const answer = detail.getByText(words).first();
  await expect(answer).toBeVisible();

  await select(answer);
  await detail.getByRole('button', { name: '引用到追问' }).click();
  await expect(detail.getByRole('region', { name: '引用的话' })).toContainText(words);
  await detail.getByRole('textbox', { name: /^追问/u }).fill('那个时间还有别的店开着吗？');
  await page.reload();
  await expect(detail.getByRole('region', { name: '引用的话' })).toContainText(words);
  await detail.getByRole('button', { name: '发出追问' }).click();
  await expect(detail.getByRole('blockquote')).toContainText(words);
  await expect(detail.getByText('那个时间还有别的店开着吗？')).toBeVisible();

  await select(answer);
  await detail.getByRole('button', { name: '放进金句' }).click();
  await expect(detail.getByRole('button', { name: '放进金句' })).toHaveCount(0);
  await page.goto(`${addresses.bbs()}/bbs-response?view=quotes`);
  await page.getByRole('button', { name: '新增结论' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('标题').fill(finding);
  await sheet.getByLabel('一句话说明').fill('夜里没有别的选择。');
  await sheet.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: `整理“${words}”` }).click();
  await sheet.getByRole('textbox', { name: '编码' }).fill('夜班');
  await sheet.getByLabel('归入结论').selectOption(finding);
  await sheet.getByRole('button', { name: '保存' }).click();
  const found = page.getByRole('region', { name: finding });
  await expect(found.getByText(words)).toBeVisible();
  await expect(found.getByText('夜班', { exact: true })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载金句' }).click();
  await page.getByRole('menuitem', { name: '下载 Excel' }).click();
  const { sheets, formulas } = readWorkbook(await readFile(await (await saved).path()));
  expect(formulas).toBe(0);
  const row = sheets.flatMap(({ rows }) => rows).find((cells) => cells.includes(words));
  expect(row?.join('|')).toContain(finding);
  expect(row?.join('|')).toContain('夜班');
});
