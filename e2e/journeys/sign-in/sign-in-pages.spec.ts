import type { Page } from '@playwright/test';
import { answerCalls } from '../../stack/browser/mock-answers.ts';
import { openPage } from '../../stack/browser/axe.ts';
import { expect, test } from '../../stack/journey.ts';
import { look } from '../../stack/browser/screenshot.ts';

const ticket = 'Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a';
const state = 's4Jq8mXw2vN5cK7sQ1rL4hJ9';

const typeCode = (page: Page) =>
  page.getByRole('textbox', { name: '验证码第 1 位' }).pressSequentially('048213');

/** Leaves a call unanswered, so that the page keeps loading. */
const leaveWaiting = (page: Page, call: string) => page.route(`**${call}*`, () => undefined);

/** Makes a page believe that it left for a third party (1 WeChat, 2 QQ) and now returns. */
const holdRedirect = (page: Page, type: number) =>
  page.addInitScript(
    (visit) => localStorage.setItem('thirdPartyVisit', visit),
    JSON.stringify({ type, state, from: null }),
  );

// Pages that only open, such as the agreement and an outdated /bind, are looked at in site/accessibility.spec.ts; a code on a
// desktop and a forgotten password beside their pages, in qr-states and password-states.alone.browser.test.tsx.
test.describe('the ways in, in each state @looks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  test('signing in: both tabs, refused input, the consent that is missing, the last step', async ({
    page,
  }) => {
    await openPage(page, '/login');
    await page.getByRole('button', { name: '登录 / 注册' }).click();
    await expect(page.getByText('请输入手机号')).toBeVisible();
    await look(page, 'login-code-refused');
    await page.getByRole('tab', { name: '密码登录' }).click();
    const byPassword = page.getByRole('tabpanel', { name: '密码登录' });
    await byPassword.getByLabel('手机号', { exact: true }).fill('13812345678');
    await byPassword.getByLabel('密码', { exact: true }).fill('nong-fu-2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('dialog', { name: '请先阅读并同意' })).toBeVisible();
    await look(page, 'login-consent');
    await page.getByRole('button', { name: '同意并继续' }).click();
    await expect(page.getByRole('tabpanel').getByText('手机号或密码不正确')).toBeVisible();
    await look(page, 'login-password-wrong');

    const unregistered = { state: 'unregistered', registerTicket: ticket };
    await answerCalls(page, { 'POST /auth/sms/login': unregistered });
    await answerCalls(page, { 'POST /auth/sms/register': null }, 21003);
    await page.getByRole('tab', { name: '验证码登录' }).click();
    await typeCode(page);
    await expect(page.getByRole('heading', { name: '还差一步，欢迎加入' })).toBeVisible();
    await page.getByLabel('邀请码（选填）').fill('YA000000');
    await page.getByRole('button', { name: '同意协议并加入' }).click();
    await expect(page.getByRole('main').getByText('邀请码不正确，可以不填')).toBeVisible();
    await look(page, 'login-register');
  });

  test('a code that was sent: on its way, not received, wrong', async ({ page }) => {
    await answerCalls(page, { 'POST /v1/auth/sms/send': { resendAfterSeconds: 60 } });
    await openPage(page, '/login');
    await page.getByLabel('手机号', { exact: true }).fill('13812345678');
    await page.getByLabel('我已阅读并同意').check();
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText(/验证码已发送至/u)).toBeVisible();
    await look(page, 'login-code-sent');
    await page.getByRole('button', { name: '没收到验证码？' }).click();
    const help = page.getByRole('dialog', { name: '没收到验证码？' });
    await expect(help).toBeVisible();
    await look(page, 'login-code-help');
    await help.getByRole('button', { name: '知道了' }).click();
    await answerCalls(page, { 'POST /auth/sms/login': null }, 20003);
    await typeCode(page);
    await expect(page.getByRole('tabpanel').getByText('没有成功')).toBeVisible();
    await look(page, 'login-code-wrong');
  });

  test('through a third party: where it leads nowhere', async ({ page }) => {
    const failures = {
      'third-unknown': '/login/third?type=nobody',
      'callback-declined': `/open/qq/callback.php?state=${state}&usercancel=1`,
      'callback-outdated': `/open/wechat/callback?code=c&state=${state}`,
      'callback-alipay': `/open/alipay/callback?auth_code=c&state=${state}`,
      'callback-weibo': `/open/sina/callback.php?error=access_denied&state=${state}`,
    };
    for (const [name, path] of Object.entries(failures)) {
      await openPage(page, path);
      await look(page, name);
    }
    await holdRedirect(page, 2);
    await page.route('**/v1/auth/qq/callback*', (route) => route.abort());
    await page.goto(`/open/qq/callback.php?code=c&state=${state}`);
    await expect(page.getByRole('heading', { name: '网络开小差了' })).toBeVisible();
    await look(page, 'callback-offline');
  });

  test('through a third party: on the way, for long, a mobile, an account that is there', async ({
    page,
  }) => {
    await holdRedirect(page, 1);
    await leaveWaiting(page, '/v1/auth/wechat/callback');
    await openPage(page, `/open/wechat/callback?code=c&state=${state}`);
    await look(page, 'callback-loading');
    await page.unrouteAll();
    await leaveWaiting(page, '/v1/auth/sns/start');
    await page.clock.install();
    await openPage(page, '/login/third?type=wechat');
    await look(page, 'third-loading');
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('link', { name: '返回登录' })).toBeVisible();
    await look(page, 'third-long');
    await page.clock.resume();

    await answerCalls(page, {
      'GET /v1/auth/wechat/callback': {
        state: 'bindRequired',
        bindTicket: ticket,
        type: 1,
        nickname: '一个长得很长很长的第三方昵称🌱',
        avatar: null,
      },
      'POST /v1/auth/sns/bind': {
        state: 'mergeRequired',
        mergeTicket: ticket,
        nickname: '小芽',
        avatar: null,
        mobile: '139****5678',
      },
    });
    await page.goto(`/open/wechat/callback?code=c&state=${state}`);
    await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible();
    await look(page, 'bind');
    await page.getByLabel('手机号').fill('13912345678');
    await page.getByLabel('我已阅读并同意').check();
    await typeCode(page);
    await expect(page.getByRole('button', { name: '合并绑定并登录' })).toBeVisible();
    await look(page, 'bind-merge');
  });
});
