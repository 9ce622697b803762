import type { Browser, Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';
import { joinOver } from '../../stack/servers/member-client.ts';
import { newVisitor } from '../../stack/browser/visitor.ts';

/** The address in the desktop's QR code, once it is shown. */
const shownOn = async (page: Page): Promise<string> => {
  const answer = page.waitForResponse((response) => response.url().includes('/v1/auth/qrcode/login'));
  await page.goto('/login');
  const { data } = (await (await answer).json()) as { data: { content: string } };
  await expect(page.getByRole('img', { name: /登录二维码/u })).toBeVisible();
  return data.content;
};

/** A phone window of a signed-in member. */
const phoneOf = async (browser: Browser): Promise<Page> => {
  const holder = newVisitor();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': holder.address },
  });
  await storeSession(context, await joinOver(addresses.api(), holder.mobile, holder));
  return await context.newPage();
};

test('a phone that is signed in signs the desktop in: both see what happens @desktop', async ({
  page,
  browser,
}) => {
  const content = await shownOn(page);
  const phone = await phoneOf(browser);
  await phone.goto(content);
  await expect(phone.getByRole('heading', { name: '要在这台电脑上登录吗？' })).toBeVisible();
  await expect(phone.getByText(/Chrome · Linux/u)).toBeVisible();
  await expect(phone.getByText('不在同一个网络')).toBeVisible();
  await expect(page.getByText('已扫描，请在手机上确认')).toBeVisible();

  await phone.getByRole('button', { name: '确认登录' }).click();
  await expect(page).toHaveURL(/\/home$/u);
  await expect(page.getByRole('region', { name: '金币余额' })).toBeVisible();
  await phone.context().close();
});

test('refused on the phone, the desktop says so and shows a new code when asked @desktop', async ({
  page,
  browser,
}) => {
  const content = await shownOn(page);
  const phone = await phoneOf(browser);
  await phone.goto(content);
  await expect(page.getByText('已扫描，请在手机上确认')).toBeVisible();
  await phone.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('已在手机上取消登录')).toBeVisible();
  await page.getByRole('button', { name: '刷新二维码' }).click();
  await expect(page.getByText('用手机扫一扫，在手机上确认登录')).toBeVisible();
  await phone.context().close();
});

test('a second phone is shown nothing and confirms nothing @desktop', async ({ page, browser }) => {
  const content = await shownOn(page);
  const [first, second] = [await phoneOf(browser), await phoneOf(browser)];
  await first.goto(content);
  await expect(first.getByRole('button', { name: '确认登录' })).toBeVisible();
  await second.goto(content);
  await expect(second.getByText(/已过期|已失效/u).first()).toBeVisible();
  await expect(second.getByRole('button', { name: '确认登录' })).toBeHidden();
  await Promise.all([first.context().close(), second.context().close()]);
});
