import type { ActOutcome, Provider } from '@yayan/console-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import ProvidersPage from './ProvidersPage.tsx';

const alipay: Provider = {
  channel: 'alipay',
  state: 'usedUp',
  pausedAt: null,
  budgetFen: 2_000_000,
  spentFen: 1_999_000,
  waiting: 12,
  waitingIsCapped: false,
  hour: { answered: 40, failed: 10 },
  lastDay: { answered: 812, failed: 11 },
  answeredAt: '2026-11-21T08:30:00.000Z',
  failedAt: '2026-11-21T08:20:00.000Z',
  days: [{ day: '2026-11-21', fen: 1_999_000, orders: 231 }],
};
const mobile: Provider = {
  ...alipay,
  channel: 'mobile',
  state: 'working',
  budgetFen: null,
  waiting: 0,
  failedAt: null,
  hour: { answered: 0, failed: 0 },
  days: [],
};
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: 'alipay',
  title: '支付宝',
  changes: [{ field: 'budget', label: '每天的额度', before: '20000 元', after: '30000 元' }],
  seen: 'seen-first-000000000000',
  needsSecond: true,
};

const isAct = ({ method, body }: SeenCall): boolean =>
  method === 'POST' && (body as { dryRun?: boolean }).dryRun !== true;
const open = async (permissions: string[]) => {
  const seen = fakeServer(({ method, body }) => {
    if (method === 'GET') return { items: [alipay, mobile] };
    const isDry = (body as { dryRun?: boolean }).dryRun === true;
    return { ...outcome, state: isDry ? 'planned' : 'asked' };
  });
  await show(<ProvidersPage />, { as: { permissions } });
  await expect.element(page.getByRole('heading', { name: '支付宝' })).toBeVisible();
  return seen;
};
const card = (name: string) => page.getByRole('region', { name });

test('14.75 a provider shows what it paid of its budget, what waits for it, and how many calls had no answer', async () => {
  await open(['read']);
  await expect.element(card('支付宝').getByText('额度 20,000 元')).toBeVisible();
  expect(card('支付宝').element().textContent).toContain('今天发放19,990 元');
  await expect.element(card('支付宝').getByText('20%', { exact: false })).toBeVisible();
  await expect
    .element(card('支付宝').getByRole('link', { name: '12 笔' }))
    .toHaveAttribute('href', '/orders?queue=heldBack&sort=oldest');
  await expect.element(card('话费充值').getByText('不限额度')).toBeVisible();
  expect(card('话费充值').element().textContent).toContain('没有调用');
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('14.75 the budget of a day is changed from what it is now, or taken away; more waits for a colleague', async () => {
  const seen = await open(['orders', 'orders.large']);
  await card('支付宝').getByRole('button', { name: '每天的额度…' }).click();
  const dialog = page.getByRole('dialog', { name: '设每天的额度' });
  const field = dialog.getByRole('textbox', { name: '每天多少元' });
  await expect.element(field).toHaveValue('20,000');
  await dialog.getByRole('checkbox', { name: '不限' }).click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.poll(() => seen.at(-1)?.body).toMatchObject({ input: { yuan: null }, dryRun: true });
  await dialog.getByRole('checkbox', { name: '不限' }).click();
  await field.fill('30000');
  await dialog.getByRole('textbox', { name: '原因' }).fill('活动期间');
  await dialog.getByRole('button', { name: '提交：设每天的额度' }).click();
  await expect.element(page.getByText('已提交，等另一位同事同意')).toBeVisible();
  expect(seen.find(isAct)).toMatchObject({
    path: '/providers/alipay/budget',
    body: { input: { yuan: 30_000 }, reason: '活动期间', seen: outcome.seen },
  });
});
