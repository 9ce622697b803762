import {
  mockChangeMobile,
  mockChangePassword,
  mockExportPersonalData,
  mockRequestAccountClosing,
} from '@yayan/api-client/mocks';
import { pressOn, tabTo } from '@yayan/site/keyboard';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../shell/client/client.ts';
import { renderPage } from '../../testing/render-page.ts';
import AccountPage from './AccountPage.tsx';
import { type AccountMock, startAccountMock } from './testing/account-mock.ts';

const button = (name: string) => page.getByRole('button', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const firstDigit = () => page.getByRole('textbox', { name: '验证码第 1 位' });

let server: AccountMock;

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  queryClient.clear();
  server = await startAccountMock();
  await page.viewport(1440, 900);
  await renderPage([{ path: '/home/user', Component: AccountPage }], '/home/user');
});

/** Opens a dialog of the account page from its row. */
const openFrom = async (row: string, title: string): Promise<void> => {
  await pressOn(button(row));
  await expect.element(dialog(title)).toBeVisible();
};

/** Expects that the dialog is closed and the focus is back on the control that opened it. */
const closedOnto = async (title: string, row: string): Promise<void> => {
  await expect.element(dialog(title)).not.toBeInTheDocument();
  await expect.element(button(row)).toHaveFocus();
};

/** Enters the code sent to the member's own mobile. */
const prove = async (): Promise<void> => {
  await pressOn(button('获取验证码'));
  await expect.element(firstDigit()).toHaveFocus();
  await userEvent.keyboard('123456');
};

const leaveEnd = async (): Promise<void> => {
  await expect.element(button('知道了')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
};

test('by keyboard alone: a new mobile, proven by both', async () => {
  server.mock.use(mockChangeMobile(() => ({ mobile: '139****1234', signedOutDevices: 0 })));
  await openFrom('更换 手机号', '更换手机号');
  await prove();
  await expect.element(page.getByRole('textbox', { name: '手机号' })).toHaveFocus();
  await userEvent.keyboard('13912341234');
  await prove();
  await expect.element(page.getByText('手机号已换成 139****1234')).toBeVisible();
  await leaveEnd();
  await closedOnto('更换手机号', '更换 手机号');
});

test('by keyboard alone: a password is set', async () => {
  server.mock.use(mockChangePassword(() => ({ signedOutDevices: 0 })));
  await openFrom('设置 密码', '设置密码');
  await prove();
  await expect.element(page.getByRole('textbox', { name: '新密码' })).toHaveFocus();
  await userEvent.keyboard('qing-ya-2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('新密码已生效')).toBeVisible();
  await leaveEnd();
  await closedOnto('设置密码', '设置 密码');
});

test('by keyboard alone: one’s own data as a file', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  server.mock.use(mockExportPersonalData(() => new File(['{}'], '20261121163000123.json')));
  await openFrom('下载 我的数据', '下载我的数据');
  await prove();
  await expect.element(page.getByText('数据已下载')).toBeVisible();
  expect(saved.mock.contexts).toMatchObject([{ download: expect.stringMatching(/\.json$/u) }]);
  await leaveEnd();
  await closedOnto('下载我的数据', '下载 我的数据');
});

test('by keyboard alone: a member asks to close the account and cancels it', async () => {
  await openFrom('注销 账号', '注销账号');
  await expect.element(button('再想想')).toHaveFocus();
  await pressOn(button('继续注销'));
  await expect.element(button('获取验证码')).toHaveFocus();
  server.mock.use(
    mockRequestAccountClosing(() => {
      server.closing = {
        ...server.closing,
        requestedAt: '2099-01-01T00:00:00.000Z',
        closesAt: '2099-01-08T00:00:00.000Z',
      };
      return server.closing;
    }),
  );
  await prove();
  await expect.element(page.getByText(/账号将在/u).first()).toBeVisible();
  await tabTo(button('取消注销，保留账号'));
  await userEvent.keyboard('{Enter}');
  await closedOnto('注销账号', '注销 账号');
});
