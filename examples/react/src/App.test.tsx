import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { type Client, createClient, signInBySms } from '@yayan/api-client';
import { mockPlaceOrder, refuse } from '@yayan/api-client/mocks';
import { createMock } from '@yayan/mock';
import { afterEach, expect, test } from 'vitest';
import { App } from './App.tsx';

// Encrypting takes a while on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

let client: Client;

/** Opens the page of a visitor who is not signed in, with its API. */
const open = () => {
  const mock = createMock();
  client = createClient({ baseUrl: 'https://mock.test/api', fetch: mock.fetch });
  render(<App client={client} />);
  return mock;
};

const openSignedIn = async () => {
  const mock = open();
  await signInBySms(client, { mobile: '13800138000', code: '123456' });
  await screen.findByText('1280 金币');
  return mock;
};

const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

const write = async (label: string, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};

afterEach(() => {
  cleanup();
  client.session.logout();
});

test('a member signs in with a code', async () => {
  open();
  await write('手机号', '13800138000');
  await press('获取验证码');
  await write('验证码', '000000');
  await press('登录');
  expect((await screen.findByRole('alert')).textContent).toContain('验证码');
  await write('验证码', '123456');
  await press('登录');
  expect(await screen.findByText('1280 金币')).toBeTruthy();
});

test('tasks are listed page by page', async () => {
  await openSignedIn();
  const tasks = within(await screen.findByRole('region', { name: '任务' }));
  expect(await tasks.findAllByRole('listitem')).toHaveLength(2);
  await press('更多任务');
  await tasks.findByText(/讨论/);
  expect(tasks.getAllByRole('listitem')).toHaveLength(4);
});

test('an order is placed and taken back', async () => {
  await openSignedIn();
  await press('兑换2 元话费');
  await screen.findByText('1080 金币');
  await press('取消2 元话费');
  await screen.findByText('1280 金币');
  expect(await screen.findByText(/已取消/)).toBeTruthy();
});

test('a refusal says what to do', async () => {
  const mock = await openSignedIn();
  mock.use(mockPlaceOrder(refuse('PRICE_CHANGED')));
  await press('兑换2 元话费');
  expect((await screen.findByRole('alert')).textContent).toBe('价格变了，请再看一眼');
  const problems = [{ field: 'mobile', message: '手机号应为 11 位数字' }] as const;
  mock.use(mockPlaceOrder(refuse('ORDER_FORM_INVALID', { problems: [...problems] })));
  await press('兑换2 元话费');
  expect(await screen.findByText('手机号应为 11 位数字')).toBeTruthy();
});
