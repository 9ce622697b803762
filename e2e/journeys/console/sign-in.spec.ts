import { randomBytes } from 'node:crypto';
import { addresses } from '../../stack/servers/addresses.ts';
import { authenticatorCode } from '../../stack/servers/authenticator-code.ts';
import { expect, test } from '../../stack/journey.ts';
import { yayan } from '../../stack/servers/operator.ts';
import { typePassword } from '../../stack/browser/operator-page.ts';

const PASSWORD = 'qiu-tian-2026';

test('an operator sets up an account by a one-time link, signs in by code and by recovery code, and is told when a session ended @desktop', async ({
  page,
  context,
}) => {
  const name = `op.${randomBytes(4).toString('hex')}`;
  const said = await yayan('operator', 'add', name, 'support', '--by', '林晓');
  const path = /\/setup#[\w-]+/u.exec(said)?.[0] ?? '';
  await page.goto(addresses.console() + path);
  await expect(page.getByText(`${name}，客服`)).toBeVisible();
  await expect(page.getByRole('img', { name: '绑定验证器的二维码' })).toBeVisible();
  await page.getByText('扫不了？手动输入密钥').click();
  const secret = (await page.locator('code').textContent()) ?? '';

  await page.getByLabel('新密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: '动态码' }).fill(authenticatorCode(secret, 100));
  await page.getByRole('button', { name: '完成设置' }).click();
  await expect(page.getByText('动态码不正确，请看验证器里最新的 6 位数字')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '动态码' })).toBeFocused();
  await page.getByRole('textbox', { name: '动态码' }).fill(authenticatorCode(secret));
  await page.getByRole('button', { name: '完成设置' }).click();
  await expect(page.getByRole('heading', { name: '保存恢复码' })).toBeVisible();
  const codes = await page.locator('li code').allTextContents();
  expect(codes).toHaveLength(10);

  const again = await context.newPage();
  await again.goto(addresses.console() + path);
  await expect(again.getByText('这个链接已用过或已过期，请让管理员再发一个')).toBeVisible();
  await again.close();

  await page.getByRole('checkbox', { name: '我已保存好' }).check();
  await page.getByRole('link', { name: '去登录' }).click();
  await typePassword(page, { name, password: 'wrong-2026' });
  await page.getByRole('textbox', { name: '动态码' }).fill(authenticatorCode(secret, 1));
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('名字、密码或动态码不正确')).toBeVisible();
  await page.getByRole('button', { name: '改名字或密码' }).click();
  await typePassword(page, { name, password: PASSWORD });
  await page.getByRole('textbox', { name: '动态码' }).fill(authenticatorCode(secret, 1));
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '今天' })).toBeVisible();

  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByText('已退出登录。')).toBeVisible();
  await typePassword(page, { name, password: PASSWORD });
  await page.getByRole('button', { name: '没带验证器？用恢复码' }).click();
  await page.getByRole('textbox', { name: '恢复码' }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '今天' })).toBeVisible();

  // The session ends elsewhere; the page says so, and leads back after the next sign-in.
  await page.goto(`${addresses.console()}/members`);
  await expect(page.getByRole('heading', { level: 1, name: '会员' })).toBeVisible();
  await context.clearCookies();
  await page.getByRole('link', { name: '任务' }).click();
  await expect(page.getByText('登录已结束，请重新登录。')).toBeVisible();
  await typePassword(page, { name, password: PASSWORD });
  await page.getByRole('button', { name: '没带验证器？用恢复码' }).click();
  await page.getByRole('textbox', { name: '恢复码' }).fill(codes[1] ?? '');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '任务' })).toBeVisible();
});
