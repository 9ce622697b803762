import { ExchangeState } from '@yayan/contract';
import { sendIssue, sendReview } from './send-order-jobs.ts';
import { selectWaiting } from '../orders/order-store.ts';
import type { Exchange } from '../deps.ts';

const PATIENCE_MS = 20 * 60_000;
const AT_ONCE = 500;

/**
 * Asks again for orders that should have moved on by themselves long ago: a job gives up after its last attempt, an
 * order does not.
 */
export async function goOn({
  platform,
  autoApproveCoins,
}: Pick<Exchange, 'platform' | 'autoApproveCoins'>): Promise<void> {
  const { database, clock, jobs } = platform;
  const until = new Date(clock.now().getTime() - PATIENCE_MS);
  await database.transaction(async (tx) => {
    const waiting = { until, limit: AT_ONCE };
    for (const order of await selectWaiting(tx, { ...waiting, state: ExchangeState.PendingReview }))
      if (order.total <= autoApproveCoins) await sendReview(jobs, tx, order);
    const toIssue = { ...waiting, state: ExchangeState.ToBeIssued, goods: false };
    for (const order of await selectWaiting(tx, toIssue)) await sendIssue(jobs, tx, order);
  });
}
