import { createQrLogin } from '@yayan/api-client';
import {
  mockBindSns,
  mockChangeNickname,
  mockCheckInviteCode,
  mockFinishWechatLogin,
  mockLoginByPassword,
  mockRegisterSns,
  mockResetPassword,
  mockScanQrLogin,
  refuse,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient, session } from '../../../shell/client/client.ts';
import { storeInvite } from '../../../shell/session/stored-invite.ts';
import { heldThirdPartyRedirect } from '../../../shell/third-party/third-party-redirect.ts';
import { openMockForVisitors } from '../../../testing/open-mock.ts';
import LoginPage from './LoginPage.tsx';
import PasswordPage from '../password/PasswordPage.tsx';
import QrLoginPage from '../qr/QrLoginPage.tsx';
import BindPage from '../sns/BindPage.tsx';
import SnsCallbackPage from '../sns/SnsCallbackPage.tsx';
import { renderPage } from '../../../testing/render-page.ts';

let mock: Mock;
/** The document's example, which the mock accepts. */
const tokens = {
  token: 'ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v',
  refreshToken: 'yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL',
  expired: Date.now() + 1_800_000,
};
const mobile = '13912345678';
const state = 's4Jq8mXw2vN5cK7sQ1rL4hJ9';
const ticket = 'Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a';

beforeEach(() => {
  sessionStorage.clear();
  // The time of the next code is kept across visits (rule 2.5).
  localStorage.clear();
  session.logout();
  queryClient.clear();
  ({ mock } = openMockForVisitors());
});

const open = async (path: string) => {
  const { router } = await renderPage(
    [
      { path: '/login', Component: LoginPage },
      { path: '/login/qr', Component: QrLoginPage },
      { path: '/password', Component: PasswordPage },
      { path: '/bind', Component: BindPage },
      { path: '/open/*', Component: SnsCallbackPage },
      { path: '*', element: <p>别的页面</p> },
    ],
    path,
  );
  return router;
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const type = async (digits: string): Promise<void> => {
  await page.getByLabelText('验证码第 1 位').click();
  await userEvent.keyboard(digits);
};
const startVisit = (): void =>
  localStorage.setItem('thirdPartyVisit', JSON.stringify({ type: 1, state, from: '/home/gold' }));

test('a wrong password offers the code, with the same mobile', async () => {
  mock.use(mockLoginByPassword(refuse('PASSWORD_WRONG')));
  await open('/login?way=password');
  await page.getByLabelText('手机号').fill(mobile);
  await page.getByLabelText('密码', { exact: true }).fill('wrong2026');
  await page.getByRole('checkbox').click();
  await button('登录').click();
  await expect.element(page.getByLabelText('密码', { exact: true })).toHaveFocus();
  expect(mock.received('loginByPassword')).toEqual([{ mobile, password: 'wrong2026' }]);
  await button('改用验证码登录').click();
  await expect.element(page.getByLabelText('手机号')).toHaveValue('139 1234 5678');
  await expect.element(page.getByLabelText('验证码第 1 位')).toBeVisible();
});

test('mobile and password sign in and lead back', async () => {
  mock.use(mockLoginByPassword(tokens));
  const router = await open('/login?way=password&from=/task');
  await page.getByLabelText('手机号').fill(mobile);
  await page.getByLabelText('密码', { exact: true }).fill('qingya2026');
  await button('登录').click();
  await button('同意并继续').click();
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(router.state.location.pathname).toBe('/task');
  expect(session.token()).toBe(tokens.token);
});

test('after a wrong code the page asks for another, and sends it with the password that was chosen', async () => {
  mock.use(mockResetPassword(refuse('CODE_WRONG', { triesLeft: 4 })));
  const router = await open('/password');
  await page.getByLabelText('手机号').fill(mobile);
  await button('获取验证码').click();
  await button('同意并继续').click();
  await expect.element(page.getByLabelText('验证码第 1 位')).toHaveFocus();
  await type('111111');
  await page.getByLabelText('新密码').fill('qingya2026');
  await button('设置新密码').click();
  await expect.element(page.getByText('验证码不正确，还可再试 4 次')).toBeVisible();
  mock.use(mockResetPassword({ signedOutDevices: 2 }));
  await type('123456');
  await expect.element(page.getByText(/已让 2 台登录过的设备退出/u)).toBeVisible();
  expect(mock.received('resetPassword').at(-1)).toEqual({
    mobile,
    code: '123456',
    password: 'qingya2026',
  });
  expect(mock.received('sendAuthCode')).toEqual([{ mobile, purpose: 'reset' }]);
  await button('用新密码登录').click();
  await expect.element(page.getByLabelText('手机号')).toHaveValue('139 1234 5678');
  expect(router.state.location.search).toBe('?way=password');
});

test('no code is sent for a new password before the visitor agrees to the texts', async () => {
  await open('/password');
  await page.getByLabelText('手机号').fill(mobile);
  await button('获取验证码').click();
  await button('再看看').click();
  expect(mock.received('sendAuthCode')).toEqual([]);
  await page.getByRole('checkbox').click();
  await button('获取验证码').click();
  // The answer stores when the next code may be asked for, which would refuse the next test's.
  await expect.element(page.getByLabelText('验证码第 1 位')).toHaveFocus();
  expect(mock.received('sendAuthCode')).toEqual([{ mobile, purpose: 'reset' }]);
});

test('a password that breaks a rule is not sent', async () => {
  await open('/password');
  await page.getByLabelText('手机号').fill(mobile);
  await button('获取验证码').click();
  await button('同意并继续').click();
  await expect.element(page.getByLabelText('验证码第 1 位')).toHaveFocus();
  await type('123456');
  await page.getByLabelText('新密码').fill('qingya');
  await button('设置新密码').click();
  await expect.element(page.getByText('密码还没满足下面的要求')).toBeVisible();
  expect(mock.received('resetPassword')).toEqual([]);
});

const asker = {
  browser: 'Chrome',
  system: 'Windows',
  network: '203.0.113.*',
  sameNetwork: false,
  askedAt: '2026-11-21T08:31:00.000Z',
  expiresAt: '2026-11-21T08:33:00.000Z',
};

/** Opens the code of another browser on this phone. Returns the code's ticket. */
const openCode = async (): Promise<string> => {
  const opened = openMockForVisitors({ seed: [mockScanQrLogin(asker)] });
  ({ mock } = opened);
  session.signIn(tokens);
  const { content } = await createQrLogin({ client: opened.client });
  const { search } = new URL(content);
  await open(`/login/qr${search}`);
  return new URLSearchParams(search).get('ticket') ?? '';
};

test('a phone warns about a browser in another network, and confirms with the code’s ticket', async () => {
  const scanned = await openCode();
  await expect.element(page.getByText(/不在同一个网络/u)).toBeVisible();
  await button('确认登录').click();
  await expect.element(page.getByRole('heading', { name: '已确认登录' })).toBeVisible();
  expect(mock.received('confirmQrLogin')).toEqual([{ ticket: scanned }]);
});

test('a double press confirms once, because a second confirmation would be refused', async () => {
  const scanned = await openCode();
  await button('确认登录').dblClick();
  await expect.element(page.getByRole('heading', { name: '已确认登录' })).toBeVisible();
  expect(mock.received('confirmQrLogin')).toEqual([{ ticket: scanned }]);
});

test('an expired code can’t be confirmed', async () => {
  session.signIn(tokens);
  await open(`/login/qr?ticket=${ticket}`);
  await expect.element(page.getByRole('heading', { name: '二维码已失效' })).toBeVisible();
  await expect.element(button('确认登录')).not.toBeInTheDocument();
});

test('a callback whose state this browser did not create is not sent to the server', async () => {
  startVisit();
  mock.use(mockFinishWechatLogin({ state: 'signedIn', ...tokens }));
  await open('/open/wechat/callback?code=c1&state=another-state-0123456789');
  await expect.element(page.getByRole('heading', { name: '这次授权已失效' })).toBeVisible();
  expect(session.token()).toBeUndefined();
  expect(heldThirdPartyRedirect()).toBeUndefined();
});

test.each([
  ['no sign-in was started here', undefined],
  ['a sign-in with another party was', { type: 2, state, from: null }],
])('a callback is not sent to the server when %s, because it may be an attacker’s', async (_, held) => {
  if (held) localStorage.setItem('thirdPartyVisit', JSON.stringify(held));
  mock.use(mockFinishWechatLogin({ state: 'signedIn', ...tokens }));
  await open(`/open/wechat/callback?code=c1&state=${state}`);
  await expect.element(page.getByRole('heading', { name: '这次授权已失效' })).toBeVisible();
  expect(mock.received('finishWechatLogin')).toEqual([]);
  expect(session.token()).toBeUndefined();
});

test('a bound account signs in and leads back', async () => {
  startVisit();
  mock.use(mockFinishWechatLogin({ state: 'signedIn', ...tokens }));
  const router = await open(`/open/wechat/callback?code=c1&state=${state}`);
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(router.state.location.pathname).toBe('/home/gold');
});

test('a mobile that has an account is merged only after its holder agreed', async () => {
  startVisit();
  mock.use(
    mockFinishWechatLogin({
      state: 'bindRequired',
      bindTicket: ticket,
      type: 1,
      nickname: '青山不改',
      avatar: null,
    }),
  );
  mock.use(
    mockBindSns({
      state: 'mergeRequired',
      mergeTicket: `${ticket}m`,
      nickname: '小芽',
      avatar: null,
      mobile: '139****5678',
    }),
  );
  const router = await open(`/open/wechat/callback?code=c1&state=${state}`);
  await page.getByLabelText('手机号').fill(mobile);
  await type('123456');
  await button('同意并继续').click();
  await expect.element(page.getByRole('heading', { name: '该手机号已有账号，是否合并绑定？' })).toBeVisible();
  expect(session.token()).toBeUndefined();
  mock.use(mockBindSns({ state: 'signedIn', ...tokens }));
  await button('合并绑定并登录').click();
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(router.state.location.pathname).toBe('/home/gold');
  expect(mock.received('bindSns')).toEqual([
    { by: 'code', bindTicket: ticket, mobile, code: '123456' },
    { by: 'merge', mergeTicket: `${ticket}m` },
  ]);
});

describe('a member who joins through WeChat', () => {
  const openLastStep = async (): Promise<void> => {
    startVisit();
    mock.use(
      mockFinishWechatLogin({
        state: 'bindRequired',
        bindTicket: ticket,
        type: 1,
        nickname: '青山不改',
        avatar: null,
      }),
    );
    mock.use(mockBindSns({ state: 'unregistered', registerTicket: `${ticket}r` }));
    mock.use(mockRegisterSns(tokens));
    mock.use(mockChangeNickname({ nickname: '青山不改' }));
    await open(`/open/wechat/callback?code=c1&state=${state}`);
    await page.getByLabelText('手机号').fill(mobile);
    await type('123456');
    await button('同意并继续').click();
  };
  const join = async (): Promise<void> => {
    await button('加入芽言').click();
    await expect.element(page.getByText('别的页面')).toBeVisible();
  };

  test('is offered their WeChat nickname, reads that it is from WeChat, and gets it', async () => {
    await openLastStep();
    await expect.element(page.getByLabelText('昵称（选填）')).toHaveValue('青山不改');
    await expect.element(page.getByText('这是你的微信昵称，可以改；不填就由我们起一个')).toBeVisible();
    await join();
    await expect.poll(() => mock.received('changeNickname')).toEqual([{ nickname: '青山不改' }]);
  });

  test('declines it by leaving the field empty', async () => {
    await openLastStep();
    await page.getByLabelText('昵称（选填）').fill('');
    await join();
    expect(mock.received('changeNickname')).toEqual([]);
  });

  test('rule 4.19: reads the inviter’s present name, even if it has changed since the invitation was opened', async () => {
    storeInvite({ code: 'YA7K2M9X', until: '2099-01-01T00:00:00.000Z' });
    mock.use(mockCheckInviteCode({ inviteCode: 'YA7K2M9X', nickname: '小*', avatar: null }));
    await openLastStep();
    await expect.element(page.getByLabelText('邀请码（选填）')).toHaveValue('YA7K2M9X');
    await expect.element(page.getByText('小* 邀请你加入')).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toContain('小*');
  });
});
