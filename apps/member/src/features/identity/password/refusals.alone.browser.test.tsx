import { configureClient, createClient } from '@yayan/api-client';
import { useFindDiscussion, useRevealOrder } from '@yayan/api-client/react';
import { failureText, failureToasts, QueryView } from '@yayan/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session, toaster } from '../../../shell/client/client.ts';
import { openPage } from '../../../testing/open-page.tsx';
import PasswordPage from './PasswordPage.tsx';

vi.mock('../../../shell/client/encrypt-field.ts', () => ({
  encryptField: (value: string) => Promise.resolve(`sealed ${value}`),
}));

const answers = new Map<string, unknown>();
let toasts: string[];

/** Longer than a toast waits for the page to show the failure itself. */
const toastIsDue = () => new Promise((resolve) => setTimeout(resolve, 300));

beforeEach(() => {
  sessionStorage.clear();
  // The times of the next code outlive a page.
  localStorage.clear();
  toasts = [];
  toaster.dismiss();
  answers.clear();
  configureClient(
    createClient({
      baseUrl: 'https://mock.test/api',
      session,
      retries: 0,
      fetch: ({ url }) =>
        Promise.resolve(Response.json(answers.get(new URL(url).pathname.replace('/api', '')))),
      on: failureToasts(toaster),
    }),
  );
  return toaster.subscribe(() => toasts.push(toaster.current()?.message ?? ''));
});

/** Shows its refusal from the state of a query. */
function Reveal() {
  const reveal = useRevealOrder();
  return (
    <>
      <button type="button" onClick={() => reveal.mutate({ id: '7' })}>
        显示卡密
      </button>
      {reveal.isError ? <p role="alert">{failureText(reveal.error)}</p> : null}
    </>
  );
}

/** Has its own page for what doesn't exist. */
function Find() {
  const query = useFindDiscussion('gone');
  return (
    <QueryView query={query} skeleton={null} notFound={<h1>没有找到这个话题</h1>}>
      {() => null}
    </QueryView>
  );
}

const openReset = async () => {
  await openPage(PasswordPage, '/password', '/password');
  await page.getByRole('checkbox').click();
  return { field: page.getByLabelText('手机号'), ask: page.getByRole('button', { name: '获取验证码' }) };
};

test('a refused number is no longer refused once it is whole, without another press', async () => {
  const { field, ask } = await openReset();
  await field.fill('1381234');
  await ask.click();
  await expect.element(page.getByText('手机号应为 11 位数字')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('567');
  await expect.element(page.getByText('手机号应为 11 位数字')).toBeVisible();
  await userEvent.keyboard('8');
  await expect.element(page.getByText('手机号应为 11 位数字')).not.toBeInTheDocument();
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('a number that was put right and is changed again is left alone until the next press', async () => {
  const { field, ask } = await openReset();
  await field.fill('1381234');
  await ask.click();
  await field.fill('13812345678');
  await expect.element(page.getByText('手机号应为 11 位数字')).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.element(field).toHaveValue('138 1234 567');
  await expect.element(page.getByText('手机号应为 11 位数字')).not.toBeInTheDocument();
});

test('a refusal of the server is shown at its field and in no toast, and disappears when the number changes', async () => {
  answers.set('/v1/auth/sms/send', { code: 20_005, msg: '今天的验证码用完了，明天再试', data: null });
  const { field, ask } = await openReset();
  await field.fill('13812345678');
  await ask.click();
  await expect.element(page.getByText('今天的验证码用完了，明天再试')).toBeVisible();
  await toastIsDue();
  expect(toasts).toEqual([]);
  await field.fill('13812345679');
  await expect.element(page.getByText('今天的验证码用完了，明天再试')).not.toBeInTheDocument();
});

test('a wrong code is said at its field only, and a new digit takes that away', async () => {
  answers.set('/v1/auth/sms/send', { code: 200, msg: '', data: { resendAfterSeconds: 60 } });
  answers.set('/v1/auth/password/reset', { code: 20_003, msg: '验证码不正确', data: { triesLeft: 3 } });
  const { field, ask } = await openReset();
  await field.fill('13812345678');
  await ask.click();
  await page.getByLabelText('验证码第 1 位').click();
  await userEvent.keyboard('048213');
  await page.getByLabelText('新密码').fill('qing-ya-2026');
  await userEvent.keyboard('{Enter}');
  const wrong = page.getByText('验证码不正确，还可再试 3 次');
  await expect.element(wrong).toBeVisible();
  await toastIsDue();
  expect(toasts).toEqual([]);
  await expect.element(page.getByLabelText('验证码第 1 位')).toHaveFocus();
  await userEvent.keyboard('1');
  await expect.element(wrong).not.toBeInTheDocument();
});

test('a refusal that a page draws from its query gets no toast either', async () => {
  answers.set('/v1/orders/7/reveal', { code: 24_009, msg: '这笔兑换没有卡密', data: null });
  await openPage(Reveal, '/', '/');
  await page.getByRole('button', { name: '显示卡密' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await toastIsDue();
  expect(toasts).toEqual([]);
});

test('a missing object that a page reports in its own words gets no toast either', async () => {
  answers.set('/v1/discussions/gone', { code: 404, msg: '没有找到', data: null });
  await openPage(Find, '/', '/');
  await expect.element(page.getByRole('heading', { name: '没有找到这个话题' })).toBeVisible();
  await toastIsDue();
  expect(toasts).toEqual([]);
});
