import { ExchangeState, OrderActor } from '@yayan/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { sendIssue } from '../fulfilment/send-order-jobs.ts';
import { type Move, moveOrder } from './move-order.ts';
import { type OrderKey, selectOrder } from './order-store.ts';
import type { Exchange } from '../deps.ts';

/** Approves a small order at once; a larger one stays for an operator (decisions §5). May be repeated. */
export async function reviewByRule(exchange: Exchange, key: OrderKey): Promise<void> {
  const order = await selectOrder(exchange.platform.database.read, key);
  if (order === undefined || order.total > exchange.autoApproveCoins) return;
  await passOn(exchange, {
    ...key,
    from: ExchangeState.PendingReview,
    by: OrderActor.Rule,
    note: '小额订单自动通过审核',
  });
}

/** Moves an order to be issued and has that done; false when it is no longer where it comes from. */
export async function passOn(exchange: Pick<Exchange, 'platform'>, move: Omit<Move, 'to'>): Promise<boolean> {
  return await exchange.platform.database.transaction((tx) => passIn(exchange, tx, move));
}

/** The same inside a transaction that is already there. */
export async function passIn(
  { platform }: Pick<Exchange, 'platform'>,
  tx: Transaction<Schema>,
  move: Omit<Move, 'to'>,
): Promise<boolean> {
  const order = await moveOrder(platform, tx, { ...move, to: ExchangeState.ToBeIssued });
  // Goods wait for an operator to send them.
  if (order !== undefined && order.outlet !== 'consignee') await sendIssue(platform.jobs, tx, order);
  return order !== undefined;
}
