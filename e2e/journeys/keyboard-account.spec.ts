import type { Page } from '@playwright/test';
import { addresses } from '../stack/addresses.ts';
import { answerCalls, answerExport, askedClosing, proveByAnyCode } from '../stack/answer-calls.ts';
import { expect, test } from '../stack/journey.ts';
import { paste, pressOn, tabTo, typeInto } from '../stack/keyboard.ts';
import { mailedCodeOf } from '../stack/member-client.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const firstDigit = (page: Page) => page.getByRole('textbox', { name: '验证码第 1 位' });

/** Opens a dialog of the account page from its row. */
const openFrom = async (page: Page, row: string, title: string): Promise<void> => {
  await pressOn(page, button(page, row));
  await expect(dialog(page, title)).toBeVisible();
};

/** The dialog is gone and the focus is back on what opened it. */
const closedOnto = async (page: Page, title: string, row: string): Promise<void> => {
  await expect(dialog(page, title)).toBeHidden();
  await expect(button(page, row)).toBeFocused();
};

/** Proves the member by a code to their own mobile. */
const prove = async (page: Page): Promise<void> => {
  await pressOn(page, button(page, '获取验证码'));
  await expect(firstDigit(page)).toBeFocused();
  await page.keyboard.type('048213');
};

test.beforeEach(async ({ memberPage: page }) => {
  await answerCalls(page, proveByAnyCode);
  await page.goto('/home/user');
});

test('by keyboard alone: nickname, mobile, password and e-mail @desktop', async ({
  memberPage: page,
  visitor,
}) => {
  await answerCalls(page, {
    'POST /v1/sms/new-mobile': { resendAfterSeconds: 60 },
    'POST /v1/users/mobile': { mobile: '139****1234', signedOutDevices: 0 },
    'POST /v1/users/password': { signedOutDevices: 0 },
  });
  await openFrom(page, '修改 昵称', '修改昵称');
  await typeInto(page, page.getByRole('textbox', { name: '昵称' }), `键盘${visitor.mobile.slice(-6)}`);
  await page.keyboard.press('Enter');
  await closedOnto(page, '修改昵称', '修改 昵称');

  await openFrom(page, '更换 手机号', '更换手机号');
  await prove(page);
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeFocused();
  await page.keyboard.type('13912341234');
  await prove(page);
  await expect(page.getByText('手机号已换成 139****1234')).toBeVisible();
  await page.keyboard.press('Enter');
  await closedOnto(page, '更换手机号', '更换 手机号');

  await openFrom(page, '设置 密码', '设置密码');
  await prove(page);
  await expect(page.getByRole('textbox', { name: '新密码' })).toBeFocused();
  await page.keyboard.type('qing-ya-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('新密码已生效')).toBeVisible();
  await page.keyboard.press('Enter');
  await closedOnto(page, '设置密码', '设置 密码');

  await openFrom(page, '设置 邮箱', '设置邮箱');
  const email = `keyboard${visitor.mobile}@example.com`;
  await typeInto(page, page.getByRole('textbox', { name: '邮箱' }), email);
  await pressOn(page, button(page, '获取验证码'));
  await expect(firstDigit(page)).toBeFocused();
  await paste(page, await mailedCodeOf(addresses.api(), email));
  await expect(dialog(page, '设置邮箱')).toBeHidden();
  await expect(button(page, '更换 邮箱')).toBeVisible();
});

test('by keyboard alone: bindings, devices, real name, address, and its removal @desktop', async ({
  memberPage: page,
}) => {
  await page.goto('/home/user');
  await pressOn(page, button(page, '绑定 QQ'));
  await pressOn(page, page.getByRole('link', { name: /乔木/u }));
  await expect(button(page, '解绑 QQ')).toBeVisible();
  await openFrom(page, '解绑 QQ', '解绑后将不能用QQ登录');
  await pressOn(page, button(page, '解绑QQ'));
  await expect(button(page, '绑定 QQ')).toBeVisible();

  await pressOn(page, button(page, '去认证'));
  await typeInto(page, page.getByRole('textbox', { name: '姓名' }), '王小明');
  await typeInto(page, page.getByRole('textbox', { name: '身份证号' }), '110105194912310020');
  await page.keyboard.press('Enter');
  await expect(page.getByText('身份证号不正确，请检查最后一位')).toBeVisible();
  await typeInto(page, page.getByRole('textbox', { name: '身份证号' }), '11010519491231002X');
  await pressOn(page, page.getByRole('checkbox', { name: /敏感个人信息/u }), 'Space');
  await pressOn(page, button(page, '提交认证'));
  await expect(page.getByText('已认证', { exact: true })).toBeVisible();

  await openFrom(page, '新增 收货地址', '新增收货地址');
  await typeInto(page, page.getByRole('textbox', { name: '收货人' }), '王小明');
  await typeInto(page, page.getByRole('textbox', { name: '手机号' }), '13912341234');
  for (const [level, downs] of Object.entries({ 省份: 3, 城市: 1, 区县: 2 })) {
    await tabTo(page, page.getByRole('combobox', { name: level }));
    for (let count = 0; count < downs; count += 1) await page.keyboard.press('ArrowDown');
  }
  await typeInto(page, page.getByRole('textbox', { name: '详细地址' }), '文三路 1 号 2 栋 301');
  await pressOn(page, button(page, '保存地址'));
  await expect(page.getByText(/河北省 石家庄市 桥西区/u)).toBeVisible();
  await closedOnto(page, '新增收货地址', '新增 收货地址');
  await pressOn(page, button(page, '王小明的地址：编辑、删除'));
  await tabTo(page, page.getByRole('menuitem', { name: '删除' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page, '删除这个地址？')).toBeVisible();
  await pressOn(page, button(page, '删除地址'));
  await expect(page.getByText('当前暂无收货地址')).toBeVisible();
});

test('by keyboard alone: recommendations, one’s own data, and the end of the account @desktop', async ({
  memberPage: page,
}) => {
  await answerCalls(page, { 'POST /v1/users/closing': askedClosing });
  await tabTo(page, page.getByRole('switch', { name: /个性化推荐/u }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: /个性化推荐/u })).not.toBeChecked();

  await answerExport(page);
  await openFrom(page, '下载 我的数据', '下载我的数据');
  await prove(page);
  await expect(page.getByText('数据已下载')).toBeVisible();
  await page.keyboard.press('Enter');
  await closedOnto(page, '下载我的数据', '下载 我的数据');

  await openFrom(page, '注销 账号', '注销账号');
  await pressOn(page, button(page, '继续注销'));
  await expect(button(page, '获取验证码')).toBeFocused();
  await prove(page);
  await expect(page.getByText(/账号将在/u).first()).toBeVisible();
});
