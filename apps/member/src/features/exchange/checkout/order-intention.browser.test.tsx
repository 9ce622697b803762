import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../../shell/client/client.ts';
import {
  confirm,
  exchange,
  fail,
  type FakeCheckout,
  openPanel,
  startFakeCheckout,
} from '../testing/fake-checkout.tsx';
import { lost, soldOut, dearer, tooMany, firstQuote } from '../testing/video-membership.ts';

let server: FakeCheckout;

beforeEach(() => {
  server = startFakeCheckout();
});

test('an order whose answer got lost is repeated under the same key with the same body, also after closing the sheet', async () => {
  server.answers = [fail(lost), fail(lost)];
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await confirm().click();
  await expect.poll(() => server.orders.length).toBe(2);
  await page.getByRole('button', { name: '再想想' }).click();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(server.orders[1]).toEqual(server.orders[0]);
  expect(server.orders[2]).toEqual(server.orders[0]);
});

test('after a lost answer and a 429, the order is repeated under the same key', async () => {
  server.answers = [fail(lost), fail(tooMany)];
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await confirm().click();
  await expect.element(page.getByText('操作太频繁，请稍后再试')).toBeVisible();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(new Set(server.orders.map(({ key }) => key)).size).toBe(1);
});

test('after a lost answer, a failed price check doesn’t change the order’s key', async () => {
  server.answers = [fail(lost)];
  server.quotes = [async () => firstQuote, fail(soldOut)];
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
  expect(server.orders[1]).toEqual(server.orders[0]);
});

test('another choice is another intention, under another key', async () => {
  server.answers = [fail(lost)];
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText(/不会重复扣金币/)).toBeVisible();
  await page.getByRole('button', { name: '再想想' }).click();
  await page.getByRole('radio', { name: /季卡/ }).click();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(server.orders[1]?.key).not.toBe(server.orders[0]?.key);
  expect(server.orders[1]?.body).toEqual({ quantity: 1, choiceId: 'season', total: 1000 });
});

test('a changed price is shown and confirmed again, under another key', async () => {
  server.answers = [fail(dearer)];
  server.quotes = [async () => firstQuote, async () => ({ ...firstQuote, total: 1200, balanceAfter: 3800 })];
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByRole('alert').getByText('所需金币有变动，请核对后再确认')).toBeVisible();
  await expect
    .element(page.getByRole('dialog', { name: '用 1,200 金币兑换视频会员（月卡）？' }))
    .toBeVisible();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(server.orders.map(({ body }) => body)).toEqual([
    { quantity: 1, choiceId: 'month', total: 1000 },
    { quantity: 1, choiceId: 'month', total: 1200 },
  ]);
  expect(server.orders[1]?.key).not.toBe(server.orders[0]?.key);
});

/** Leaves the page while the answer to an order is lost. */
const loseAnswer = async (): Promise<void> => {
  server.answers = [fail(lost)];
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
  expect(server.orders).toHaveLength(2);
  expect(server.orders[1]).toEqual(server.orders[0]);
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
  expect(server.orders).toHaveLength(3);
  expect(server.orders[2]?.key).not.toBe(server.orders[1]?.key);
});

test('another member of the same device orders under another key', async () => {
  await loseAnswer();
  session.setUserData({ id: 'another member' });
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(server.orders[1]?.key).not.toBe(server.orders[0]?.key);
});

test('two tabs that confirm the same order at once send an identical order', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<{ id: string }>((resolve) => (answer = () => resolve({ id: 'o1' })));
  server.answers = [() => answered, () => answered];
  const { unmount } = await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.poll(() => server.orders.length).toBe(1);
  await unmount();
  // The first tab's memory is gone; its order is still on its way.
  await openPanel();
  await exchange().click();
  await confirm().click();
  await expect.poll(() => server.orders.length).toBe(2);
  answer();
  await expect.element(page.getByText('已提交')).toBeVisible();
  expect(server.orders[1]).toEqual(server.orders[0]);
});
