import {
  mockBindSns,
  mockFinishWechatLogin,
  mockLoginByPassword,
  mockLoginBySms,
  mockRegisterBySms,
  refuse,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { look, looks, prepareLook } from '@yayan/site/look';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { queryClient, session } from '../../../shell/client/client.ts';
import { renderPage } from '../../../testing/render-page.ts';
import BindPage from '../sns/BindPage.tsx';
import SnsCallbackPage from '../sns/SnsCallbackPage.tsx';
import ThirdLoginPage from '../sns/ThirdLoginPage.tsx';
import { openMockForVisitors } from '../../../testing/open-mock.ts';
import LoginPage from './LoginPage.tsx';

const ticket = 'Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a';
const state = 's4Jq8mXw2vN5cK7sQ1rL4hJ9';

let mock: Mock;
let disturb: ReturnType<typeof openMockForVisitors>['disturb'];

/** Opens the page at an address again, as a visit does. */
const open = async (at: string): Promise<void> => {
  await cleanup();
  queryClient.clear();
  await renderPage(
    [
      { path: '/login', Component: LoginPage },
      { path: '/login/third', Component: ThirdLoginPage },
      { path: '/bind', Component: BindPage },
      { path: '/open/*', Component: SnsCallbackPage },
    ],
    at,
  );
};

/** Makes a page believe that it left for a third party (1 WeChat, 2 QQ) and now returns. */
const holdRedirect = (type: number): void =>
  localStorage.setItem('thirdPartyVisit', JSON.stringify({ type, state, from: null }));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const text = (words: string | RegExp) => page.getByText(words).first();
const typeCode = async (): Promise<void> => {
  await page.getByLabelText('验证码第 1 位').click();
  await userEvent.keyboard('048213');
};

// Sign-in by a code on a desktop, and a forgotten password, are in qr-states and password-states.browser.test.tsx.
describe.each(looks)('the ways in on a $size, $scheme', (how) => {
  beforeEach(async () => {
    sessionStorage.clear();
    localStorage.clear();
    session.logout();
    ({ mock, disturb } = openMockForVisitors());
    await prepareLook(how);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('by code: refused input, then the last step of who joins', async () => {
    mock.use(mockLoginBySms({ state: 'unregistered', registerTicket: ticket }));
    mock.use(mockRegisterBySms(refuse('INVITE_CODE_INVALID')));
    await open('/login');
    await button('登录 / 注册').click();
    await expect.element(text('请输入手机号')).toBeVisible();
    await look('code, refused');
    await page.getByLabelText('手机号').fill('13812345678');
    await page.getByRole('checkbox').click();
    await typeCode();
    await expect.element(heading('还差一步，欢迎加入')).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await page.getByLabelText('邀请码（选填）').fill('YA000000');
    await button('加入芽言').click();
    await expect.poll(() => document.querySelector('[aria-invalid="true"]')).not.toBeNull();
    await look('last step, refused');
  });

  test('by password: the consent that is missing, then a wrong password', async () => {
    mock.use(mockLoginByPassword(refuse('PASSWORD_WRONG')));
    await open('/login?way=password');
    await page.getByLabelText('手机号', { exact: true }).fill('13812345678');
    await page.getByLabelText('密码', { exact: true }).fill('nong-fu-2026');
    await button('登录').click();
    await expect.element(page.getByRole('dialog', { name: '请先阅读并同意' })).toBeVisible();
    await look('consent');
    await button('同意并继续').click();
    await expect
      .element(page.getByRole('tabpanel').getByText('手机号或密码不正确', { exact: false }))
      .toBeVisible();
    await look('password, wrong');
  });

  test('a code that was sent: on its way, not received, wrong', async () => {
    mock.use(mockLoginBySms(refuse('CODE_WRONG')));
    await open('/login');
    await page.getByLabelText('手机号').fill('13812345678');
    await page.getByRole('checkbox').click();
    await button('获取验证码').click();
    await expect.element(text(/验证码已发送至/u)).toBeVisible();
    await look('code sent');
    await button('没收到验证码？').click();
    const help = page.getByRole('dialog', { name: '没收到验证码？' });
    await expect.element(help).toBeVisible();
    await look('help with the code');
    await help.getByRole('button', { name: '知道了' }).click();
    await expect.element(help).not.toBeInTheDocument();
    await typeCode();
    await expect
      .element(page.getByRole('tabpanel').getByText('验证码不正确，请重新输入', { exact: false }))
      .toBeVisible();
    await look('code, wrong');
  });

  test.each([
    '/login/third?type=nobody',
    `/open/qq/callback.php?state=${state}&usercancel=1`,
    `/open/wechat/callback?code=c&state=${state}`,
    `/open/alipay/callback?auth_code=c&state=${state}`,
    `/open/sina/callback.php?error=access_denied&state=${state}`,
  ])('through a third party it leads nowhere: %s', async (path) => {
    await open(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  });

  test('back from a third party, and the server gives no answer', async () => {
    holdRedirect(2);
    disturb((path) => (path === '/v1/auth/qq/callback' ? 'lost' : undefined));
    await open(`/open/qq/callback.php?code=c&state=${state}`);
    await expect.element(heading('没有收到结果')).toBeVisible();
    await look('callback, unanswered');
  });

  test('through a third party: on the way back, on the way there, and for long', async () => {
    holdRedirect(1);
    disturb((path) => (path === '/v1/auth/wechat/callback' ? 'unanswered' : undefined));
    await open(`/open/wechat/callback?code=c&state=${state}`);
    await expect.element(heading('正在通过微信登录…')).toBeVisible();
    await look('callback, loading');
    disturb((path) => (path === '/v1/auth/sns/start' ? 'unanswered' : undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open('/login/third?type=wechat');
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await expect.element(page.getByRole('link', { name: '返回登录' })).toBeVisible();
    await look('third party, for long');
  });

  test('through a third party: a mobile, and an account that is there', async () => {
    holdRedirect(1);
    mock.use(
      mockFinishWechatLogin({
        state: 'bindRequired',
        bindTicket: ticket,
        type: 1,
        nickname: '一个长得很长很长的第三方昵称🌱',
        avatar: null,
      }),
    );
    mock.use(
      mockBindSns({
        state: 'mergeRequired',
        mergeTicket: ticket,
        nickname: '小芽',
        avatar: null,
        mobile: '139****5678',
      }),
    );
    await open(`/open/wechat/callback?code=c&state=${state}`);
    await expect.element(heading('绑定手机号')).toBeVisible();
    await look('bind');
    await page.getByLabelText('手机号').fill('13912345678');
    await page.getByRole('checkbox').click();
    await typeCode();
    await expect.element(button('合并绑定并登录')).toBeVisible();
    await look('merge');
  });
});
