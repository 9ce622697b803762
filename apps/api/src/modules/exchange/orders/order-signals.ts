import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { OrderKey, StoredOrder } from './order-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { LiveKind } from '@yayan/contract';
import type { Events } from '../../../platform/events/events.ts';

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

/** Notifies the member's open pages that an order moved. `coinsMoved` says that their coins changed too. */
export async function notifyOrderMoved(
  events: Events,
  tx: Tx,
  { member_id: memberId, id }: Pick<StoredOrder, 'member_id' | 'id'>,
  at: Date,
  coinsMoved: boolean,
): Promise<void> {
  const kinds = coinsMoved ? [LiveKind.Order, LiveKind.Balance] : [LiveKind.Order];
  for (const kind of kinds)
    await events.publishIn(tx, `member:${memberId}`, { kind, subjectId: id, at: at.toISOString() });
}
