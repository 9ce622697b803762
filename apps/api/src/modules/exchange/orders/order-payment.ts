import { CoinCauseKind } from '@yayan/contract';
import type { Leg } from '../../ledger/api.ts';
import { transfer } from '../../ledger/module.ts';
import type { StoredOrder } from './order-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type PaidOrder = Pick<StoredOrder, 'id' | 'member_id' | 'title' | 'price' | 'fee' | 'prize' | 'repaid'>;

/** Prefix of the key of the transfer that pays an order. */
export const PAYMENT_PREFIX = 'exchange:';
/** Suffix of the key of the transfer that gives the coins back. */
export const REFUND_SUFFIX = ':refunded';

/** Before the number of a later payment, in the key of its transfer. */
export const AGAIN_INFIX = ':again:';

const legs = ({ price, fee }: PaidOrder, sign: 1 | -1): Leg[] => [
  { asset: 'coin', amount: sign * price, platform: 'exchange' },
  ...(fee > 0 ? [{ asset: 'coin', amount: sign * fee, platform: 'fee' } satisfies Leg] : []),
];

/** Key of the transfer that pays an order, or pays it again. */
const paymentKey = ({ id, repaid }: Pick<PaidOrder, 'id' | 'repaid'>): string =>
  `${PAYMENT_PREFIX}${id}${repaid === 0 ? '' : `${AGAIN_INFIX}${repaid}`}`;

/** The keys of all transfers that paid an order. Those that gave the coins back follow them. */
export const paymentKeys = (order: Pick<PaidOrder, 'id' | 'repaid'>): string[] =>
  Array.from({ length: order.repaid + 1 }, (_, repaid) => paymentKey({ id: order.id, repaid }));

/** Takes the coins of an order and returns the remaining balance. Refuses with BALANCE_TOO_LOW. */
export async function payOrder(tx: Tx, order: PaidOrder, at: Date): Promise<number> {
  const { balances } = await transfer(tx, {
    key: paymentKey(order),
    memberId: order.member_id,
    reason: 'spent',
    cause: { kind: CoinCauseKind.Exchange, id: order.id, title: order.title },
    ...(order.prize !== null &&
      order.repaid === 0 && { note: `由奖品支付：${order.prize}，同时入账了同样多的金币` }),
    legs: legs(order, -1),
    at,
  });
  return balances.coins;
}

/** Gives the coins of an order back by a separate transfer, once (rule 4.3). */
export async function refundOrder(tx: Tx, order: PaidOrder, note: string | null, at: Date): Promise<void> {
  const key = paymentKey(order);
  await transfer(tx, {
    key: key + REFUND_SUFFIX,
    memberId: order.member_id,
    reason: 'refunded',
    cause: { kind: CoinCauseKind.ExchangeRefund, id: order.id, title: order.title },
    ...(note !== null && { note }),
    follows: key,
    legs: legs(order, 1),
    at,
  });
}
