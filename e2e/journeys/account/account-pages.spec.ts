import type { Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { answerCalls, answerExport, askedClosing, proveByAnyCode } from '../../stack/browser/mock-answers.ts';
import { openPage } from '../../stack/browser/axe.ts';
import { expect, test } from '../../stack/journey.ts';
import { keepSession } from '../../stack/browser/keep-session.ts';
import { look } from '../../stack/browser/screenshot.ts';
import { joinOver, saveAddressOver } from '../../stack/servers/member-client.ts';

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

/** A real-name check that failed. */
const verification = {
  status: 2,
  name: '王*明',
  idNumber: '1101**********002X',
  reason: '姓名和身份证号对不上，请核对后再提交',
  triesLeft: 2,
  submittedAt: consent.agreedAt,
  consentVersion: '2026-11-01',
};

/** An account in which every section has content. */
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
  'GET /v1/users/id-verify': verification,
  'GET /v1/users/closing': askedClosing,
};

/** The first field that a form refuses. */
const refusedField = (page: Page) => page.getByRole('dialog').locator('[aria-invalid="true"]').first();

const prove = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('textbox', { name: '验证码第 1 位' }).pressSequentially('048213');
};

test.describe('the account page in each state @both', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  test('empty, with each dialog, and not loaded', async ({ memberPage: page }) => {
    await openPage(page, '/home/user');
    await look(page, 'account');
    await page.getByRole('button', { name: /的账号菜单$/u }).click();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    await look(page, 'account-menu');
    for (const name of sheets) {
      await page.goto(`/home/user?edit=${name}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, `account-${name}`);
    }
    const parts = '**/v1/users/{devices,sns,privacy,id-verify,consignee}*';
    await page.route(parts, () => undefined);
    await page.goto('/home/user');
    await expect(page.getByText('正在加载')).toHaveCount(5);
    await look(page, 'account-loading');
    await page.unroute(parts);
    await page.route(parts, (route) => route.abort());
    await page.goto('/home/user');
    await expect(page.getByRole('button', { name: '重试' })).toHaveCount(5);
    await look(page, 'account-error');
  });

  test('what its dialogs don’t take, and a picture that is cropped', async ({ memberPage: page }) => {
    const refused = {
      nickname: ['昵称', '保存昵称'],
      email: ['邮箱', '保存邮箱'],
      verify: ['姓名', '提交认证'],
    } as const;
    for (const [sheet, [field, send]] of Object.entries(refused)) {
      await page.goto(`/home/user?edit=${sheet}`);
      await page.getByRole('textbox', { name: field, exact: true }).fill('#');
      await page.getByRole('button', { name: send }).click();
      await expect(refusedField(page)).toBeVisible();
      await look(page, `account-${sheet}-refused`);
    }
    await page.goto('/home/user?edit=avatar');
    const file = page.getByRole('dialog').locator('input[type=file]');
    await file.setInputFiles({ name: '我.png', mimeType: 'image/png', buffer: Buffer.from('text') });
    await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
    await look(page, 'account-avatar-refused');
    const buffer = await page.screenshot();
    await file.setInputFiles({ name: '我.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('application', { name: /头像裁剪区/u })).toBeVisible();
    await look(page, 'account-avatar-crop');
  });

  test('checked, being checked, with an address and what is asked before it goes', async ({
    page,
    context,
    visitor,
  }) => {
    const session = await joinOver(addresses.api(), visitor.mobile, visitor);
    const address = { mobile: '13912341234', regionCode: '330106', detail: '文三路 1 号 2 栋 301' };
    await saveAddressOver(addresses.api(), session.token, { name: '王小明', ...address });
    await keepSession(context, session);
    const check = { ...verification, reason: null };
    await answerCalls(page, { 'GET /v1/users/id-verify': { ...check, status: 0 } });
    await openPage(page, '/home/user');
    await expect(page.getByText('审核中')).toBeVisible();
    await look(page, 'account-verify-pending');
    await answerCalls(page, { 'GET /v1/users/id-verify': { ...check, status: 1 } });
    await openPage(page, '/home/user');
    await expect(page.getByText('已认证')).toBeVisible();
    await look(page, 'account-verify-valid');
    await page.getByRole('button', { name: '王小明的地址：编辑、删除' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look(page, 'account-address-menu');
    await page.getByRole('menuitem', { name: '删除' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'account-address-delete');
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
    await expect(refusedField(page)).toBeVisible();
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
    await expect(refusedField(page)).toBeVisible();
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
