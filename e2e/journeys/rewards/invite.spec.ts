import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { inviteLinkOf } from '../../stack/browser/invite-link.ts';
import { expect, test } from '../../stack/journey.ts';
import { codeOf } from '../../stack/servers/member-client.ts';
import { newVisitor, type Visitor } from '../../stack/browser/visitor.ts';

/** Another person's browser, with its own network address. */
const strangerIn = async (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<{ stranger: Visitor; context: BrowserContext; page: Page }> => {
  const stranger = newVisitor();
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': stranger.address },
  });
  return { stranger, context, page: await context.newPage() };
};

const prove = async (page: Page, { mobile }: Visitor): Promise<void> => {
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('我已阅读并同意').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/u)).toBeVisible();
  await page.getByLabel('验证码第 1 位').pressSequentially(await codeOf(addresses.api(), mobile));
};

test("a member's link makes a stranger a member, and the member sees them and the coins", async ({
  memberPage: page,
  browser,
  contextOptions,
  viewport,
}) => {
  const link = await inviteLinkOf(page);
  await expect(page.getByText('当前暂无邀请记录')).toBeVisible();

  const other = await strangerIn(browser, { ...contextOptions, viewport, baseURL: addresses.member() });
  await other.page.goto(link);
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(/^芽\*. 邀请你加入芽言$/u);
  await prove(other.page, other.stranger);
  await expect(other.page).toHaveURL(/\/home$/u);
  await other.context.close();

  await page.reload();
  const friends = page.getByRole('list', { name: '我邀请的好友' }).getByRole('listitem');
  await expect(friends).toHaveCount(1);
  await expect(friends.first()).toContainText('已注册');
  await expect(friends.first()).toContainText('20 金币');
  await page.getByText('奖励明细').click();
  await expect(page.getByRole('list', { name: '邀请奖励' })).toContainText('好友验证手机号并加入');
  await page.goto('/home/gold');
  await expect(page.getByText('邀请的好友已验证手机号并加入')).toBeVisible();
});

test('an invitation is held over a reload and other ways in: the code is filled in at /login', async ({
  memberPage: page,
  browser,
  contextOptions,
  viewport,
}) => {
  const link = await inviteLinkOf(page);
  const code = new URL(link).searchParams.get('code') ?? '';
  const other = await strangerIn(browser, { ...contextOptions, viewport, baseURL: addresses.member() });
  await other.page.goto(link);
  await expect(other.page.getByRole('heading', { name: /邀请你加入芽言/u })).toBeVisible();
  await other.page.goto('/login');
  await other.page.reload();
  await prove(other.page, other.stranger);
  await expect(other.page.getByLabel('邀请码（选填）')).toHaveValue(code);
  await other.page.getByRole('button', { name: '加入芽言' }).click();
  await expect(other.page).toHaveURL(/\/home$/u);
  await other.context.close();
  await page.reload();
  await expect(page.getByRole('list', { name: '我邀请的好友' }).getByRole('listitem')).toHaveCount(1);
});

test('an unknown code says so and leaves the way in open', async ({ page }) => {
  await page.goto('/invite?code=YA000000');
  await expect(page.getByRole('heading', { level: 1, name: '这个邀请已失效' })).toBeVisible();
  await page.getByRole('link', { name: '不用邀请码，直接加入' }).click();
  await expect(page).toHaveURL(/\/login$/u);
});

test('a poster is drawn in three templates and saved as a picture', async ({ memberPage: page }) => {
  await inviteLinkOf(page);
  await page.getByRole('button', { name: '生成我的海报' }).click();
  const sheet = page.getByRole('dialog', { name: '我的邀请海报' });
  for (const title of ['新芽', '纸笺', '印章']) {
    await sheet.getByText(title, { exact: true }).click();
    const poster = sheet.getByRole('img', { name: new RegExp(`邀请海报“${title}”`, 'u') });
    await expect(poster).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate<string>(
          `(({ naturalWidth, naturalHeight }) => naturalWidth + 'x' + naturalHeight)(document.querySelector('[role=dialog] img'))`,
        ),
      )
      .toBe('900x1350');
  }
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '保存海报' }).click();
  expect((await download).suggestedFilename()).toBe('芽言邀请海报-印章.png');
});
