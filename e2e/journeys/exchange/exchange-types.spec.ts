import type { Locator, Page } from '@playwright/test';
import { demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';

/** The folder for screenshots; none are taken without it. */
const pictures = process.env['YAYAN_E2E_PICTURES'];

const show = async (page: Page, name: string): Promise<void> => {
  if (pictures === undefined) return;
  const size = page.viewportSize()?.width ?? 0;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.evaluate(`document.documentElement.dataset.mantineColorScheme = '${colorScheme}'`);
    await page.screenshot({ path: `${pictures}/${name}-${size}-${colorScheme}.png` });
  }
  await page.evaluate("document.documentElement.dataset.mantineColorScheme = 'light'");
};

/** Opens a benefit from its list and answers its order form. */
const openBenefit = async (page: Page, tab: string, title: string): Promise<Locator> => {
  await page.goto('/exchange');
  await page.getByRole('radiogroup', { name: '兑换类型' }).getByText(tab, { exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.getByRole('region', { name: '兑换', exact: true });
};

/** Presses 兑换, reads the destination in the question, and confirms. */
const order = async (page: Page, form: Locator, target: string | RegExp, name: string): Promise<void> => {
  await form.getByRole('button', { name: /^用 .+ 金币兑换$/u }).click();
  const question = page.getByRole('dialog', { name: /金币兑换/u });
  await expect(question).toContainText(target);
  await show(page, `${name}-confirm`);
  await question.getByRole('button', { name: '确认兑换' }).click();
  await expect(page).toHaveURL(/\/exchange\/success\?order=/u);
};

const steps = (page: Page): Locator => page.getByRole('list', { name: '兑换进度' });

test.beforeEach(async ({ context }) => {
  await storeSession(context, demoSessions().exchanger);
});

test('cash by Alipay: masked where it is repeated; a wrong account is corrected and issued again', async ({
  page,
}, { project }) => {
  const account = `xiaosui-${project.name}@example.com`;
  const form = await openBenefit(page, '现金', '支付宝现金');
  await expect(form.getByRole('list', { name: '兑换条件' })).toContainText('已完成实名认证');
  const another = form.getByRole('radio', { name: '用另一个账户' });
  if (await another.isVisible()) await another.check();
  await form.getByLabel('支付宝账号').fill('fail@example.com');
  await form.getByLabel('收款人姓名').fill('王晓穗');
  await show(page, 'cash-form');
  await order(page, form, '支付宝 f***l@example.com（王*穗）', 'cash');
  await expect(steps(page)).toContainText('发放失败');
  await show(page, 'cash-failed');

  await page.getByRole('link', { name: '查看兑换记录' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '修改账号，重新发放' }).click();
  const correction = sheet.getByRole('form', { name: '修改后重新发放' });
  await correction.getByLabel('支付宝账号').fill(account);
  await correction.getByLabel('收款人姓名').fill('王晓穗');
  await show(page, 'cash-correct');
  await correction.getByRole('button', { name: '重新发放' }).click();
  await expect(steps(page)).toContainText('已发放');
  await expect(sheet).toContainText(/支付宝 x\*\*\*\w@example.com（王\*穗）/u);
  await show(page, 'cash-issued');
});

test('a phone is topped up by its number', async ({ page }) => {
  const form = await openBenefit(page, '虚拟卡', '话费直充');
  await form.getByText('10 元', { exact: true }).click();
  await form.getByLabel('充值手机号').fill('1391234');
  await form.getByRole('button', { name: /^用 .+ 金币兑换$/u }).click();
  await expect(form.getByText('手机号应为 11 位数字')).toBeVisible();
  await expect(form.getByLabel('充值手机号')).toBeFocused();
  await form.getByLabel('充值手机号').fill('13912341234');
  await show(page, 'topup-form');
  await order(page, form, '139****1234', 'topup');
  await expect(steps(page)).toContainText('已发放');
  await show(page, 'topup-issued');
});

test('goods go to an address, and can be taken back until they are sent', async ({ page }) => {
  const form = await openBenefit(page, '实物', '棉麻帆布袋');
  await form.getByText('本色', { exact: true }).click();
  await expect(form.getByRole('radio', { name: /王晓穗/u })).toBeChecked();
  await show(page, 'goods-form');
  await order(page, form, '王*穗 139****5678 上海市 徐汇区', 'goods');
  await expect(steps(page)).toContainText('发货');
  await show(page, 'goods-waiting');

  await page.getByRole('link', { name: '查看兑换记录' }).click();
  const sheet = page.getByRole('dialog').filter({ hasText: '棉麻帆布袋' });
  await expect(sheet).toContainText('预计');
  await sheet.getByRole('button', { name: '撤销兑换' }).click();
  await page.getByRole('button', { name: '确认撤销' }).click();
  await expect(steps(page)).toContainText('已撤销');
  await show(page, 'goods-revoked');
});
