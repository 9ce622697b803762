import { mockGetAgreement, mockLoginBySms, mockRegisterBySms, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient, session } from '../../../shell/client/client.ts';
import { openMockForVisitors } from '../../../testing/open-mock.ts';
import LoginPage from './LoginPage.tsx';
import { renderPage } from '../../../testing/render-page.ts';

let mock: Mock;
/** The document's example, which the mock accepts. */
const tokens = {
  token: 'ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v',
  refreshToken: 'yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL',
  expired: Date.now() + 1_800_000,
};

beforeEach(() => {
  sessionStorage.clear();
  // The time of the next code is kept across visits (rule 2.5).
  localStorage.clear();
  session.logout();
  queryClient.clear();
  ({ mock } = openMockForVisitors());
});

const open = async (entry: string | { pathname: string; state: unknown } = '/login') => {
  const { router, screen } = await renderPage(
    [
      { path: '/login', Component: LoginPage },
      { path: '*', element: <p>别的页面</p> },
    ],
    entry,
  );
  return { router, screen };
};

const typeCode = async (digits: string): Promise<void> => {
  await page.getByLabelText('验证码第 1 位').click();
  await userEvent.keyboard(digits);
};

const agree = () => page.getByRole('button', { name: '同意并继续' });

test('number and countdown to the next code survive a reload', async () => {
  const { router, screen } = await open();
  await page.getByLabelText('手机号').fill('13912345678');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await agree().click();
  await expect.element(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled();
  expect(mock.received('sendAuthCode')).toEqual([{ mobile: '13912345678', purpose: 'login' }]);
  await expect.poll((): unknown => router.state.location.state).toEqual({ mobile: '13912345678' });
  await screen.unmount();
  await open({ pathname: '/login', state: router.state.location.state });
  await expect.element(page.getByLabelText('手机号')).toHaveValue('139 1234 5678');
  await expect.element(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled();
});

test('after a mistyped number, a code for the right one can be asked for at once', async () => {
  await open();
  await page.getByLabelText('手机号').fill('13912345679');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled();
  await page.getByLabelText('手机号').fill('13912345678');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => mock.received('sendAuthCode')).toHaveLength(2);
  // The answer stores the countdown, so wait for it within this test.
  await expect.element(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled();
});

test('no code is sent before the consent, and it is sent at once with it', async () => {
  await open();
  await page.getByLabelText('手机号').fill('13912345678');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(page.getByRole('dialog', { name: '请先阅读并同意' })).toBeVisible();
  await page.getByRole('button', { name: '再看看' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(mock.received('sendAuthCode')).toEqual([]);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await agree().click();
  await expect.poll(() => mock.received('sendAuthCode')).toHaveLength(1);
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await expect.element(page.getByLabelText('验证码第 1 位')).toHaveFocus();
});

test('an invalid number is reported at its field, and nothing is sent', async () => {
  await open();
  await page.getByLabelText('手机号').fill('1391234');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(page.getByText('手机号应为 11 位数字')).toBeVisible();
  await expect.element(page.getByLabelText('手机号')).toHaveFocus();
  await expect.element(page.getByLabelText('手机号')).toBeInvalid();
  expect(mock.received('sendAuthCode')).toEqual([]);
});

test('the sixth digit asks for consent before anything is sent, then signs in and leads back', async () => {
  mock.use(mockLoginBySms({ state: 'signedIn', ...tokens }));
  const { router } = await open('/login?from=/home/gold');
  await page.getByLabelText('手机号').fill('13912345678');
  await typeCode('123456');
  await expect.element(page.getByRole('dialog', { name: '请先阅读并同意' })).toBeVisible();
  expect(mock.received('loginBySms')).toEqual([]);
  await agree().click();
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(mock.received('loginBySms')).toEqual([{ mobile: '13912345678', code: '123456' }]);
  expect(session.token()).toBe(tokens.token);
  expect(router.state.location.pathname).toBe('/home/gold');
});

/** Holds back the account, which is loaded between signing in and the next page. */
const holdAccount = () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = vi.fn<() => void>();
  const others = globalThis.fetch.bind(globalThis);
  const held = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.endsWith('/users/account')) return await others(request);
    asked();
    return await promise;
  });
  onTestFinished(() => held.mockRestore());
  return { asked, fail: () => resolve(new Response(null, { status: 504 })) };
};

/** Presses the form's button however it looks, and sends the form as Enter does. */
const pressAgain = (name: string): void => {
  const button = page.getByRole('button', { name }).element() as HTMLButtonElement; // Found by its role.
  button.click();
  button.form?.requestSubmit();
};

test('on a slow network signing in is pending until the next page is shown, and the code is sent once', async () => {
  mock.use(mockLoginBySms({ state: 'signedIn', ...tokens }));
  const account = holdAccount();
  await open();
  await page.getByLabelText('手机号').fill('13912345678');
  await page.getByRole('checkbox').click();
  await typeCode('123456');
  await expect.poll(() => account.asked).toHaveBeenCalledOnce();
  mock.use(mockLoginBySms(refuse('CODE_EXPIRED')));
  const button = page.getByRole('button', { name: '登录 / 注册' });
  await expect.element(button).toBeDisabled();
  pressAgain('登录 / 注册');
  await expect.element(button).toBeDisabled();
  expect(mock.received('loginBySms')).toHaveLength(1);
  account.fail();
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(mock.received('loginBySms')).toHaveLength(1);
});

test('on a slow network joining is pending until the next page is shown, and the ticket is sent once', async () => {
  mock.use(
    mockLoginBySms({ state: 'unregistered', registerTicket: 'Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a' }),
    mockRegisterBySms(tokens),
  );
  const account = holdAccount();
  await open();
  await page.getByLabelText('手机号').fill('13912345678');
  await page.getByRole('checkbox').click();
  await typeCode('123456');
  await page.getByRole('button', { name: '加入芽言' }).click();
  await expect.poll(() => account.asked).toHaveBeenCalledOnce();
  pressAgain('加入芽言');
  account.fail();
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(mock.received('registerBySms')).toHaveLength(1);
});

test('a visitor from another page reads that signing in leads back there; others read nothing', async () => {
  const note = page.getByText('这一步需要登录，登录后会回到刚才的页面。');
  const { screen } = await open('/login?from=%2Ftask%2Fgo%3Fsession%3Ds1');
  await expect.element(note).toBeVisible();
  await screen.unmount();
  await open('/login?from=//evil.example');
  await expect.element(page.getByRole('heading', { name: '登录芽言' })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test('a member who was signed out reads why they are here, and in a survey that their answers are kept', async () => {
  const { screen } = await open('/login?from=%2Ftask%2Fgo%3Fsession%3Ds1&ended=1');
  await expect.element(page.getByText('登录已失效。答过的题都在，重新登录后接着答。')).toBeVisible();
  await screen.unmount();
  await open('/login?from=%2Fhome&ended=1');
  await expect.element(page.getByText('登录已失效，重新登录后会回到刚才的页面。')).toBeVisible();
  await expect.element(page.getByText('这一步需要登录', { exact: false })).not.toBeInTheDocument();
});

test('a wrong code shows how many tries are left and can be typed again', async () => {
  mock.use(mockLoginBySms(refuse('CODE_WRONG', { triesLeft: 3 })));
  await open();
  await page.getByLabelText('手机号').fill('13912345678');
  await page.getByRole('checkbox').click();
  await typeCode('111111');
  await expect.element(page.getByText('验证码不正确，还可再试 3 次')).toBeVisible();
  mock.use(mockLoginBySms({ state: 'signedIn', ...tokens }));
  await typeCode('111111');
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(mock.received('loginBySms')).toHaveLength(2);
});

test('a new mobile becomes a member on the same screen, with consent to the current text', async () => {
  mock.use(
    mockLoginBySms({
      state: 'unregistered',
      registerTicket: 'Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a',
    }),
  );
  mock.use(mockRegisterBySms(refuse('INVITE_CODE_INVALID')));
  await open();
  await page.getByLabelText('手机号').fill('13912345678');
  await typeCode('123456');
  await agree().click();
  await page.getByLabelText('邀请码（选填）').fill('NOBODY');
  const join = page.getByRole('button', { name: '加入芽言' });
  await join.click();
  await expect.element(page.getByText('邀请码不正确，可以不填')).toBeVisible();
  mock.use(mockRegisterBySms(tokens));
  await page.getByLabelText('邀请码（选填）').fill('');
  await join.click();
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(mock.received('registerBySms').at(-1)).toEqual({
    registerTicket: 'Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a',
    agreementVersion: '2026-11-29',
    agreed: true,
  });
  expect(session.token()).toBe(tokens.token);
});

test('rule 2.3: texts that changed after the box was ticked are asked for anew, and what was typed stays', async () => {
  mock.use(mockRegisterBySms(refuse('AGREEMENT_REQUIRED')));
  await open();
  await page.getByLabelText('手机号').fill('13912345678');
  await typeCode('123456');
  await agree().click();
  await page.getByLabelText('邀请码（选填）').fill('YA7K2M9X');
  await page.getByRole('button', { name: '加入芽言' }).click();
  await expect.element(page.getByText('协议刚刚更新了，请看过新版，再勾选同意')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await expect.element(page.getByLabelText('邀请码（选填）')).toHaveValue('YA7K2M9X');
  mock.use(mockGetAgreement((example) => ({ ...example, version: '2027-01-15' })));
  await queryClient.invalidateQueries();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  mock.use(mockRegisterBySms(tokens));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '同意协议并加入' }).click();
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(
    mock.received('registerBySms').map((sent) => (sent as { agreementVersion: string }).agreementVersion),
  ).toEqual(['2026-11-29', '2027-01-15']);
});

test('rule 3.31: who came for the wall reads what it is, and sees tasks that they can open before signing in', async () => {
  await open('/login?from=%2Ftask');
  await expect.element(page.getByText(/^任务大厅按你的资料挑出你能做的任务/u)).toBeVisible();
  const task = page.getByRole('region', { name: '任务大厅里正在招人' }).getByRole('button').first();
  await task.click();
  await expect.element(page.getByRole('link', { name: '免费加入，开始这个任务' })).toBeVisible();
});

test('who came for another page sees no tasks of the wall', async () => {
  await open('/login?from=%2Fhome%2Fgold');
  await expect.element(page.getByText('这一步需要登录，登录后会回到刚才的页面。')).toBeVisible();
  expect(page.getByText('任务大厅里正在招人').query()).toBeNull();
});
