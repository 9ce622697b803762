import { mockPlaceOrder, refuse } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../../shell/client/client.ts';
import { confirm, type Checkout, exchange, openCheckout, openPanel } from '../testing/open-checkout.tsx';
import { firstQuote } from '../testing/video-membership.ts';

let checkout: Checkout;
const quoted = { title: firstQuote.title, choice: firstQuote.choice };

beforeEach(async () => {
  checkout = await openCheckout();
});

test('an order whose answer got lost is repeated under the same key with the same body, also after closing the sheet', async () => {
  checkout.network = ['answerLost', 'answerLost'];
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await confirm().click();
  await expect.poll(() => checkout.orders.length).toBe(2);
  await page.getByRole('button', { name: '再想想' }).click();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(checkout.orders[1]).toEqual(checkout.orders[0]);
  expect(checkout.orders[2]).toEqual(checkout.orders[0]);
});

test('after a lost answer and a 429, the order is repeated under the same key', async () => {
  checkout.network = ['lost'];
  checkout.refusals = [refuse('TOO_MANY')];
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await confirm().click();
  await expect.element(page.getByText('操作太频繁，请稍后再试')).toBeVisible();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(new Set(checkout.orders.map(({ key }) => key)).size).toBe(1);
});

test('after a lost answer, a failed price check doesn’t change the order’s key', async () => {
  checkout.network = ['answerLost'];
  checkout.quotes = [firstQuote, refuse('STOCK_OUT')];
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await page.getByRole('button', { name: '再想想' }).click();
  await exchange().click();
  await expect.element(page.getByText('已兑完，看看其他福利吧')).toBeVisible();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(checkout.orders[1]).toEqual(checkout.orders[0]);
});

test('another choice is another intention, under another key', async () => {
  checkout.network = ['answerLost'];
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await page.getByRole('button', { name: '再想想' }).click();
  await page.getByRole('radio', { name: /季卡/ }).click();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(checkout.orders[1]?.key).not.toBe(checkout.orders[0]?.key);
  expect(checkout.orders[1]?.body).toEqual({ quantity: 1, choiceId: 'season', total: 1000, quoted });
});

test('a changed price is shown and confirmed again, under another key', async () => {
  checkout.refusals = [refuse('PRICE_CHANGED')];
  checkout.quotes = [firstQuote, { ...firstQuote, total: 1200, balanceAfter: 3800 }];
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByRole('alert').getByText('所需金币有变动，请核对后再确认')).toBeVisible();
  await expect
    .element(page.getByRole('dialog', { name: '用 1,200 金币兑换视频会员（月卡）？' }))
    .toBeVisible();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(checkout.orders.map(({ body }) => body)).toEqual([
    { quantity: 1, choiceId: 'month', total: 1000, quoted },
    { quantity: 1, choiceId: 'month', total: 1200, quoted },
  ]);
  expect(checkout.orders[1]?.key).not.toBe(checkout.orders[0]?.key);
});

test('5.16 a changed name is shown and confirmed again, under another key', async () => {
  checkout.refusals = [refuse('BENEFIT_RENAMED')];
  checkout.quotes = [firstQuote, { ...firstQuote, title: '影音会员' }];
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByRole('alert').getByText(/名称有变动/u)).toBeVisible();
  await expect
    .element(page.getByRole('dialog', { name: '用 1,000 金币兑换影音会员（月卡）？' }))
    .toBeVisible();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(checkout.orders.map(({ body }) => body.quoted)).toEqual([quoted, { ...quoted, title: '影音会员' }]);
  expect(checkout.orders[1]?.key).not.toBe(checkout.orders[0]?.key);
});

/** Leaves the page while the answer to an order is lost. */
const loseAnswer = async (): Promise<void> => {
  checkout.network = ['answerLost'];
  const { unmount } = await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await unmount();
};

test('an order whose answer got lost is repeated under the same key after a reload and a logout', async () => {
  await loseAnswer();
  localStorage.clear();
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(checkout.orders).toHaveLength(2);
  expect(checkout.orders[1]).toEqual(checkout.orders[0]);
});

test('after an order was answered, the next order gets another key', async () => {
  await loseAnswer();
  const { unmount } = await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  await unmount();
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(checkout.orders).toHaveLength(3);
  expect(checkout.orders[2]?.key).not.toBe(checkout.orders[1]?.key);
});

test('another member of the same device orders under another key', async () => {
  await loseAnswer();
  session.setUserData({ id: 'another member' });
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(checkout.orders[1]?.key).not.toBe(checkout.orders[0]?.key);
});

test('two tabs that confirm the same order at once send an identical order', async () => {
  const answered = Promise.withResolvers<void>();
  checkout.mock.use(mockPlaceOrder(async (example) => await answered.promise.then(() => example)));
  const { unmount } = await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.poll(() => checkout.orders.length).toBe(1);
  await unmount();
  // The first tab's memory is gone; its order is still on its way.
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.poll(() => checkout.orders.length).toBe(2);
  answered.resolve();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(checkout.orders[1]).toEqual(checkout.orders[0]);
});
