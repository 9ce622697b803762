import { dayOf } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifyOrderMoved } from './order-signals.ts';
import type { StoredOrder } from './order-store.ts';
import { isProvider, type Provider } from '../catalogue/provider.ts';
import { addSpend, holdBack, lockSpend, selectLimit } from './spend-store.ts';

/**
 * Puts an order into the spend of the day before its provider is asked for the first time in this attempt (rule 14.75). False if
 * the provider is paused, or the day's budget has no room for it: then the order waits, and nobody is asked. Orders that
 * come at the same moment wait for each other, so that they can't pass the budget together.
 */
export async function commitSpend(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  tx: Tx,
  order: StoredOrder,
): Promise<boolean> {
  const { channel, asks, spent_on: day } = order;
  // What was asked before may be paid already: it must be followed to its end.
  if (!isProvider(channel) || asks > 1 || day !== null) return true;
  const now = clock.now();
  const key = { memberId: order.member_id, orderId: order.id };
  const why = await commitOn(tx, { ...key, channel, day: dayOf(now), fen: order.fen ?? 0 });
  if (why === null) return true;
  if (await holdBack(tx, key, { why, before: order.held_back }))
    await notifyOrderMoved(events, tx, order, now, false);
  return false;
}

interface Commitment {
  memberId: string;
  orderId: string;
  channel: Provider;
  day: string;
  fen: number;
}

async function commitOn(
  tx: Tx,
  { memberId, orderId, channel, day, fen }: Commitment,
): Promise<'budget' | 'paused' | null> {
  const spent = await lockSpend(tx, { channel, day });
  const { dailyFen, pausedAt } = await selectLimit(tx, channel);
  if (pausedAt !== null) return 'paused';
  if (dailyFen !== null && spent + fen > dailyFen) return 'budget';
  await addSpend(tx, { memberId, orderId }, { channel, day, fen });
  return null;
}
