import { ExchangeState, OrderActor } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Operation } from './operator-actions.ts';
import { notifyOrderMoved } from './order-signals.ts';
import { insertMove, selectAnyOrder, type StoredOrder, unshipRow } from './order-store.ts';

const DAY_MS = 86_400_000;

/** Whether a shipment can be undone now (rule 14.16). Refuses with ORDER_NOT_PARCEL, ORDER_MOVE_FORBIDDEN and SHIPMENT_TOO_OLD. */
export function requireUndoable(
  { channel, state, issued_at: shippedAt, member_left: hasLeft }: StoredOrder,
  now: Date,
): void {
  if (channel !== 'consignee') refuse('ORDER_NOT_PARCEL');
  if (state !== ExchangeState.Issued || shippedAt === null || hasLeft) return refuse('ORDER_MOVE_FORBIDDEN');
  if (now.getTime() - shippedAt.getTime() >= DAY_MS) refuse('SHIPMENT_TOO_OLD');
}

/** Takes back that a parcel was sent, within a day. The order waits to be sent again; the member reads `reason`. */
export async function undoShipment(
  { database, clock, events }: Pick<Platform, 'database' | 'clock' | 'events'>,
  { orderId, operator }: Operation,
  reason: string,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    const known = (await selectAnyOrder(tx, orderId)) ?? refuse('NOT_FOUND');
    requireUndoable(known, at);
    const key = { memberId: known.member_id, orderId };
    const order = (await unshipRow(tx, key, at)) ?? refuse('ORDER_MOVE_FORBIDDEN');
    await insertMove(tx, {
      member_id: key.memberId,
      order_id: orderId,
      position: order.moves,
      state: ExchangeState.ToBeIssued,
      at,
      actor: OrderActor.Operator,
      operator,
      note: reason,
    });
    await notifyOrderMoved(events, tx, order, at, false);
  });
}
