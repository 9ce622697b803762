import { ExchangeState } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { HomeAttention } from '../../member/api.ts';
import { selectOrders, type StoredOrder } from './order-store.ts';
import { orderRow } from './order-view.ts';

const SHOWN = 5;

/** The orders that wait for their member: a wrong account to correct, or a payout to confirm (rule 10.30). */
export async function ordersToMend(db: Connection, memberId: string): Promise<HomeAttention[]> {
  const inState = async (state: ExchangeState): Promise<StoredOrder[]> =>
    await selectOrders(db, { memberId, before: undefined, limit: SHOWN, type: undefined, state });
  const failed = (await inState(ExchangeState.IssueFailed)).filter((order) => orderRow(order).correctable);
  const unconfirmed = (await inState(ExchangeState.ToBeIssued)).filter(
    ({ confirmation }) => confirmation !== null,
  );
  return [
    ...failed.map((order) => attentionOf(order, `${order.reason ?? '发放失败'}，修改账号后重新发放`)),
    ...unconfirmed.map((order) => attentionOf(order, '去微信确认收款，确认后到账')),
  ];
}

const attentionOf = (order: StoredOrder, detail: string): HomeAttention => ({
  kind: 'exchange',
  title: [order.title, order.choice_title].filter((part) => part !== null).join(' '),
  detail,
  link: `/home/exchange?order=${order.id}`,
  coins: order.total,
  since: order.moved_at.toISOString(),
  until: null,
  feedbackState: null,
});
