import { type BodyOf, type DataOf, MessageKind } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { createNotifyMember } from '../../message/messages.ts';
import { type Benefit, totalStock } from './benefit.ts';
import { selectBenefit } from './benefit-store.ts';
import { isAvailable, workingOutlets } from '../fulfilment/fulfilment-channels.ts';
import type { Exchange } from '../deps.ts';
import {
  deleteRestockWish,
  insertRestockWish,
  type RestockKey,
  selectWishedBenefitIds,
  takeRestockWishes,
} from './restock-store.ts';
import { findBenefit, findOffered } from '../checkout/order-request.ts';

/** Members told in one transaction. */
const AT_ONCE = 200;

/**
 * 到货提醒 (design pages 1.5): keeps, or takes back, a member's wish to be told when a sold-out benefit is there again.
 * Refuses with NOT_FOUND, and a new wish with BENEFIT_OFF and RESTOCK_NOT_NEEDED.
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
    await insertRestockWish(db, key, clock.now());
  } else {
    await findBenefit(db, key.benefitId);
    await deleteRestockWish(db, key);
  }
  return { wanted };
}

/** Tells everybody whose benefit is there again, each once: the wish goes in the transaction of its message. */
export async function tellRestocked(exchange: Exchange): Promise<void> {
  const db = exchange.platform.database.read;
  const working = workingOutlets(exchange);
  for (const id of await selectWishedBenefitIds(db)) {
    const benefit = await selectBenefit(db, id);
    if (benefit !== undefined && isAvailable(benefit, working)) await tellOf(exchange, benefit);
  }
}

async function tellOf({ platform }: Exchange, { id, title }: Pick<Benefit, 'id' | 'title'>): Promise<void> {
  const text = {
    title: `“${title}”到货了`,
    body: '你等的福利有货了，数量有限，先到先得。\n这条提醒只发一次，再次兑完后可以重新设置。',
    link: `/exchange/detail/${id}`,
  };
  const notify = createNotifyMember(platform);
  let told: number;
  do {
    told = await platform.database.transaction(async (tx) => {
      const memberIds = await takeRestockWishes(tx, id, AT_ONCE);
      for (const memberId of memberIds) await notify(tx, memberId, MessageKind.Exchange, text);
      return memberIds.length;
    });
  } while (told === AT_ONCE);
}
