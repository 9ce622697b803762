import { configureClient, type OrderQuote, type Prerequisite } from '@yayan/api-client';
import type { ApiError, ApiRequest } from '@yayan/auth';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient, session } from '../../../shell/client/client.ts';
import {
  benefit,
  firstQuote,
  lost,
  soldOut,
  dearer,
  tooMany,
  outdated,
} from '../testing/video-membership.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { renderPage } from '../../../testing/render-page.ts';

const fail = (error: ApiError) => async (): Promise<never> => {
  throw error;
};

let orders: { key: string | null; body: unknown }[];
/** The answers to placing orders, one after the other; then an order. */
let answers: (() => Promise<unknown>)[];
/** The answers to asking for the price, one after the other; then the first quote. */
let quotes: (() => Promise<OrderQuote>)[];

let balance: number;
/** Prerequisites that the member doesn't meet. */
let missing: Prerequisite[];

/** Each test has a member of its own, as intentions outlive a page. */
let memberCount = 0;

beforeEach(() => {
  memberCount += 1;
  session.setUserData({ id: `m${memberCount}` });
  queryClient.clear();
  orders = [];
  answers = [];
  quotes = [];
  balance = 5000;
  missing = [];
  configureClient({
    request: async <T,>({ url, data, headers, params }: ApiRequest) => {
      if (url.startsWith('/v1/benefits/allow/')) return allowanceFor(params) as T;
      if (url.startsWith('/v1/benefits/check/')) return (await (quotes.shift()?.() ?? firstQuote)) as T;
      orders.push({ key: new Headers(headers).get('Idempotency-Key'), body: data });
      return (await (answers.shift()?.() ?? { id: 'o1' })) as T;
    },
  });
});

/** The server's price for a choice: for 季卡 the member has too few coins, once there are only 2,000. */
const allowanceFor = (params: ApiRequest['params']) => {
  const total = params?.['choiceId'] === 'season' ? 2800 : 1000;
  const missingCoins = Math.max(0, total - balance);
  const [met, text] = missingCoins > 0 ? [false, `金币不足，还差 ${missingCoins}`] : [true, '金币足够'];
  const prerequisites = [...missing, { kind: 'balance', met, text, fixUrl: '/task', fixLabel: '去做任务' }];
  return { allowed: met, prerequisites, total, balance, missingCoins };
};

const open = async (loadNext = async (): Promise<void> => undefined) => {
  const {
    router,
    screen: { unmount },
  } = await renderPage(
    [
      { path: '/', element: <OrderPanel benefit={benefit} info={undefined} /> },
      { path: '*', element: <p>已提交</p>, loader: async () => (await loadNext()) ?? null },
    ],
    '/?part=2',
  );
  return { router, unmount };
};

const exchange = () => page.getByRole('button', { name: /^用 [\d,]+ 金币兑换$/u });
const confirm = () => page.getByRole('button', { name: '确认兑换' });

test('conditions and button are those of the chosen option', async () => {
  balance = 2000;
  await open();
  await expect.element(page.getByRole('button', { name: '用 1,000 金币兑换' })).toBeVisible();
  await page.getByRole('radio', { name: /季卡/ }).click();
  await expect.element(page.getByText('金币不足，还差 800')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '还差 800，去做任务' }))
    .toHaveAttribute('href', '/task');
  await page.getByRole('radio', { name: /月卡/ }).click();
  await expect.element(page.getByRole('button', { name: '用 1,000 金币兑换' })).toBeVisible();
});

test('what is missing in the account is added there, with a way back to the benefit', async () => {
  missing = [
    {
      kind: 'consignee',
      met: false,
      text: '还没有收货地址',
      fixUrl: '/home/user?edit=address',
      fixLabel: '去添加',
    },
  ];
  await open();
  const href = `/home/user?edit=address&from=${encodeURIComponent('/?part=2')}`;
  await expect.element(page.getByRole('link', { name: '去添加' })).toHaveAttribute('href', href);
  await expect.element(page.getByRole('link', { name: '去补齐兑换条件' })).toHaveAttribute('href', href);
});

test('a step that fixes two conditions is linked once, at the first', async () => {
  const verify = { met: false, fixUrl: '/home/user?edit=verify', fixLabel: '去认证' };
  missing = [
    { ...verify, kind: 'realName', text: '兑换前需要先完成实名认证' },
    { ...verify, kind: 'adult', text: '需年满 18 岁' },
  ];
  await open();
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '去认证' }) });
  await expect
    .poll(() => steps.elements().map(({ textContent }) => textContent))
    .toEqual(['兑换前需要先完成实名认证去认证']);
});

test('the confirmation repeats the server’s figures before anything is ordered', async () => {
  await open();
  await exchange().click();
  await expect
    .element(page.getByRole('dialog', { name: '用 1,000 金币兑换视频会员（月卡）？' }))
    .toBeVisible();
  await expect.element(page.getByText('4,000 金币')).toBeVisible();
  expect(orders).toEqual([]);
});

test('when the server can’t decrypt the destination, it is silently encrypted again', async () => {
  quotes = [fail(outdated)];
  await open();
  await exchange().click();
  await expect
    .element(page.getByRole('dialog', { name: '用 1,000 金币兑换视频会员（月卡）？' }))
    .toBeVisible();
});

test('pressing twice orders once, and the order takes the place of the form in the history', async () => {
  let answer: (order: { id: string }) => void = () => undefined;
  answers = [() => new Promise((resolve) => (answer = resolve))];
  const { router } = await open();
  await exchange().click();
  await confirm().dblClick();
  await confirm().click({ force: true });
  await expect.poll(() => orders.length).toBe(1);
  answer({ id: 'o1' });
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(orders).toHaveLength(1);
  expect(router.state.location.search).toBe('?order=o1');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('while the page of a placed order loads, pressing again orders nothing more', async () => {
  let loaded: () => void = () => undefined;
  const next = new Promise<void>((resolve) => (loaded = resolve));
  const { router } = await open(() => next);
  await exchange().click();
  await confirm().click();
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  await expect.element(confirm()).toHaveAttribute('aria-disabled', 'true');
  await confirm().click({ force: true });
  loaded();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('an order whose answer got lost is repeated under the same key with the same body, also after closing the sheet', async () => {
  answers = [fail(lost), fail(lost)];
  await open();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await confirm().click();
  await expect.poll(() => orders.length).toBe(2);
  await page.getByRole('button', { name: '再想想' }).click();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(orders[1]).toEqual(orders[0]);
  expect(orders[2]).toEqual(orders[0]);
});

test('after a lost answer and a 429, the order is repeated under the same key', async () => {
  answers = [fail(lost), fail(tooMany)];
  await open();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await confirm().click();
  await expect.element(page.getByText('操作太频繁，请稍后再试')).toBeVisible();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(new Set(orders.map(({ key }) => key)).size).toBe(1);
});

test('after a lost answer, a failed price check doesn’t change the order’s key', async () => {
  answers = [fail(lost)];
  quotes = [async () => firstQuote, fail(soldOut)];
  await open();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await page.getByRole('button', { name: '再想想' }).click();
  await exchange().click();
  await expect.element(page.getByText('已兑完，看看其他福利吧')).toBeVisible();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(orders[1]).toEqual(orders[0]);
});

test('another choice is another intention, under another key', async () => {
  answers = [fail(lost)];
  await open();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await page.getByRole('button', { name: '再想想' }).click();
  await page.getByRole('radio', { name: /季卡/ }).click();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(orders[1]?.key).not.toBe(orders[0]?.key);
  expect(orders[1]?.body).toEqual({ quantity: 1, choiceId: 'season', total: 1000 });
});

test('a changed price is shown and confirmed again, under another key', async () => {
  answers = [fail(dearer)];
  quotes = [async () => firstQuote, async () => ({ ...firstQuote, total: 1200, balanceAfter: 3800 })];
  await open();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByRole('alert').getByText('所需金币有变动，请核对后再确认')).toBeVisible();
  await expect
    .element(page.getByRole('dialog', { name: '用 1,200 金币兑换视频会员（月卡）？' }))
    .toBeVisible();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(orders.map(({ body }) => body)).toEqual([
    { quantity: 1, choiceId: 'month', total: 1000 },
    { quantity: 1, choiceId: 'month', total: 1200 },
  ]);
  expect(orders[1]?.key).not.toBe(orders[0]?.key);
});

test('a refusal is shown in the sheet, not only in a toast', async () => {
  answers = [fail(soldOut)];
  await open();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByRole('alert').getByText('已兑完，看看其他福利吧')).toBeVisible();
});

/** Leaves the page while the answer to an order is lost. */
const loseAnswer = async (): Promise<void> => {
  answers = [fail(lost)];
  const { unmount } = await open();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await unmount();
};

test('an order whose answer got lost is repeated under the same key after a reload and a logout', async () => {
  await loseAnswer();
  localStorage.clear();
  await open();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(orders).toHaveLength(2);
  expect(orders[1]).toEqual(orders[0]);
});

test('after an order was answered, the next order gets another key', async () => {
  await loseAnswer();
  const { unmount } = await open();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  await unmount();
  await open();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(orders).toHaveLength(3);
  expect(orders[2]?.key).not.toBe(orders[1]?.key);
});

test('another member of the same device orders under another key', async () => {
  await loseAnswer();
  session.setUserData({ id: 'another member' });
  await open();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(orders[1]?.key).not.toBe(orders[0]?.key);
});

test('two tabs that confirm the same order at once send an identical order', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<{ id: string }>((resolve) => (answer = () => resolve({ id: 'o1' })));
  answers = [() => answered, () => answered];
  const { unmount } = await open();
  await exchange().click();
  await confirm().click();
  await expect.poll(() => orders.length).toBe(1);
  await unmount();
  // The first tab's memory is gone; its order is still on its way.
  await open();
  await exchange().click();
  await confirm().click();
  await expect.poll(() => orders.length).toBe(2);
  answer();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(orders[1]).toEqual(orders[0]);
});
