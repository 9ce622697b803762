import { ExchangeState } from '@yayan/contract';
import type { Exchange } from '../deps.ts';
import { selectWaiting, type StoredOrder, type Waiting } from './order-store.ts';
import { sendIssue, sendReview } from './send-order-jobs.ts';

const STALLED_AFTER_MS = 20 * 60_000;
const BATCH = 500;

/**
 * Sends new jobs for every order that should have moved on long ago: a job gives up after its last attempt, an order does
 * not. Orders that wait for an operator (large ones, goods, held issues) are left out by the query, so that however many
 * of them there are, they never keep the others from being resumed.
 */
export async function resumeStalledOrders(
  { platform, autoApproveCoins }: Pick<Exchange, 'platform' | 'autoApproveCoins'>,
  signal: AbortSignal,
): Promise<void> {
  const { clock, jobs } = platform;
  const until = new Date(clock.now().getTime() - STALLED_AFTER_MS);
  const toReview = { until, state: ExchangeState.PendingReview, maxTotal: autoApproveCoins };
  const toIssue = { until, state: ExchangeState.ToBeIssued, goods: false, held: false };
  await inBatches(platform, toReview, signal, (tx, order) => sendReview(jobs, tx, order));
  await inBatches(platform, toIssue, signal, (tx, order) => sendIssue(jobs, tx, order));
}

type Send = (tx: Parameters<typeof sendReview>[1], order: StoredOrder) => Promise<void>;

async function inBatches(
  { database }: Pick<Exchange['platform'], 'database'>,
  waiting: Omit<Waiting, 'limit' | 'after'>,
  signal: AbortSignal,
  send: Send,
): Promise<void> {
  let last: StoredOrder | undefined;
  do {
    signal.throwIfAborted();
    const after = last;
    last = await database.transaction(async (tx) => {
      const batch = await selectWaiting(tx, { ...waiting, limit: BATCH, ...(after && { after }) });
      for (const order of batch) await send(tx, order);
      return batch[BATCH - 1];
    });
  } while (last !== undefined);
}
