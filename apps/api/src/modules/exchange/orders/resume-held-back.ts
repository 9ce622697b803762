import { dayOf } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendIssue } from './order-signals.ts';
import { selectHeldBack } from './held-back-store.ts';
import type { StoredOrder } from './order-store.ts';
import { type Provider, PROVIDERS } from '../catalogue/provider.ts';
import { selectLimit, spentOn } from './spend-store.ts';

export const RESUME_HELD_BACK_JOB = 'exchange.resume-held-back';
/** The same, sent by an act: a scheduled job can't be sent while it waits for its time. */
export const RESUME_NOW_JOB = 'exchange.resume-held-back-now';
const BATCH = 500;

/** Sends the jobs of held-back orders that fit into the budget of the day now. Whether one really fits, its own job decides. */
export async function resumeHeldBack(
  platform: Pick<Platform, 'database' | 'jobs' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  for (const channel of PROVIDERS) await resumeOf(platform, channel, signal);
}

async function resumeOf(
  { database, jobs, clock }: Pick<Platform, 'database' | 'jobs' | 'clock'>,
  channel: Provider,
  signal: AbortSignal,
): Promise<void> {
  const { dailyFen, pausedAt } = await selectLimit(database.read, channel);
  if (pausedAt !== null) return;
  const spent = await spentOn(database.read, { channel, day: dayOf(clock.now()) });
  let left = dailyFen === null ? Number.POSITIVE_INFINITY : dailyFen - spent;
  let last: StoredOrder | undefined;
  do {
    signal.throwIfAborted();
    const batch = await selectHeldBack(database.read, channel, { after: last, limit: BATCH });
    const fitting = batch.filter(({ fen }) => {
      const fits = (fen ?? 0) <= left;
      if (fits) left -= fen ?? 0;
      return fits;
    });
    await database.transaction(async (tx) => {
      for (const order of fitting) await sendIssue(jobs, tx, order);
    });
    last = batch[BATCH - 1];
  } while (last !== undefined);
}
