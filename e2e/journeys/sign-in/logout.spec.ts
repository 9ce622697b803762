import type { Page } from '@playwright/test';
import { patient } from '@yayan/tools/test-limits';
import { expect, test } from '../../stack/journey.ts';

const stored = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));

const deviceId = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('deviceId'));

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /的账号菜单$/u }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  const question = page.getByRole('dialog', { name: '确定退出登录？' });
  await question.getByRole('button', { name: '退出登录' }).click();
};

test('W4 logging out deletes everything but the make-money status, and lands on /login', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/home');
  await page.evaluate(() => {
    localStorage.setItem('makeMoneyStatus', '["somebody"]');
    localStorage.setItem('balanceHidden', '1');
  });
  await expect.poll(() => stored(page)).toContain('deviceId');
  const device = await deviceId(page);

  await logOut(page);
  await expect(page).toHaveURL(/\/login$/u);
  expect(await page.evaluate(() => localStorage.getItem('makeMoneyStatus'))).toBe('["somebody"]');
  const kept = await stored(page);
  const cookies = (await context.cookies()).map(({ name }) => name);
  // The login page makes calls as a new device.
  expect(kept.filter((key) => key !== 'makeMoneyStatus' && key !== 'deviceId')).toEqual([]);
  expect(await deviceId(page)).not.toBe(device);
  // The server's own cookie of the browser survives a logout (rule 8.2).
  expect(cookies).toEqual(['yayan-browser']);

  await page.goto('/home');
  await expect(page).toHaveURL(/\/login/u);
});

/** A live connection waits before it reconnects, longer each time. */
const reconnected = patient(30_000);

test('W4 a call refused before logging out is answered leads nowhere else, and everything is deleted', async ({
  memberPage: page,
  context,
}) => {
  test.setTimeout(patient(60_000));
  await page.route('**/v1/auth/logout*', async (route) => {
    // The live connection reconnects, unless another call was made in between.
    const refused = page.waitForResponse(
      (answer) => answer.status() === 401 && !answer.url().includes('/auth/logout'),
      { timeout: reconnected },
    );
    const response = await route.fetch();
    await refused;
    const names = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(names).not.toContain('token');
    await route.fulfill({ response });
  });
  // Only an open live connection is closed by the logout and refused when it reconnects.
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/v1/live') && answer.ok()),
    page.goto('/home'),
  ]);
  await page.evaluate(() => localStorage.setItem('balanceHidden', '1'));
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/u, { timeout: reconnected });
  expect(await stored(page)).not.toContain('balanceHidden');
  await page.unrouteAll({ behavior: 'wait' });
});

test('logging out ends the session on the server: its token opens nothing any more', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await context.cookies();
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/u);

  await context.addCookies(before);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login/u);
});

test('logging out in one window signs the others out, and shows none of the member any more', async ({
  memberPage: page,
  context,
}) => {
  const [other, own] = [await context.newPage(), await context.newPage()];
  await page.goto('/home');
  await other.goto('/exchange');
  await own.goto('/home/user');
  for (const window of [other, own])
    await expect(window.getByRole('button', { name: /的账号菜单$/u })).toBeVisible();
  await logOut(page);
  await expect(other.getByRole('link', { name: '登录 / 注册' })).toBeVisible();
  await expect(own).toHaveURL(/\/login\?from=%2Fhome%2Fuser$/u);
  await expect(page).toHaveURL(/\/login$/u);
});
