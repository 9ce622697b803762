import { ExchangeState, OrderActor } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { takeStock } from '../catalogue/benefit-store.ts';
import { payOrder } from './order-payment.ts';
import { insertMove, type OrderKey, reinstateRow } from './order-store.ts';
import { notifyOrderMoved, sendIssue } from './order-signals.ts';

interface Reinstating extends OrderKey {
  operator: string;
  /** Why, in words for the member: it stands in the timeline behind the first verdict. */
  note: string;
}

/**
 * Puts an order back that wasn't passed by mistake (rule 4.21): takes stock and the returned coins again, and issues it.
 * The member keeps a fee-free card that came back. Refuses with ORDER_MOVE_FORBIDDEN, STOCK_OUT and
 * BALANCE_TOO_LOW.
 */
export async function reinstateOrder(
  platform: Pick<Platform, 'clock' | 'events' | 'jobs'>,
  tx: Tx,
  { memberId, orderId, operator, note }: Reinstating,
): Promise<void> {
  const at = platform.clock.now();
  const order = await reinstateRow(tx, { memberId, orderId }, at);
  if (order === undefined || order.member_left) return refuse('ORDER_MOVE_FORBIDDEN');
  if (!(await takeStock(tx, { benefitId: order.benefit_id, choiceId: order.choice_id }, order.quantity)))
    refuse('STOCK_OUT');
  await payOrder(tx, order, at);
  await insertMove(tx, {
    member_id: memberId,
    order_id: orderId,
    position: order.moves,
    state: ExchangeState.ToBeIssued,
    at,
    actor: OrderActor.Operator,
    operator,
    note,
  });
  await notifyOrderMoved(platform.events, tx, order, at, true);
  // An operator sends goods; no job does.
  if (order.channel !== 'consignee') await sendIssue(platform.jobs, tx, order);
}
