import type { Page } from '@playwright/test';
import { choose, issuesOf, openPage, overflows } from '../stack/axe.ts';
import { expect, test } from '../stack/journey.ts';

/** Where to put pictures to look at; without it none are taken. */
const pictures = process.env['YAYAN_E2E_PICTURES'];

/** Looks at a state of a page: nothing serious for axe, nothing wider than the window. */
const look = async (page: Page, name: string): Promise<void> => {
  // Transitions blend colours that nobody reads; what turns for ever is not waited for.
  await page.evaluate(`Promise.all(document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
    .map(({ finished }) => finished.catch(() => null))).then(() => null)`);
  if (pictures !== undefined) {
    const size = page.viewportSize()?.width ?? 0;
    const scheme = await page.evaluate<string>('document.documentElement.dataset.mantineColorScheme');
    await page.screenshot({ path: `${pictures}/${name}-${size}-${scheme}.png` });
  }
  expect.soft(await issuesOf(page), name).toEqual([]);
  expect.soft(await overflows(page), `${name} is wider than its window`).toBe(false);
};

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
  'withdraw',
  'close',
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`pages of accounts in each state, ${colorScheme}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ page }) => choose(page, colorScheme));

    test('signing in: both tabs, refused input, the consent that is missing', async ({ page }) => {
      await openPage(page, '/login');
      await look(page, 'login-code');
      await page.getByRole('button', { name: '登录 / 注册' }).click();
      await look(page, 'login-code-refused');
      await page.getByRole('tab', { name: '密码登录' }).click();
      await page.getByLabel('手机号', { exact: true }).fill('13812345678');
      await page.getByLabel('密码', { exact: true }).fill('nong-fu-2026');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(page.getByRole('dialog', { name: '请先阅读并同意' })).toBeVisible();
      await look(page, 'login-consent');
      await page.getByRole('button', { name: '同意并继续' }).click();
      await expect(page.getByRole('tabpanel').getByText('手机号或密码不正确')).toBeVisible();
      await look(page, 'login-password-wrong');
    });

    test('ways that lead nowhere say so', async ({ page }) => {
      const states = {
        'third-unknown': '/login/third?type=nobody',
        'callback-declined': '/open/qq/callback.php?state=s4Jq8mXw2vN5cK7sQ1rL4hJ9&usercancel=1',
        'callback-outdated': '/open/wechat/callback?code=c&state=s4Jq8mXw2vN5cK7sQ1rL4hJ9',
        'callback-alipay': '/open/alipay/callback?auth_code=c&state=s4Jq8mXw2vN5cK7sQ1rL4hJ9',
        'callback-weibo': '/open/sina/callback.php?error=access_denied&state=s4Jq8mXw2vN5cK7sQ1rL4hJ9',
        'bind-outdated': '/bind',
      };
      for (const [name, path] of Object.entries(states)) {
        await openPage(page, path);
        await look(page, name);
      }
    });

    test('a page that is on its way', async ({ page }) => {
      await page.route('**/v1/auth/sns/start*', () => undefined);
      await openPage(page, '/login/third?type=wechat');
      await look(page, 'third-loading');
      await openPage(page, '/password');
      await page
        .getByRole('button', { name: /验证码|下一步/u })
        .first()
        .click();
      await look(page, 'password-refused');
    });

    test('the account page, and what is not loaded', async ({ memberPage: page }) => {
      await openPage(page, '/home/user');
      await look(page, 'account');
      await page.route('**/v1/users/{devices,sns,privacy}*', (route) => route.abort());
      await page.goto('/home/user');
      await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
      await look(page, 'account-error');
    });

    for (const name of sheets)
      test(`the dialog ${name} of the account page`, async ({ memberPage: page }) => {
        await page.goto(`/home/user?edit=${name}`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await look(page, `account-${name}`);
      });

    test('a code from a phone', async ({ memberPage: page }) => {
      await openPage(page, '/login/qr?ticket=Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a');
      await look(page, 'qr-over');
    });

    test('a changed agreement', async ({ memberPage: page }) => {
      await page.route('**/v1/users/account*', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: object };
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, agreementDue: true } } });
      });
      await openPage(page, '/agreement');
      await page.getByText('暂不同意').click();
      await look(page, 'agreement-renewal');
    });
  });
}
