import { demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';
import { pressOn, tabTo } from '../../stack/browser/keyboard.ts';

test('by keyboard alone: from the list of benefits to the order, its success page and its codes @desktop', async ({
  page,
  context,
}) => {
  await storeSession(context, demoSessions().exchanger);
  await page.goto('/exchange');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: '兑换记录' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/type=2/u);
  await pressOn(page, main.getByRole('link', { name: '共享单车周卡' }));
  await expect(page.getByRole('heading', { level: 1, name: '共享单车周卡' })).toBeVisible();

  const order = page.getByRole('button', { name: /^用 .+ 金币兑换$/u });
  await pressOn(page, order);
  const question = page.getByRole('dialog', { name: /金币兑换共享单车周卡/u });
  await expect(question.getByRole('button', { name: '再想想' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(order).toBeFocused();

  await page.keyboard.press('Enter');
  await pressOn(page, question.getByRole('button', { name: '确认兑换' }));
  await expect(page).toHaveURL(/\/exchange\/success\?order=/u);
  await pressOn(page, main.getByRole('link', { name: '查看兑换记录' }));
  const sheet = page.getByRole('dialog', { name: '共享单车周卡' });
  await expect(sheet).toContainText('已发放');
  await pressOn(page, sheet.getByRole('button', { name: '显示卡密' }));
  await expect(sheet.getByRole('list', { name: '卡密' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/home\/exchange$/u);
});

test('by keyboard alone: coins are filtered, a row is opened, a statement is downloaded @desktop', async ({
  page,
  context,
}) => {
  await storeSession(context, demoSessions().oldMember);
  await page.goto('/home/gold');
  const main = page.getByRole('main');
  const download = main.getByRole('button', { name: '下载账单' });
  await pressOn(page, download);
  const sheet = page.getByRole('dialog', { name: '下载金币账单' });
  await tabTo(page, sheet.getByRole('radio', { name: '本月' }));
  await page.keyboard.press('ArrowUp');
  await expect(sheet.getByRole('radio', { name: '全部' })).toBeChecked();
  const file = page.waitForEvent('download');
  await pressOn(page, sheet.getByRole('button', { name: '下载表格' }));
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/u);
  await expect(download).toBeFocused();

  await tabTo(page, main.locator('summary').filter({ hasText: '可用金币是哪些' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=in/u);
  const row = main.getByRole('link', { name: '内测会员感谢礼' });
  await pressOn(page, row);
  const details = page.getByRole('dialog', { name: '内测会员感谢礼' });
  await expect(details.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(row).toBeFocused();
});
