import { PROVIDERS } from '../../src/modules/exchange/catalogue/provider.ts';
import { countCall, selectCalls } from '../../src/modules/exchange/orders/call-counts-store.ts';
import type { Platform } from '../../src/platform/platform.ts';

const MINUTE_MS = 60_000;
/** One call in the last hour, others of the day, and one of them without an answer. */
const MINUTES_AGO = [25, 140, 390, 700, 1100];
const FAILED_MINUTES_AGO = 390;

/** Counts the calls of the last day to each provider of orders, unless there are any, so that their page isn't empty. */
export async function countProviderCalls({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  if ((await selectCalls(database.read, now)).length > 0) return;
  for (const channel of PROVIDERS)
    for (const minutes of MINUTES_AGO)
      await countCall(database.read, {
        channel,
        isAnswered: channel !== 'mobile' || minutes !== FAILED_MINUTES_AGO,
        at: new Date(now.getTime() - minutes * MINUTE_MS),
      });
}
