import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { createMessages } from '../../message/module.ts';
import type { Benefit } from './benefit.ts';
import { selectBenefit } from './benefit-store.ts';
import type { Call } from '../../../call/call.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FulfilmentChannel } from './fulfilment-channel.ts';
import {
  deleteRestockReminder,
  insertRestockReminder,
  selectAwaitedBenefitIds,
  takeRestockReminders,
} from './restock-store.ts';
import { findBenefit, findListed, isAvailable } from './offered-benefits.ts';

interface RestockDeps {
  platform: Platform;
  /** The working channels. */
  channels: ReadonlySet<FulfilmentChannel>;
}

/** Members notified in one transaction. */
const AT_ONCE = 200;

/**
 * 到货提醒 (rule 5.12): stores or deletes a member's reminder for a benefit that is sold out, or whose sale begins later.
 * Refuses with NOT_FOUND, and a new reminder with BENEFIT_OFF and RESTOCK_NOT_NEEDED.
 */
export async function askRestock(
  { platform: { database, clock }, channels }: RestockDeps,
  { params, body: { wanted }, caller }: Call<'askRestock'>,
): Promise<DataOf<'askRestock'>> {
  const key = { memberId: caller.memberId, benefitId: params.id };
  const db = database.read;
  if (wanted) {
    const now = clock.now();
    const benefit = await findListed(db, key.benefitId, channels, now);
    if (isAvailable(benefit, channels, now)) return refuse('RESTOCK_NOT_NEEDED');
    await insertRestockReminder(db, key, now);
  } else {
    await findBenefit(db, key.benefitId);
    await deleteRestockReminder(db, key);
  }
  return { wanted };
}

/**
 * Notifies members whose benefit is back in stock, or on sale now, each once: the transaction that writes the message deletes the
 * reminder. If one benefit fails, the others go on (rule 6.45).
 */
export async function notifyRestocked({ platform, channels }: RestockDeps): Promise<void> {
  const db = platform.database.read;
  await settleAll(await selectAwaitedBenefitIds(db), async (id) => {
    const benefit = await selectBenefit(db, id);
    if (benefit !== undefined && isAvailable(benefit, channels, platform.clock.now()))
      await notifyWaiting(platform, benefit);
  });
}

async function notifyWaiting(
  platform: Platform,
  { id, title, saleFrom }: Pick<Benefit, 'id' | 'title' | 'saleFrom'>,
): Promise<void> {
  const messages = createMessages(platform);
  const data = { benefitId: id, title };
  const key = `restock:${id}:${platform.clock.now().toISOString()}`;
  let notified: number;
  do {
    notified = await platform.database.transaction(async (tx) => {
      const taken = await takeRestockReminders(tx, id, AT_ONCE);
      for (const { memberId, askedAt } of taken) {
        const event = saleFrom !== null && askedAt < saleFrom ? 'saleBegan' : 'restocked';
        await messages.write(tx, { memberId, event, key, data });
      }
      return taken.length;
    });
  } while (notified === AT_ONCE);
}
