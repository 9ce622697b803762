import { ExchangeState, OrderActor } from '@yayan/contract';
import { ApiFault } from '../../../errors/api-fault.ts';
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
 * The member keeps a fee-free card that came back. Throws when the order isn't in this state, its benefit is sold out,
 * or the member no longer has the coins.
 */
export async function reinstateOrder(
  platform: Pick<Platform, 'clock' | 'events' | 'jobs'>,
  tx: Tx,
  { memberId, orderId, operator, note }: Reinstating,
): Promise<void> {
  const at = platform.clock.now();
  const order = await reinstateRow(tx, { memberId, orderId }, at);
  if (order === undefined) throw new Error(`Order ${orderId} is not in the state "not passed"`);
  if (order.member_left) throw new Error(`The member of order ${orderId} has left`);
  if (!(await takeStock(tx, { benefitId: order.benefit_id, choiceId: order.choice_id }, order.quantity)))
    throw new Error(`The benefit of order ${orderId} is sold out: answer the ticket instead`);
  try {
    await payOrder(tx, order, at);
  } catch (error) {
    if (!(error instanceof ApiFault && error.name === 'BALANCE_TOO_LOW')) throw error;
    throw new Error(`The member no longer has the ${order.total} coins of order ${orderId}`, {
      cause: error,
    });
  }
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
