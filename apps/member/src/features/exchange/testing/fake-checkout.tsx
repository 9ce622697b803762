import { configureClient, type OrderQuote, type Prerequisite } from '@yayan/api-client';
import type { ApiError, ApiRequest } from '@yayan/auth';
import { page } from 'vitest/browser';
import { queryClient, session } from '../../../shell/client/client.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { OrderPanel } from '../checkout/OrderPanel.tsx';
import { benefit, firstQuote } from './video-membership.ts';

export const fail = (error: ApiError) => async (): Promise<never> => {
  throw error;
};

/** A server that answers the checkout of one member. */
export interface FakeCheckout {
  readonly orders: { key: string | null; body: unknown }[];
  /** The answers to placing orders, one after the other; then an order. */
  answers: (() => Promise<unknown>)[];
  /** The answers to asking for the price, one after the other; then the first quote. */
  quotes: (() => Promise<OrderQuote>)[];
  balance: number;
  /** Prerequisites that the member doesn't meet. */
  missing: Prerequisite[];
}

/** The server's price for a choice: for 季卡 the member has too few coins, once there are only 2,000. */
const allowanceFor = ({ balance, missing }: FakeCheckout, params: ApiRequest['params']) => {
  const total = params?.['choiceId'] === 'season' ? 2800 : 1000;
  const missingCoins = Math.max(0, total - balance);
  const [met, text] = missingCoins > 0 ? [false, `金币不足，还差 ${missingCoins}`] : [true, '金币足够'];
  const prerequisites = [...missing, { kind: 'balance', met, text, fixUrl: '/task', fixLabel: '去做任务' }];
  return { allowed: met, prerequisites, total, balance, missingCoins };
};

/** The member's coins: one task and one check-in, of which an exchange uses the task first. */
const lotsFor = (params: ApiRequest['params']) => {
  const coins = Number(params?.['coins']);
  const lot = { createdAt: '2026-11-20T08:30:00.000Z', amount: 900, left: 900 };
  return {
    items: [
      {
        ...lot,
        id: 'l1',
        cause: { kind: 'participation', id: 'p', title: '早餐习惯', link: null },
        used: 900,
      },
      { ...lot, id: 'l2', cause: { kind: 'checkin', id: 'c', title: '签到', link: null }, used: coins - 900 },
    ],
    nextCursor: null,
    available: 1800,
    sources: [
      { kind: 'participation', lots: 1, coins: 900 },
      { kind: 'checkin', lots: 1, coins: coins - 900 },
    ],
  };
};

/** Each test has a member of its own, as intentions outlive a page. */
let memberCount = 0;

export const startFakeCheckout = (): FakeCheckout => {
  memberCount += 1;
  session.setUserData({ id: `m${memberCount}` });
  queryClient.clear();
  const server: FakeCheckout = { orders: [], answers: [], quotes: [], balance: 5000, missing: [] };
  configureClient({
    request: async <T,>({ url, data, headers, params }: ApiRequest) => {
      if (url.startsWith('/v1/benefits/allow/')) return allowanceFor(server, params) as T;
      if (url.startsWith('/v1/benefits/check/'))
        return (await (server.quotes.shift()?.() ?? firstQuote)) as T;
      if (url === '/v1/points/lots') return lotsFor(params) as T;
      if (url === '/v1/contact') return { coinsPerYuan: 100 } as T;
      server.orders.push({ key: new Headers(headers).get('Idempotency-Key'), body: data });
      return (await (server.answers.shift()?.() ?? { id: 'o1' })) as T;
    },
  });
  return server;
};

export const openPanel = async (loadNext = async (): Promise<void> => undefined) => {
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

export const exchange = () => page.getByRole('button', { name: /^用 [\d,]+ 金币兑换$/u });
export const confirm = () => page.getByRole('button', { name: '确认兑换' });
