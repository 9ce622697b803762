import { mockResetPassword, mockSendAuthCode } from '@yayan/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressOn, typeInto } from '@yayan/site/keyboard';
import { look, looks, prepareLook } from '@yayan/site/look';
import { openMockForVisitors } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
import PasswordPage from './PasswordPage.tsx';

describe.each(looks)('a forgotten password on a $size, $scheme', (how) => {
  beforeEach(async () => {
    sessionStorage.clear();
    // The times of the next code outlive a page.
    localStorage.clear();
    const { mock } = openMockForVisitors();
    mock.use(mockSendAuthCode(() => ({ resendAfterSeconds: 60 })));
    mock.use(mockResetPassword(() => ({ signedOutDevices: 2 })));
    await prepareLook(how);
  });

  test('step by step, refused where something is missing', async () => {
    await openPage(PasswordPage, '/password', '/password');
    const ask = page.getByRole('button', { name: '获取验证码' });
    await ask.click();
    await expect.element(page.getByText('请输入手机号')).toBeVisible();
    await look('refused');
    await page.getByLabelText('手机号').fill('13812345678');
    await ask.click();
    await look('consent');
    await page.getByRole('button', { name: '同意并继续' }).click();
    await page.getByLabelText('验证码第 1 位').click();
    await look('code');
    await userEvent.keyboard('048213');
    await page.getByLabelText('新密码').fill('qing-ya');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('密码还没满足下面的要求')).toBeVisible();
    await look('new password, refused');
    await page.getByLabelText('新密码').fill('qing-ya-2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: '新密码已生效' })).toBeVisible();
    await look('done');
  });
});

test('by keyboard alone: the four steps of a forgotten password', async () => {
  sessionStorage.clear();
  localStorage.clear();
  const { mock } = openMockForVisitors();
  mock.use(mockSendAuthCode(() => ({ resendAfterSeconds: 60 })));
  mock.use(mockResetPassword(() => ({ signedOutDevices: 2 })));
  await page.viewport(1440, 900);
  await openPage(PasswordPage, '/password', '/password');
  await typeInto(page.getByRole('textbox', { name: '手机号' }), '13812345678');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '同意并继续' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: '验证码第 1 位' })).toHaveFocus();
  await userEvent.keyboard('048213');
  const field = page.getByRole('textbox', { name: '新密码' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('short');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription('密码还没满足下面的要求');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await typeInto(field, 'qing-ya-2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '新密码已生效' })).toHaveFocus();
  await pressOn(
    page.getByRole('link', { name: '用新密码登录' }).or(page.getByRole('button', { name: '用新密码登录' })),
  );
  await expect.element(page.getByText('另一页')).toBeVisible();
});
