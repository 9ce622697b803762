import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';
import { joinOver } from '../../stack/servers/member-client.ts';
import { newVisitor } from '../../stack/browser/visitor.ts';

test('A2 two tabs with an expired token: one refresh serves both, and nobody is signed out', async ({
  context,
  visitor,
}) => {
  const session = await joinOver(addresses.api(), visitor.mobile, visitor);
  await storeSession(context, { ...session, expired: Date.now() - 1 });
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/v1/auth/token/refresh')) refreshes.push(request.url());
  });
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/home')));
  for (const tab of tabs) await expect(tab.getByRole('region', { name: '金币余额' })).toBeVisible();
  expect(refreshes).toHaveLength(1);
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value;
  expect(token).toBeDefined();
  expect(token).not.toBe(session.token);
});

test('a tab belongs to one member: when somebody else signs in in another tab, it reloads for them', async ({
  context,
  memberPage: shown,
}) => {
  // The login page was opened before anybody was signed in, so it stays.
  await context.clearCookies();
  const login = await context.newPage();
  await login.goto('/login?from=/about');
  // Fields can be filled once the page has started; after that it doesn't check again whether somebody is signed in.
  await login.getByRole('tab', { name: '密码登录' }).click();
  await login.getByLabel('手机号').fill('13800000000');
  await login.getByLabel('密码', { exact: true }).fill('a-password-2026');
  await login.getByRole('checkbox', { name: /已阅读并同意/u }).check();
  const [first, second] = await Promise.all(
    [newVisitor(), newVisitor()].map(async (who) => await joinOver(addresses.api(), who.mobile, who)),
  );
  if (!first || !second) throw new Error('Two members are needed');
  await storeSession(context, first);
  await shown.goto('/home/user');
  await expect(shown.getByRole('button', { name: /的账号菜单$/u })).toBeVisible();
  const nameOf = async (): Promise<unknown> =>
    await shown.evaluate(() => document.cookie.split('; ').find((cookie) => cookie.startsWith('userData=')));
  const before = await nameOf();

  await login.route('**/auth/password/login*', (route) =>
    route.fulfill({ json: { code: 200, msg: '成功', data: second } }),
  );
  const sent: string[] = [];
  shown.on('request', (request) => {
    if (request.headers()['z-token'] === `Bearer ${second.token}`) sent.push(request.url());
  });
  const reloaded = shown.waitForEvent('framenavigated');
  const [, callsBefore] = await Promise.all([
    login.getByRole('button', { name: '登录', exact: true }).click(),
    reloaded.then(() => sent.length),
  ]);
  expect(callsBefore).toBe(0);
  await expect(shown.getByRole('button', { name: /的账号菜单$/u })).toBeVisible();
  expect(await nameOf()).not.toBe(before);
});
