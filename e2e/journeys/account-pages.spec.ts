import type { Page } from '@playwright/test';
import { answerCalls, answerExport, askedClosing, proveByAnyCode } from '../stack/answer-calls.ts';
import { choose, openPage } from '../stack/axe.ts';
import { expect, test } from '../stack/journey.ts';
import { look } from '../stack/look.ts';

/** Dialogs of the account page, as its address names them. */
const sheets = [
  'nickname',
  'mobile',
  'email',
  'password',
  'avatar',
  'verify',
  'address',
  'export',
  'close',
] as const;

const consent = { version: '2026-11-01', agreedAt: '2026-11-20T08:30:00.000Z', isCurrent: true };

/** An account in which everything there can be is there. */
const fullAccount: Readonly<Record<string, unknown>> = {
  'GET /v1/users/privacy': {
    consents: [
      { ...consent, document: 'attributes', withdrawable: true, withdrawnAt: null },
      {
        ...consent,
        document: 'idVerification',
        withdrawable: false,
        withdrawnAt: '2026-11-20T09:30:00.000Z',
      },
      { ...consent, document: 'agreement', version: '2026-01-01', isCurrent: false, withdrawable: false },
    ],
    recommendation: false,
    closesAt: askedClosing.closesAt,
  },
  'GET /v1/users/sns': {
    items: [1, 2, 3, 4].map((type) => ({
      type,
      bound: type !== 3,
      nickname: type === 1 ? '一个长得很长很长的第三方昵称🌱' : null,
      boundAt: type === 3 ? null : consent.agreedAt,
      canUnbind: type === 1,
    })),
  },
  'GET /v1/users/devices': {
    items: [true, false, false].map((current, index) => ({
      id: `0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f6${index}`,
      current,
      device: index === 1 ? 1 : 2,
      browser: 'Chrome',
      system: index === 1 ? 'Android' : 'Windows',
      network: '203.0.*.*',
      signedInAt: consent.agreedAt,
      lastUsedAt: consent.agreedAt,
    })),
  },
  'GET /v1/users/id-verify': {
    status: 2,
    name: '王*明',
    idNumber: '1101**********002X',
    reason: '姓名和身份证号对不上，请核对后再提交',
    triesLeft: 2,
    submittedAt: consent.agreedAt,
    consentVersion: '2026-11-01',
  },
  'GET /v1/users/closing': askedClosing,
};

const prove = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('textbox', { name: '验证码第 1 位' }).pressSequentially('048213');
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the account page in each state, ${colorScheme}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.slow();
    test.beforeEach(({ page }) => choose(page, colorScheme));

    test('empty, with each dialog, and not loaded', async ({ memberPage: page }) => {
      await openPage(page, '/home/user');
      await look(page, 'account');
      for (const name of sheets) {
        await page.goto(`/home/user?edit=${name}`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await look(page, `account-${name}`);
      }
      await page.route('**/v1/users/{devices,sns,privacy}*', (route) => route.abort());
      await page.goto('/home/user');
      await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
      await look(page, 'account-error');
    });

    test('full, and what its dialogs end with', async ({ memberPage: page }) => {
      await answerCalls(page, {
        ...proveByAnyCode,
        'POST /v1/sms/new-mobile': { resendAfterSeconds: 60 },
        'POST /v1/users/mobile': { mobile: '139****1234', signedOutDevices: 2 },
        'POST /v1/users/password': { signedOutDevices: 0 },
      });
      await answerExport(page);
      await page.goto('/home/user?edit=mobile');
      await prove(page);
      await page.getByRole('textbox', { name: '手机号' }).fill('13912341234');
      await look(page, 'account-mobile-new');
      await prove(page);
      await expect(page.getByText(/手机号已换成/u)).toBeVisible();
      await look(page, 'account-mobile-done');

      await page.goto('/home/user?edit=password');
      await prove(page);
      await page.getByRole('textbox', { name: '新密码' }).fill('qing-ya');
      await page.keyboard.press('Enter');
      await look(page, 'account-password-refused');
      await page.getByRole('textbox', { name: '新密码' }).fill('qing-ya-2026');
      await page.keyboard.press('Enter');
      await expect(page.getByText('新密码已生效')).toBeVisible();
      await look(page, 'account-password-done');

      await page.goto('/home/user?edit=export');
      await prove(page);
      await expect(page.getByText('数据已下载')).toBeVisible();
      await look(page, 'account-export-done');

      await page.goto('/home/user?edit=address');
      await page.getByRole('button', { name: '保存地址' }).click();
      await look(page, 'account-address-refused');

      await answerCalls(page, fullAccount);
      await openPage(page, '/home/user');
      await look(page, 'account-full');
      await page.getByRole('button', { name: '撤回 属性问卷的敏感部分的同意' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'account-withdraw');
      await page.goto('/home/user?edit=close');
      await expect(page.getByRole('button', { name: '取消注销，保留账号' })).toBeVisible();
      await look(page, 'account-close-asked');
      await page.goto('/home/user');
      await page.getByRole('button', { name: '退出 Chrome · Android 手机' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'account-device');
    });

    test('pages of members around it: a scanned code, a changed agreement, sensitive attributes', async ({
      memberPage: page,
    }) => {
      const scanned = '/login/qr?ticket=Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a';
      await openPage(page, scanned);
      await look(page, 'qr-over');
      await answerCalls(page, {
        'POST /v1/auth/qrcode/scan': {
          browser: 'Chrome',
          system: 'Windows',
          network: '203.0.*.*',
          sameNetwork: false,
          askedAt: consent.agreedAt,
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
      await openPage(page, '/user/survey');
      await look(page, 'attributes');
      await openPage(page, '/user/survey?part=private');
      await look(page, 'attributes-consent');
      await openPage(page, '/user/survey?part=basic');
      await look(page, 'attributes-section');
      await page.route('**/v1/users/account*', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: object };
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, agreementDue: true } } });
      });
      await openPage(page, '/agreement');
      await page.getByText('暂不同意').click();
      await look(page, 'agreement-renewal');
    });
  });
}
