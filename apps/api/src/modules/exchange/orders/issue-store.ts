import type { ExchangeState } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { type OrderKey, type StoredOrder, storedOrder } from './order-store.ts';
import type { FulfilmentChannel } from '../catalogue/fulfilment-channel.ts';
import { issueNumberPrefix } from '../fulfilment/issue-number.ts';
import type { Confirmation } from '../fulfilment/ports/issuer.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The present attempt to issue an order that waits for it. */
export interface OpenAttempt extends OrderKey {
  waiting: ExchangeState;
  attempt: number;
}

/**
 * Records a request to the issuer, its count and its number. Undefined when the order isn't in the state `waiting`, for
 * goods, because an operator sends them, and for an issue that is held for an operator.
 */
export async function recordIssueRequest(
  tx: Tx,
  { memberId, orderId }: OrderKey,
  waiting: ExchangeState,
  at: Date,
): Promise<StoredOrder | undefined> {
  const row = await tx
    .updateTable('orders')
    .set({
      issue_asked_at: sql`coalesce(issue_asked_at, ${at}::timestamptz)`,
      asks: sql`asks + 1`,
      issue_number: sql`coalesce(issue_number,
        ${issueNumberPrefix(orderId)} || lpad(attempt::text, greatest(2, length(attempt::text)), '0'))`,
    })
    .where('member_id', '=', memberId)
    .where('id', '=', orderId)
    .where('state', '=', waiting)
    .where('channel', '<>', 'consignee')
    .where('issue_problem', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && storedOrder(row);
}

/** Stores the confirmation parameters of a payout; false when this attempt is over, or they are stored already. */
export async function storeConfirmation(
  tx: Tx,
  { memberId, orderId, waiting, attempt }: OpenAttempt,
  confirmation: Confirmation,
): Promise<boolean> {
  const row = await tx
    .updateTable('orders')
    .set({ confirmation: JSON.stringify(confirmation) })
    .where('member_id', '=', memberId)
    .where('id', '=', orderId)
    .where('state', '=', waiting)
    .where('attempt', '=', attempt)
    .where('confirmation', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds an attempt for an operator, with the problem in words for them. Does nothing when the attempt is over. */
export async function holdIssue(
  tx: Tx,
  { memberId, orderId, waiting, attempt }: OpenAttempt,
  problem: string,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ issue_problem: problem })
    .where('member_id', '=', memberId)
    .where('id', '=', orderId)
    .where('state', '=', waiting)
    .where('attempt', '=', attempt)
    .execute();
}

/** Whether another order has this receipt of a provider already. */
export async function isReceiptTaken(
  db: Connection,
  { orderId, channel, receipt }: { orderId: string; channel: FulfilmentChannel; receipt: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('channel', '=', channel)
    .where('receipt', '=', receipt)
    .where('id', '<>', orderId)
    .executeTakeFirst();
  return row !== undefined;
}
