import type { Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { paste, pressOn, tabTo, typeInto } from '../../stack/browser/keyboard.ts';
import { mailedCodeOf, signInElsewhere } from '../../stack/servers/member-client.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const firstDigit = (page: Page) => page.getByRole('textbox', { name: '验证码第 1 位' });

/** Opens a dialog of the account page from its row. */
const openFrom = async (page: Page, row: string, title: string): Promise<void> => {
  await pressOn(page, button(page, row));
  await expect(dialog(page, title)).toBeVisible();
};

/** Expects that the dialog is closed and the focus is back on the control that opened it. */
const closedOnto = async (page: Page, title: string, row: string): Promise<void> => {
  await expect(dialog(page, title)).toBeHidden();
  await expect(button(page, row)).toBeFocused();
};

test('by keyboard alone: nickname and e-mail @desktop', async ({ memberPage: page, visitor }) => {
  await page.goto('/home/user');
  await openFrom(page, '修改 昵称', '修改昵称');
  await typeInto(page, page.getByRole('textbox', { name: '昵称' }), `键盘${visitor.mobile.slice(-6)}`);
  await page.keyboard.press('Enter');
  await closedOnto(page, '修改昵称', '修改 昵称');

  await openFrom(page, '设置 邮箱', '设置邮箱');
  const email = `keyboard${visitor.mobile}@example.com`;
  await typeInto(page, page.getByRole('textbox', { name: '邮箱' }), email);
  await pressOn(page, button(page, '获取验证码'));
  await expect(firstDigit(page)).toBeFocused();
  await paste(page, await mailedCodeOf(addresses.api(), email));
  await expect(dialog(page, '设置邮箱')).toBeHidden();
  await expect(button(page, '更换 邮箱')).toBeVisible();
});

test('by keyboard alone: bindings, real name, address, and its removal @desktop', async ({
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
  await pressOn(page, dialog(page, '新增收货地址').getByRole('button', { name: '换一个' }));
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

/** A picture with a red left half and a blue right half. */
const halves = async (page: Page): Promise<Buffer> => {
  const painter = await page.context().newPage();
  await painter.setViewportSize({ width: 600, height: 300 });
  await painter.setContent('<body style="background: linear-gradient(90deg, red 50%, blue 50%)">');
  const picture = await painter.screenshot();
  await painter.close();
  return picture;
};

/** The colours at the avatar's left and right edge, as [red, green, blue]. */
const edgesOf = (page: Page): Promise<number[][]> =>
  page.evaluate<number[][]>(`(async () => {
    const image = document.querySelector('main img[src*="/files/"]');
    await image.decode();
    const pen = new OffscreenCanvas(100, 100).getContext('2d');
    pen.drawImage(image, 0, 0, 100, 100);
    return [2, 97].map((x) => [...pen.getImageData(x, 50, 1, 1).data].slice(0, 3));
  })()`);

test('by keyboard alone: a picture is chosen, zoomed, moved and kept as avatar @desktop', async ({
  memberPage: page,
}) => {
  await page.goto('/home/user');
  await pressOn(page, button(page, '更换头像'));
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, button(page, '选择图片'));
  await (await chooser).setFiles({ name: '我.png', mimeType: 'image/png', buffer: await halves(page) });

  // Drags the crop from the middle to the blue half.
  const zoom = page.getByRole('slider', { name: '缩放' });
  await tabTo(page, page.getByRole('application', { name: /头像裁剪区/u }));
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowLeft');
  await tabTo(page, zoom);
  for (let count = 0; count < 10; count += 1) await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveAttribute('aria-valuenow', '2');
  await tabTo(page, button(page, '向左移'));
  for (let count = 0; count < 10; count += 1) await page.keyboard.press('Enter');
  await pressOn(page, button(page, '保存头像'));
  await closedOnto(page, '更换头像', '更换头像');
  for (const [red = 255, , blue = 0] of await edgesOf(page)) {
    expect(red).toBeLessThan(40);
    expect(blue).toBeGreaterThan(215);
  }
});

test('by keyboard alone: one other device is signed out, then all others @desktop', async ({
  memberPage: page,
  memberSession: session,
}) => {
  for (let count = 0; count < 3; count += 1) await signInElsewhere(addresses.api(), session);
  await page.goto('/home/user');
  const devices = page.getByRole('region', { name: '登录设备' }).getByRole('listitem');
  await expect(devices).toHaveCount(4);

  const one = devices.getByRole('button', { name: /^退出/u }).first();
  await pressOn(page, one);
  const question = dialog(page, '退出后，那台设备需要重新登录');
  await expect(question.getByRole('button', { name: '再想想' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(one).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, button(page, '退出设备'));
  await expect(question).toBeHidden();
  await expect(devices).toHaveCount(3);

  await openFrom(page, '全部退出 其他设备', '退出其他 2 台设备？');
  await pressOn(page, button(page, '全部退出'));
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('本机');
});

test('by keyboard alone: a consent that is given is taken back, and recommendations @desktop', async ({
  memberPage: page,
}) => {
  await page.goto('/user/survey?part=private');
  await pressOn(page, button(page, '同意并继续'));
  await expect(page.getByText('你个人每月的收入').first()).toBeVisible();

  await page.goto('/home/user');
  const recommends = page.getByRole('switch', { name: /个性化推荐/u });
  await pressOn(page, recommends, 'Space');
  await expect(recommends).not.toBeChecked();
  const withdraw = '撤回 个人资料问卷的敏感部分的同意';
  const question = '撤回个人资料问卷敏感部分的同意？';
  await openFrom(page, withdraw, question);
  await expect(button(page, '先不撤回')).toBeFocused();
  await page.keyboard.press('Enter');
  await closedOnto(page, question, withdraw);
  await page.keyboard.press('Enter');
  await pressOn(page, button(page, '撤回并删除'));
  await expect(dialog(page, question)).toBeHidden();
  await expect(page.getByRole('region', { name: '隐私中心' }).getByText('已撤回')).toBeVisible();
  await expect(button(page, withdraw)).toBeHidden();
});
