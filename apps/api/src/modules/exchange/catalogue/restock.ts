import type { BodyOf, DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { createMessages } from '../../message/module.ts';
import { type Benefit, totalStock } from './benefit.ts';
import { selectBenefit } from './benefit-store.ts';
import { isAvailable, configuredChannels } from './fulfilment-channels.ts';
import type { Exchange } from '../deps.ts';
import {
  deleteRestockReminder,
  insertRestockReminder,
  type RestockKey,
  selectAwaitedBenefitIds,
  takeRestockReminders,
} from './restock-store.ts';
import { findBenefit, findOffered } from './find-benefit.ts';

/** Members notified in one transaction. */
const AT_ONCE = 200;

/**
 * 到货提醒 (rule 5.12): stores or deletes a member's reminder for a sold-out benefit. Refuses with NOT_FOUND, and a new
 * reminder with BENEFIT_OFF and RESTOCK_NOT_NEEDED.
 */
export async function askRestock(
  exchange: Exchange,
  key: RestockKey,
  { wanted }: BodyOf<'askRestock'>,
): Promise<DataOf<'askRestock'>> {
  const { database, clock } = exchange.platform;
  const db = database.read;
  if (wanted) {
    const benefit = await findOffered(exchange, db, key.benefitId);
    if (totalStock(benefit) !== 0) return refuse('RESTOCK_NOT_NEEDED');
    await insertRestockReminder(db, key, clock.now());
  } else {
    await findBenefit(db, key.benefitId);
    await deleteRestockReminder(db, key);
  }
  return { wanted };
}

/**
 * Notifies everybody whose benefit is back, each once: the reminder is deleted in the transaction that writes its
 * message.
 */
export async function notifyRestocked(exchange: Exchange): Promise<void> {
  const db = exchange.platform.database.read;
  const working = configuredChannels(exchange);
  for (const id of await selectAwaitedBenefitIds(db)) {
    const benefit = await selectBenefit(db, id);
    if (benefit !== undefined && isAvailable(benefit, working)) await notifyWaiting(exchange, benefit);
  }
}

async function notifyWaiting(
  { platform }: Exchange,
  { id, title }: Pick<Benefit, 'id' | 'title'>,
): Promise<void> {
  const messages = createMessages(platform);
  const data = { benefitId: id, title };
  const key = `restock:${id}:${platform.clock.now().toISOString()}`;
  let told: number;
  do {
    told = await platform.database.transaction(async (tx) => {
      const memberIds = await takeRestockReminders(tx, id, AT_ONCE);
      for (const memberId of memberIds) await messages.write(tx, { memberId, event: 'restocked', key, data });
      return memberIds.length;
    });
  } while (told === AT_ONCE);
}
