import { ExchangeState, OrderActor } from '@yayan/contract';
import { sendIssue } from './order-signals.ts';
import { type Move, moveOrder } from './move-order.ts';
import { type OrderKey, selectOrder } from './order-store.ts';
import type { Exchange } from '../deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Approves a small order; a larger one waits for an operator (rule 5.6). May be repeated. */
export async function reviewByRule(exchange: Exchange, key: OrderKey): Promise<void> {
  const order = await selectOrder(exchange.platform.database.read, key);
  if (order === undefined || order.total > exchange.autoApproveCoins) return;
  await approveOrder(exchange, {
    ...key,
    from: ExchangeState.PendingReview,
    by: OrderActor.Rule,
    note: '小额订单自动通过审核',
  });
}

/** Moves an order to 待发放 and sends the job that issues it; false when it is no longer in `from`. */
export async function approveOrder(
  exchange: Pick<Exchange, 'platform'>,
  move: Omit<Move, 'to'>,
): Promise<boolean> {
  return await exchange.platform.database.transaction((tx) => approveIn(exchange, tx, move));
}

/** Like `approveOrder`, in the caller's transaction. */
export async function approveIn(
  { platform }: Pick<Exchange, 'platform'>,
  tx: Tx,
  move: Omit<Move, 'to'>,
): Promise<boolean> {
  const order = await moveOrder(platform, tx, { ...move, to: ExchangeState.ToBeIssued });
  // An operator sends goods; no job does.
  if (order !== undefined && order.channel !== 'consignee') await sendIssue(platform.jobs, tx, order);
  return order !== undefined;
}
