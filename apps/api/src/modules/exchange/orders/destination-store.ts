import type { ExchangeState } from '@yayan/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { type Destination, type OrderKey, type StoredOrder, storedOrder } from './order-store.ts';

/**
 * Gives an order another destination before anything was asked for it; undefined if its state has changed, or its issue was
 * requested.
 */
export async function changeDestination(
  tx: Tx,
  { memberId, orderId }: OrderKey,
  { from, destination }: { from: ExchangeState; destination: Destination },
): Promise<StoredOrder | undefined> {
  const row = await tx
    .updateTable('orders')
    .set(destination)
    .where('member_id', '=', memberId)
    .where('id', '=', orderId)
    .where('state', '=', from)
    .where('issue_asked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && storedOrder(row);
}
