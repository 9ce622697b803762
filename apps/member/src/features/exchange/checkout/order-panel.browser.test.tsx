import { getExchangeInfo } from '@yayan/api-client';
import { mockGetExchangeInfo, mockListConsignees, mockPlaceOrder, refuse } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  confirm,
  type Checkout,
  exchange,
  openCheckout,
  openPanel,
  orderId,
} from '../testing/open-checkout.tsx';
import { benefit } from '../testing/video-membership.ts';

let checkout: Checkout;

beforeEach(async () => {
  checkout = await openCheckout();
});

test('conditions and button are those of the chosen option', async () => {
  checkout.balance = 2000;
  await openPanel();
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
  checkout.missing = [
    {
      kind: 'consignee',
      met: false,
      text: '还没有收货地址',
      fixUrl: '/home/user?edit=address',
      fixLabel: '去添加',
    },
  ];
  await openPanel();
  const href = `/home/user?edit=address&from=${encodeURIComponent('/?part=2')}`;
  await expect.element(page.getByRole('link', { name: '去添加' })).toHaveAttribute('href', href);
  await expect.element(page.getByRole('link', { name: '先添加收货地址' })).toHaveAttribute('href', href);
});

test('5.2 who chooses WeChat for their cash and has bound none is led to binding it, by one link, and back', async () => {
  checkout.mock.use(mockGetExchangeInfo((example) => ({ ...example, payees: [], wechat: null })));
  const cash = { ...benefit, target: 'payee', payeeChannels: ['alipay', 'wechat'] } as const;
  await openPanel(undefined, { ...cash, payeeChannels: [...cash.payeeChannels] }, await getExchangeInfo());
  await expect.element(exchange()).toBeVisible();
  await page.getByText('微信', { exact: true }).click();
  await expect.element(page.getByText('还没有绑定可以收款的微信')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '先绑定微信' }))
    .toHaveAttribute('href', `/home/user?from=${encodeURIComponent('/?part=2')}#bindings`);
  expect(page.getByRole('link', { name: /绑定/u }).elements()).toHaveLength(1);
  expect(exchange().query()).toBeNull();
});

test('a step that fixes two conditions is linked once, at the first', async () => {
  const verify = { met: false, fixUrl: '/home/user?edit=verify', fixLabel: '去认证' };
  checkout.missing = [
    { ...verify, kind: 'realName', text: '兑换前需要先完成实名认证' },
    { ...verify, kind: 'adult', text: '需年满 18 岁' },
  ];
  await openPanel();
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '去认证' }) });
  await expect
    .poll(() => steps.elements().map(({ textContent }) => textContent))
    .toEqual(['兑换前需要先完成实名认证去认证']);
});

test('goods can be ordered once the field of addresses has chosen one, so that no press is lost', async () => {
  const loaded = Promise.withResolvers<void>();
  checkout.mock.use(mockListConsignees(async (example) => (await loaded.promise, example)));
  await openPanel(undefined, { ...benefit, target: 'consignee' });
  await expect.element(exchange()).toBeDisabled();
  loaded.resolve();
  await exchange().click();
  await expect.element(page.getByRole('dialog', { name: /^用 1,000 金币兑换/u })).toBeVisible();
});

test('the confirmation repeats the server’s figures before anything is ordered', async () => {
  await openPanel();
  await exchange().click();
  await expect
    .element(page.getByRole('dialog', { name: '用 1,000 金币兑换视频会员（月卡）？' }))
    .toBeVisible();
  await expect.element(page.getByText('4,000 金币')).toBeVisible();
  expect(checkout.orders).toEqual([]);
});

test('rule 4.28: the confirmation shows which coins would be used, oldest first, before anything is ordered', async () => {
  await openPanel();
  await exchange().click();
  await page.getByText('这次兑换会用掉哪些金币').click();
  await expect.element(page.getByText('先到账的先用：任务 1 笔共 900，签到 1 笔共 100')).toBeVisible();
  await expect.element(page.getByText('这笔还剩 800')).toBeVisible();
  expect(checkout.orders).toEqual([]);
});

test('when the server can’t decrypt the destination, it is silently encrypted again', async () => {
  checkout.quotes = [refuse('DECRYPTION_FAILED')];
  await openPanel();
  await exchange().click();
  await expect
    .element(page.getByRole('dialog', { name: '用 1,000 金币兑换视频会员（月卡）？' }))
    .toBeVisible();
});

test('pressing twice orders once, and the order takes the place of the form in the history', async () => {
  const answered = Promise.withResolvers<void>();
  checkout.mock.use(
    mockPlaceOrder(async (example) => await answered.promise.then(() => ({ ...example, id: orderId }))),
  );
  const { router } = await openPanel();
  await exchange().click();
  await confirm().dblClick();
  await confirm().click({ force: true });
  await expect.poll(() => checkout.orders.length).toBe(1);
  answered.resolve();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(checkout.orders).toHaveLength(1);
  expect(router.state.location.search).toBe(`?order=${orderId}`);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('while the page of a placed order loads, pressing again orders nothing more', async () => {
  let loaded: () => void = () => undefined;
  const next = new Promise<void>((resolve) => (loaded = resolve));
  const { router } = await openPanel(() => next);
  await exchange().click();
  await confirm().click();
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  await expect.element(confirm()).toHaveAttribute('aria-disabled', 'true');
  await confirm().click({ force: true });
  loaded();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(checkout.orders).toHaveLength(1);
});

test('a refusal is shown in the sheet, not only in a toast', async () => {
  checkout.refusals = [refuse('STOCK_OUT')];
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByRole('alert').getByText('已兑完，看看其他福利吧')).toBeVisible();
});
