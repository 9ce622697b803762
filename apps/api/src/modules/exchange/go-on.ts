import { ExchangeState } from '@yayan/contract';
import { sendIssue, sendReview } from './order-jobs.ts';
import { selectWaiting } from './order-store.ts';
import type { Exchange } from './parts.ts';

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
    for (const order of await selectWaiting(tx, ExchangeState.PendingReview, until, AT_ONCE))
      if (order.total <= autoApproveCoins) await sendReview(jobs, tx, order);
    for (const order of await selectWaiting(tx, ExchangeState.ToBeIssued, until, AT_ONCE))
      await sendIssue(jobs, tx, order);
  });
}
