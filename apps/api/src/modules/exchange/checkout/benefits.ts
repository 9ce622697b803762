import type { DataOf } from '@yayan/contract';
import { cutPage } from '../../../platform/page.ts';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { selectBenefits } from '../catalogue/benefit-store.ts';
import { findBenefit, offeredTargets } from '../catalogue/offered-benefits.ts';
import { hasRestockReminder } from '../catalogue/restock-store.ts';
import type { Exchange } from '../deps.ts';
import { benefitCard, benefitDetail, type OwnFacts } from './benefit-view.ts';
import { readEligibilityFacts } from './eligibility.ts';

/** A page of the benefits on sale. Refuses an invalid cursor with FIELD_WRONG. */
export async function listBenefits(
  { platform, channels }: Exchange,
  { query: { cursor, limit = 20, type, maxPrice } }: Call<'listBenefits'>,
): Promise<DataOf<'listBenefits'>> {
  const now = platform.clock.now();
  const after = cursor === undefined ? -1 : positionOf(cursor);
  const found = await selectBenefits(platform.database.read, {
    after,
    limit: limit + 1,
    type,
    maxPrice,
    now,
    ...offeredTargets(channels),
  });
  const { items, nextCursor } = cutPage(found, limit, ({ position }) => String(position));
  return { items: items.map((benefit) => benefitCard(benefit, now)), nextCursor };
}

function positionOf(cursor: string): number {
  return /^\d{1,9}$/.test(cursor) ? Number(cursor) : refuse('FIELD_WRONG');
}

/** A benefit, with the member's own facts if a member is signed in. Refuses with NOT_FOUND. */
export async function getBenefit(
  exchange: Exchange,
  { params, caller, origin }: Call<'getBenefit'>,
): Promise<DataOf<'getBenefit'>> {
  const { database, clock } = exchange.platform;
  const db = database.read;
  const benefit = await findBenefit(db, params.id);
  const own =
    caller === null
      ? null
      : await readOwn(exchange, db, { memberId: caller.memberId, address: origin.address }, benefit);
  return benefitDetail(benefit, own, { working: exchange.channels, now: clock.now() });
}

async function readOwn(
  exchange: Exchange,
  db: Connection,
  who: { memberId: string; address: string },
  benefit: Benefit,
): Promise<OwnFacts> {
  return {
    facts: await readEligibilityFacts(exchange, db, who, benefit),
    restockAsked: await hasRestockReminder(db, { memberId: who.memberId, benefitId: benefit.id }),
  };
}
