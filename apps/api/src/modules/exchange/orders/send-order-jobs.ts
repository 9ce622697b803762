import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { OrderKey, StoredOrder } from './order-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export const REVIEW_JOB = 'exchange.review';
export const ISSUE_JOB = 'exchange.issue';
export const RESUME_JOB = 'exchange.resume-stalled-orders';

const keyOf = ({ member_id: memberId, id: orderId }: StoredOrder): OrderKey => ({ memberId, orderId });

/** Sends the job that reviews an order by rule, in the transaction. */
export async function sendReview(jobs: Jobs, tx: Tx, order: StoredOrder): Promise<void> {
  await jobs.sendIn(tx, REVIEW_JOB, keyOf(order));
}

/**
 * Sends the job that issues an order or continues its issue, in the transaction. It runs after `startAfter` if that is
 * given.
 */
export async function sendIssue(jobs: Jobs, tx: Tx, order: StoredOrder, startAfter?: Date): Promise<void> {
  await jobs.sendIn(tx, ISSUE_JOB, keyOf(order), startAfter && { startAfter });
}
