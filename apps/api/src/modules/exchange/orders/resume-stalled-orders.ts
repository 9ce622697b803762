import { ExchangeState } from '@yayan/contract';
import type { Exchange } from '../deps.ts';
import { selectWaiting, type StoredOrder, type WaitingOrders } from './order-store.ts';
import { sendIssue, sendReview } from './order-signals.ts';

const STALLED_AFTER_MS = 20 * 60_000;
const BATCH = 500;

/**
 * Sends new jobs for orders that should have moved on long ago, because a job stops after its last attempt. The query
 * leaves out orders that wait for an operator (large ones, goods, held issues) or a budget, so that their number never blocks the
 * others.
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
  waiting: Omit<WaitingOrders, 'limit' | 'after'>,
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
