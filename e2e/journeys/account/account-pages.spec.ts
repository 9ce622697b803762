import type { Page } from '@playwright/test';
import { answerCalls, answerExport, askedClosing, proveByAnyCode } from '../../stack/browser/mock-answers.ts';
import { openPage } from '../../stack/browser/axe.ts';
import { expect, test } from '../../stack/journey.ts';
import { look } from '../../stack/browser/screenshot.ts';

const prove = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('textbox', { name: '验证码第 1 位' }).pressSequentially('048213');
};

test.describe('the account page and pages around it @looks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  // Its dialogs and all other states are looked at beside the page, in account-states.browser.test.tsx.
  test('with the account menu, and after its data were downloaded', async ({ memberPage: page }) => {
    await answerCalls(page, proveByAnyCode);
    await answerExport(page);
    await openPage(page, '/home/user');
    await page.getByRole('button', { name: /的账号菜单$/u }).click();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    await look(page, 'account-menu');
    await page.goto('/home/user?edit=export');
    await prove(page);
    await expect(page.getByText('数据已下载')).toBeVisible();
    await look(page, 'account-export-done');
  });

  test('pages of members around it: a scanned code, attributes that fail, a changed agreement', async ({
    memberPage: page,
  }) => {
    const scanned = '/login/qr?ticket=Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a';
    await page.route('**/v1/auth/qrcode/scan*', () => undefined);
    await page.goto(scanned);
    await expect(page.getByText('正在加载')).toHaveCount(1);
    await look(page, 'qr-asker-loading');
    await page.unrouteAll();
    await page.route('**/v1/auth/qrcode/scan*', (route) => route.abort());
    await page.goto(scanned);
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await look(page, 'qr-asker-error');
    await page.unrouteAll();
    await answerCalls(page, {
      'POST /v1/auth/qrcode/scan': {
        browser: 'Chrome',
        system: 'Windows',
        network: '203.0.*.*',
        sameNetwork: false,
        askedAt: '2026-11-20T08:30:00.000Z',
        expiresAt: askedClosing.closesAt,
      },
      'POST /v1/auth/qrcode/confirm': { done: true },
      'POST /v1/auth/qrcode/refuse': { done: true },
    });
    for (const [name, choice] of [
      ['confirmed', '确认登录'],
      ['refused', '取消'],
    ] as const) {
      await openPage(page, scanned);
      if (name === 'confirmed') await look(page, 'qr-asked');
      await page.getByRole('button', { name: choice }).click();
      await expect(page.getByRole('link', { name: '回我的主页' })).toBeVisible();
      await look(page, `qr-${name}`);
    }
    await page.route('**/v1/users/survey/basic*', (route) => route.abort());
    await page.goto('/user/survey?part=private');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await look(page, 'attributes-error');
    await page.route('**/v1/users/account*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, agreementDue: true } } });
    });
    await openPage(page, '/agreement');
    await page.getByText('暂不同意').click();
    await expect(page.getByText(/金币、卡券和记录都会原样保留/u)).toBeVisible();
    await look(page, 'agreement-renewal');
  });
});
