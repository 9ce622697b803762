import { ExchangeState, OrderActor } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call } from '../../../call/call.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Exchange } from '../deps.ts';
import { moveOrder } from './move-order.ts';
import { type OrderKey, selectOrder } from './order-store.ts';
import type { OrderDetail } from './order-view.ts';
import { getOrder } from './read-orders.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const NOTE = '你撤销了订单，金币已退回';

/**
 * Revokes an order for its member, once for each key, if its issue has not been requested. Coins and stock are given
 * back in the same transaction (rule 5.4). Refuses another member's order with NOT_FOUND, and an order that can't be
 * revoked with ORDER_MOVE_FORBIDDEN.
 */
export async function revokeOrder(
  { platform }: Pick<Exchange, 'platform'>,
  { params, caller, idempotency }: Call<'revokeOrder'>,
): Promise<OrderDetail> {
  const order = { memberId: caller.memberId, orderId: params.id };
  return await idempotently(platform.database, { memberId: caller.memberId, ...idempotency }, async (tx) => {
    await revokeIn(platform, tx, order);
    return await getOrder(tx, order);
  });
}

async function revokeIn(platform: Platform, tx: Tx, key: OrderKey): Promise<void> {
  const order = (await selectOrder(tx, key)) ?? refuse('NOT_FOUND');
  if (!order.revocable) return refuse('ORDER_MOVE_FORBIDDEN');
  for (const from of [ExchangeState.PendingReview, ExchangeState.ToBeIssued]) {
    const move = { ...key, from, to: ExchangeState.Revoked, by: OrderActor.Member, note: NOTE };
    if ((await moveOrder(platform, tx, move)) !== undefined) return;
  }
  refuse('ORDER_MOVE_FORBIDDEN');
}
