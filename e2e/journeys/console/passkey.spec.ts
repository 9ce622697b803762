import { typePassword } from '../../stack/browser/operator-page.ts';
import { expect, test } from '../../stack/journey.ts';
import { addresses } from '../../stack/servers/addresses.ts';
import { newOperator } from '../../stack/servers/new-operator.ts';

test('an operator adds a passkey, signs in with it alone, and no longer after removing it @desktop', async ({
  page,
}) => {
  // Browsers have no passkeys for numeric addresses.
  const site = addresses.console().replace('127.0.0.1', 'localhost');
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await browser.send('WebAuthn.addVirtualAuthenticator', { options });
  const operator = await newOperator('support');
  const today = page.getByRole('heading', { level: 1, name: '今天' });
  const signOut = async (): Promise<void> => {
    await page.getByRole('button', { name: operator.name }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page.getByText('已退出登录。')).toBeVisible();
  };

  await page.goto(`${site}/sign-in`);
  await typePassword(page, operator);
  await page.getByRole('button', { name: '没带验证器？用恢复码' }).click();
  await page.getByRole('textbox', { name: '恢复码' }).fill(operator.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(today).toBeVisible();

  await page.getByRole('button', { name: operator.name }).click();
  await page.getByRole('menuitem', { name: '通行密钥' }).click();
  await page.getByRole('button', { name: '登记通行密钥…' }).click();
  await page.getByRole('textbox', { name: '名字' }).fill('办公室的电脑');
  await page.getByRole('textbox', { name: '动态码' }).fill(operator.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: '下一步，在设备上确认' }).click();
  await expect(page.getByText('动态码不正确，请看验证器里最新的 6 位数字')).toBeVisible();
  await page.getByRole('textbox', { name: '动态码' }).fill(operator.recoveryCodes[1] ?? '');
  await page.getByRole('button', { name: '下一步，在设备上确认' }).click();
  await expect(page.getByRole('cell', { name: '办公室的电脑', exact: true })).toBeVisible();

  await signOut();
  await page.getByRole('button', { name: '用通行密钥登录' }).click();
  await expect(today).toBeVisible();

  await page.goto(`${site}/account/passkeys`);
  await page.getByRole('button', { name: '删除 办公室的电脑' }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByText('已删除，不能再用它登录')).toBeVisible();
  await signOut();
  await page.getByRole('button', { name: '用通行密钥登录' }).click();
  await expect(page.getByText('通行密钥没有通过验证，请再试一次，或用密码登录')).toBeVisible();
});
