import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { OrderKey, StoredOrder } from '../orders/order-store.ts';

export const REVIEW_JOB = 'exchange.review';
export const ISSUE_JOB = 'exchange.issue';
export const RESUME_JOB = 'exchange.resume-stalled-orders';

const keyOf = ({ member_id: memberId, id: orderId }: StoredOrder): OrderKey => ({ memberId, orderId });

/** Has an order looked at by the rules, once the transaction commits. */
export async function sendReview(jobs: Jobs, tx: Transaction<Schema>, order: StoredOrder): Promise<void> {
  await jobs.sendIn(tx, REVIEW_JOB, keyOf(order));
}

/** Has an order issued, or asked about, once the transaction commits; not before `startAfter` when that is given. */
export async function sendIssue(
  jobs: Jobs,
  tx: Transaction<Schema>,
  order: StoredOrder,
  startAfter?: Date,
): Promise<void> {
  await jobs.sendIn(tx, ISSUE_JOB, keyOf(order), startAfter && { startAfter });
}
