import {
  mockChangePassword,
  mockExportPersonalData,
  mockGetIdVerification,
  mockGetPrivacy,
  mockListConsignees,
  mockListDevices,
  mockListSnsBindings,
  refuse,
} from '@yayan/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../shell/client/client.ts';
import { look, looks, prepareLook, restPointer } from '@yayan/site/look';
import AccountPage from './AccountPage.tsx';
import { type AccountMock, startAccountMock } from './testing/account-mock.ts';
import { renderPage } from '../../testing/render-page.ts';

const sheets = ['nickname', 'mobile', 'email', 'password', 'avatar', 'verify', 'address', 'export', 'close'];
const at = '2026-11-20T08:30:00.000Z';

let server: AccountMock;

/** Shows the account page again, as a new visit to its address does. */
const open = async (edit?: string): Promise<void> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  const path = edit === undefined ? '/home/user' : `/home/user?edit=${edit}`;
  await renderPage([{ path: '/home/user', Component: AccountPage }], path);
  const shown = edit === undefined ? page.getByRole('heading', { level: 1 }) : page.getByRole('dialog');
  await expect.element(shown).toBeVisible();
};

const button = (name: string | RegExp) => page.getByRole('button', { name });
const refusedField = () => page.getByRole('dialog').element().querySelector('[aria-invalid="true"]');

const prove = async (): Promise<void> => {
  await button('获取验证码').click();
  await page.getByLabelText('验证码第 1 位').click();
  await userEvent.keyboard('123456');
};

describe.each(looks)('the account page on a $size, $scheme', (how) => {
  beforeEach(async () => {
    sessionStorage.clear();
    // The times of the next code outlive a page: what one test asked for must not delay the next.
    localStorage.clear();
    server = await startAccountMock();
    await prepareLook(how);
  });

  test('empty, and with each dialog', async () => {
    await open();
    await look('empty');
    for (const sheet of sheets) {
      await open(sheet);
      await look(sheet);
    }
  });

  test('while its parts are loaded, and when they can’t be', async () => {
    const never = () => new Promise<never>(() => undefined);
    server.mock.use(
      mockListDevices(never),
      mockListSnsBindings(never),
      mockGetPrivacy(never),
      mockGetIdVerification(never),
      mockListConsignees(never),
    );
    await open();
    await expect.element(page.getByText('正在加载').nth(4)).toBeVisible();
    await look('loading');
    const failed = refuse('INTERNAL');
    server.mock.use(
      mockListDevices(failed),
      mockListSnsBindings(failed),
      mockGetPrivacy(failed),
      mockGetIdVerification(failed),
      mockListConsignees(failed),
    );
    await open();
    await expect.element(button('重试').nth(4)).toBeVisible();
    await look('error');
  });

  test.each([
    ['nickname', '昵称', '保存昵称'],
    ['email', '邮箱', '保存邮箱'],
    ['verify', '姓名', '提交认证'],
  ])('a refused %s', async (sheet, field, send) => {
    await open(sheet);
    await page.getByRole('textbox', { name: field, exact: true }).fill('#');
    await button(send).click();
    await expect.poll(refusedField).not.toBeNull();
    await look(`${sheet}, refused`);
  });

  test('a refused address', async () => {
    await open('address');
    await button('保存地址').click();
    await expect.poll(refusedField).not.toBeNull();
    await look('address, refused');
  });

  test('an address that is too long is said at once, never cut, and not sent', async () => {
    await open('address');
    const detail = page.getByRole('textbox', { name: '详细地址' });
    await detail.fill('路'.repeat(203));
    await expect.element(page.getByText('最多 200 个字，超出 3 个')).toBeVisible();
    await expect.element(detail).toHaveValue('路'.repeat(203));
    await look('address, too long');
    await page.getByRole('textbox', { name: '收货人' }).fill('王小明');
    // The account's own mobile is offered.
    await expect.element(page.getByText(/^用账号的手机号 1/u)).toBeVisible();
    await button('保存地址').click();
    await expect.poll(refusedField).not.toBeNull();
    expect(server.mock.received('changeConsignees')).toEqual([]);
    await detail.fill('路'.repeat(200));
    await expect.element(page.getByText(/^最多 200 个字/u)).not.toBeInTheDocument();
  });

  test('an address with its menu, and the question before it is deleted', async () => {
    const address = {
      name: '王小明',
      mobile: '139****1234',
      regionCode: '330106',
      region: '浙江省杭州市西湖区',
    };
    const items = [
      { id: '0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f60', ...address, detail: '文三路 1 号', isDefault: true },
    ];
    server.mock.use(mockListConsignees(() => ({ items })));
    await open();
    await button('王小明的地址：编辑、删除').click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await look('address menu');
    await page.getByRole('menuitem', { name: '删除' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await look('deleting an address');
  });

  test('a refused picture, and one that is cropped', async () => {
    await open('avatar');
    const input = page.getByRole('dialog').element().querySelector('input[type=file]');
    if (input === null) throw new Error('there is nowhere to choose a file');
    await userEvent.upload(input, new File(['text'], '我.png', { type: 'image/png' }));
    await expect.element(page.getByRole('dialog').getByRole('alert')).not.toBeEmptyDOMElement();
    await look('avatar, refused');
    const canvas = new OffscreenCanvas(400, 300);
    canvas.getContext('2d')?.fillRect(0, 0, 200, 300);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    await userEvent.upload(input, new File([picture], '我.png', { type: 'image/png' }));
    await expect.element(page.getByRole('application', { name: /头像裁剪区/u })).toBeVisible();
    await look('avatar, cropped');
  });

  test('a real name that is checked, and one that is', async () => {
    const check = { ...server.verification, name: '王*明', idNumber: '1101**********002X', submittedAt: at };
    server.verification = { ...check, status: 0 };
    await open();
    await expect.element(page.getByText('审核中')).toBeVisible();
    await look('being checked');
    server.verification = { ...check, status: 1 };
    await open();
    await expect.element(page.getByText('已认证')).toBeVisible();
    await look('checked');
  });

  test('a new mobile, from the proof to the end', async () => {
    await open('mobile');
    await prove();
    await page.getByRole('textbox', { name: '手机号' }).fill('13912341234');
    await look('new mobile');
    await prove();
    await expect.element(page.getByText(/手机号已换成/u)).toBeVisible();
    await look('mobile changed');
  });

  test('a new password, refused and stored', async () => {
    server.mock.use(mockChangePassword(() => ({ signedOutDevices: 0 })));
    await open('password');
    await prove();
    await page.getByRole('textbox', { name: '新密码' }).fill('qing-ya');
    await userEvent.keyboard('{Enter}');
    await expect.poll(refusedField).not.toBeNull();
    await look('password, refused');
    await page.getByRole('textbox', { name: '新密码' }).fill('qing-ya-2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('新密码已生效')).toBeVisible();
    await look('password changed');
  });

  test('full, with what its rows ask before they act', async () => {
    server.consents = [
      {
        document: 'attributes',
        version: '2026-11-01',
        agreedAt: at,
        isCurrent: true,
        withdrawable: true,
        withdrawnAt: null,
      },
      {
        document: 'agreement',
        version: '2026-01-01',
        agreedAt: at,
        isCurrent: false,
        withdrawable: false,
        withdrawnAt: null,
      },
    ];
    server.bindings = ([1, 2, 3, 4] as const).map((type) => ({
      type,
      bound: type !== 3,
      nickname: type === 1 ? '一个长得很长很长的第三方昵称🌱' : null,
      boundAt: type === 3 ? null : at,
      canUnbind: type === 1,
    }));
    server.devices = ([0, 1] as const).map((index) => ({
      id: `0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f6${index}`,
      current: index === 0,
      device: index === 1 ? 1 : 2,
      browser: 'Chrome',
      system: index === 1 ? 'Android' : 'Windows',
      network: '203.0.*.*',
      signedInAt: at,
      lastUsedAt: at,
    }));
    server.verification = {
      ...server.verification,
      status: 2,
      reason: '姓名和身份证号对不上，请核对后再提交',
    };
    await open();
    await look('full');
    await button('撤回 个人资料问卷的敏感部分的同意').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await look('withdrawing');
    await open();
    await button('退出 Chrome · Android 手机').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await look('signing out a device');
  });

  test('the member’s own data, downloaded', async () => {
    server.mock.use(mockExportPersonalData(() => new Blob(['{}'])));
    await open('export');
    await prove();
    await expect.element(page.getByText('数据已下载')).toBeVisible();
    await look('export, done');
  });

  test('a deletion that is asked for', async () => {
    server.closing = { ...server.closing, requestedAt: at, closesAt: '2099-01-08T00:00:00.000Z' };
    await open('close');
    await expect.element(button('取消注销，保留账号')).toBeVisible();
    await look('deletion asked for');
  });
});
