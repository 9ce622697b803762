import { readFile } from 'node:fs/promises';
import { expect, test } from '../../stack/journey.ts';

test('a new member finds balance, check-in, steps, tasks, banners and a poll on the home page @both', async ({
  memberPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/home');
  const balance = page.getByRole('region', { name: '金币余额' });
  await expect(balance).toContainText('0 金币');
  await expect(balance).toContainText('待入账 0');
  for (const heading of [/新手四步/u, /推荐/u])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();

  // Banners and polls are requested when somebody scrolls.
  await page.mouse.wheel(0, 1200);
  await expect(page.getByRole('heading', { level: 2, name: '一问一答' })).toBeVisible();
  const banners = page.getByRole('region', { name: '活动' });
  await expect(banners.getByRole('img')).toHaveAttribute('alt', /福利兑换/u);

  await page.getByRole('region', { name: '签到' }).getByRole('button', { name: '看本月日历' }).click();
  await expect(page.getByRole('dialog', { name: '签到日历' }).getByRole('table')).toContainText('已签 0 天');
});

test('a dialog that can’t load without a network leaves the page, and opens when the network is back', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/home');
  const calendar = page.getByRole('button', { name: '看本月日历' });
  await expect(calendar).toBeVisible();
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed');
  await calendar.click();
  await lost;
  await expect(page.getByRole('region', { name: '金币余额' })).toContainText('0 金币');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: '签到日历' })).toBeVisible();
});

test('coins are shown by month and source, row by row down to their cause, and can be downloaded', async ({
  memberPage: page,
}) => {
  await page.goto('/home');
  await page.getByRole('region', { name: '签到' }).getByRole('button', { name: '签到', exact: true }).click();
  await expect(page.getByText('签到成功，+5 金币')).toBeVisible();

  await page.goto('/home/gold');
  const main = page.getByRole('main');
  await expect(
    main
      .getByRole('table', { name: /个月入账/u })
      .getByRole('row')
      .last(),
  ).toContainText('5');
  await expect(main.getByText('收入 5')).toBeVisible();
  await main.getByText('支出', { exact: true }).click();
  await expect(main.getByText('当前暂无支出记录')).toBeVisible();
  await expect(page).toHaveURL(/view=out/u);
  await main.getByText('全部', { exact: true }).click();
  await main.getByRole('link', { name: /连续签到第 1 天/u }).click();
  const sheet = page.getByRole('dialog', { name: /连续签到第 1 天/u });
  await expect(sheet).toContainText(/[0-9A-F]{4}-[0-9A-F]{4}/u);
  await expect(sheet.getByRole('link', { name: '看签到' })).toHaveAttribute('href', '/home');
  await sheet.getByRole('button', { name: '关闭' }).click();

  await main.getByRole('button', { name: '下载账单' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog', { name: '下载金币账单' }).getByRole('button', { name: '下载表格' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^\d{18}\.xlsx$/u);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});

test('@desktop the make-money icon leads to inviting, and stays closed for who closed it', async ({
  memberPage: page,
}) => {
  await page.goto('/home');
  const icon = page.getByRole('complementary', { name: '邀请赚金币' });
  await expect(icon.getByRole('link')).toHaveAttribute('href', '/home/invite');
  await page.goto('/home/gold');
  await expect(icon).toHaveCount(0);
  await page.goto('/home');
  await icon.getByRole('button', { name: '不再显示' }).click();
  await expect(icon).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: '金币余额' })).toBeVisible();
  await expect(icon).toHaveCount(0);
});
