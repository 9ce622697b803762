import type { ExchangeInfo, OrderForm, OrderQuote, Prerequisite } from '@yayan/api-client';
import {
  mockCheckAllowance,
  mockCheckOrder,
  mockListCoinLots,
  mockPlaceOrder,
  refuse,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { page } from 'vitest/browser';
import { queryClient, session } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { OrderPanel } from '../checkout/OrderPanel.tsx';
import { benefit, firstQuote } from './video-membership.ts';

type Refusal = ReturnType<
  typeof refuse<
    'STOCK_OUT' | 'PRICE_CHANGED' | 'BENEFIT_RENAMED' | 'TOO_MANY' | 'INTERNAL' | 'DECRYPTION_FAILED'
  >
>;

/** The checkout of one member at the mock. */
export interface Checkout {
  readonly mock: Mock;
  /** The orders that the page has sent so far, oldest first. */
  readonly orders: readonly { readonly key: string | null; readonly body: OrderForm }[];
  /** What happens to the next orders on the network, one after the other. */
  network: ('lost' | 'answerLost')[];
  /** How the next orders that arrive are refused, one after the other. */
  refusals: Refusal[];
  /** What the next questions for the price return, one after the other; then the first quote. */
  quotes: (OrderQuote | Refusal)[];
  balance: number;
  /** Prerequisites that the member doesn't meet. */
  missing: Prerequisite[];
}

export const orderId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f630';

/** The server's price for a choice: for 季卡 the member has too few coins, once there are only 2,000. */
const allowanceOf = ({ balance, missing }: Checkout, url: string) => {
  const total = new URL(url).searchParams.get('choiceId') === 'season' ? 2800 : 1000;
  const missingCoins = Math.max(0, total - balance);
  const [met, text] = missingCoins > 0 ? [false, `金币不足，还差 ${missingCoins}`] : [true, '金币足够'];
  const coins = { kind: 'balance', met, text, fixUrl: '/task', fixLabel: '去做任务' } as const;
  return { allowed: met, prerequisites: [...missing, coins], total, balance, missingCoins };
};

/** The member's coins: one task and one check-in, of which an exchange uses the task first. */
const lotsOf = (url: string) => {
  const checkin = Number(new URL(url).searchParams.get('coins')) - 900;
  const lot = { createdAt: '2026-11-20T08:30:00.000Z', amount: 900, left: 900 };
  const cause = (kind: 'participation' | 'checkin', title: string) => ({ kind, id: kind, title, link: null });
  return {
    items: [
      { ...lot, id: 'l1', cause: cause('participation', '早餐习惯'), used: 900 },
      { ...lot, id: 'l2', cause: cause('checkin', '签到'), used: checkin },
    ],
    nextCursor: null,
    available: 1800,
    sources: [
      { kind: 'participation' as const, lots: 1, coins: 900 },
      { kind: 'checkin' as const, lots: 1, coins: checkin },
    ],
  };
};

/** Each test has a member of its own, as intentions outlive a page. */
let memberCount = 0;

export const openCheckout = async (): Promise<Checkout> => {
  memberCount += 1;
  const { mock, disturb } = await openMock();
  session.setUserData({ id: `m${memberCount}` });
  queryClient.clear();
  const orders: { key: string | null; body: OrderForm }[] = [];
  const checkout: Checkout = {
    mock,
    orders,
    network: [],
    refusals: [],
    quotes: [],
    balance: 5000,
    missing: [],
  };
  disturb((path, request) => {
    if (path !== `/v1/benefits/${benefit.id}` || request.method !== 'POST') return undefined;
    const key = request.headers.get('Idempotency-Key');
    // The page sends no other body in this call.
    void request
      .clone()
      .json()
      .then((body: OrderForm) => orders.push({ key, body }));
    return checkout.network.shift();
  });
  mock.use(
    mockCheckAllowance((_example, { request }) => allowanceOf(checkout, request.url)),
    mockCheckOrder(() => checkout.quotes.shift() ?? firstQuote),
    mockListCoinLots((_example, { request }) => lotsOf(request.url)),
    mockPlaceOrder((example) => checkout.refusals.shift() ?? { ...example, id: orderId }),
  );
  return checkout;
};

export const openPanel = async (
  loadNext = async (): Promise<void> => undefined,
  ordered: typeof benefit = benefit,
  info?: ExchangeInfo,
) => {
  const {
    router,
    screen: { unmount },
  } = await renderPage(
    [
      { path: '/', element: <OrderPanel benefit={ordered} info={info} /> },
      { path: '*', element: <p>已提交</p>, loader: async () => (await loadNext()) ?? null },
    ],
    '/?part=2',
  );
  return { router, unmount };
};

export const exchange = () => page.getByRole('button', { name: /^用 [\d,]+ 金币兑换$/u });
export const confirm = () => page.getByRole('button', { name: '确认兑换' });
