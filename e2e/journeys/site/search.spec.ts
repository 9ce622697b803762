import { openPage } from '../../stack/browser/axe.ts';
import { expect, test } from '../../stack/journey.ts';

test('10.37 a visitor searches from the landing page and reads an article of help', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: /^搜索福利、活动、帮助/u }).click();
  const sheet = page.getByRole('dialog', { name: '搜索' });
  await sheet.getByRole('searchbox').fill('取钱');
  await expect(sheet.getByRole('link', { name: /^福利兑换/u })).toBeVisible();
  await sheet.getByRole('link', { name: /^金币可以换什么？.*提现/u }).click();
  await expect(page).toHaveURL(/\/help\/214\/21401$/u);
  await expect(page.getByRole('heading', { name: '金币可以换什么？' })).toBeVisible();
});

test('10.37 a member finds a page by traditional characters', async ({ viewerPage: page }) => {
  await openPage(page, '/home');
  await page.getByRole('button', { name: /^搜索任务、福利、帮助/u }).click();
  const sheet = page.getByRole('dialog', { name: '搜索' });
  await sheet.getByRole('searchbox').fill('更換手機號');
  await sheet.getByRole('link', { name: '更换手机号', exact: true }).click();
  await expect(page).toHaveURL(/\/home\/user/u);
  await expect(page.getByRole('dialog', { name: /手机号/u })).toBeVisible();
});
