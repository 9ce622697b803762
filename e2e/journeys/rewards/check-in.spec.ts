import { expect, test } from '../../stack/journey.ts';

test('a member checks in, sees the coins arrive once, and finds them in the coin ledger', async ({
  memberPage: page,
}) => {
  await page.goto('/home');
  const balance = page.getByRole('region', { name: '金币余额' });
  const strip = page.getByRole('region', { name: '签到' });
  const today = strip.getByRole('listitem', { name: /今天，可签到/u });
  await expect(balance).toContainText('0 金币');
  const coins = /(\d+) 金币/u.exec((await today.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  expect(Number(coins)).toBeGreaterThan(0);

  await strip.getByRole('button', { name: '签到' }).click();
  await expect(page.getByText(`签到成功，+${coins} 金币`)).toBeVisible();
  await expect(balance).toContainText(`${coins} 金币`);
  await expect(strip.getByRole('heading', { name: '已连续签到 1 天' })).toBeVisible();
  await expect(strip.getByRole('button', { name: '签到' })).toBeHidden();

  await page.reload();
  await expect(strip.getByRole('heading', { name: '已连续签到 1 天' })).toBeVisible();
  await expect(strip.getByRole('button', { name: '签到' })).toBeHidden();

  await page.goto('/home/gold');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '签到' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`+${coins}`);
});

test('two windows that check in at once are paid once', async ({ memberPage: page, context }) => {
  const other = await context.newPage();
  const windows = [page, other];
  // Delays both calls until both are sent: a live event of the first would remove the second window's button.
  const { promise: bothAsked, resolve: letBothGo } = Promise.withResolvers<void>();
  let asked = 0;
  await context.route('**/v1/users/checkin*', async (route) => {
    if (route.request().method() === 'POST') {
      asked += 1;
      if (asked === windows.length) letBothGo();
      await bothAsked;
    }
    await route.continue();
  });
  for (const window of windows) await window.goto('/home');
  const buttons = windows.map((window) =>
    window.getByRole('region', { name: '签到' }).getByRole('button', { name: '签到' }),
  );
  for (const button of buttons) await expect(button).toBeVisible();
  await Promise.all(buttons.map((button) => button.click()));
  for (const button of buttons) await expect(button).toBeHidden();

  await page.goto('/home/gold');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '签到' })).toHaveCount(1);
});

test('a check-in shows in another open window without a reload', async ({ memberPage: page, context }) => {
  const other = await context.newPage();
  const windows = [page, other];
  for (const window of windows) await window.goto('/home');
  const strips = windows.map((window) => window.getByRole('region', { name: '签到' }));
  for (const strip of strips) await expect(strip.getByRole('button', { name: '签到' })).toBeVisible();
  await strips[0]?.getByRole('button', { name: '签到' }).click();
  for (const strip of strips)
    await expect(strip.getByRole('heading', { name: '已连续签到 1 天' })).toBeVisible();
});
