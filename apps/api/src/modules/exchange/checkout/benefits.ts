import type { DataOf, QueryOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { type Benefit, cheapestChoice } from '../catalogue/benefit.ts';
import { selectBenefit, selectBenefits, type StockPlace } from '../catalogue/benefit-store.ts';
import { offeredTargets, configuredChannels } from '../catalogue/fulfilment-channels.ts';
import { benefitCard, benefitDetail, type Own } from './benefit-view.ts';
import type { Exchange } from '../deps.ts';
import { allowanceOf } from './eligibility.ts';
import { readChoice } from './order-form.ts';
import { feePercent, isFeeWaived, priceOf } from './price.ts';
import { hasRestockReminder } from '../catalogue/restock-store.ts';
import { readEligibilityFacts } from './eligibility-facts.ts';
import { findBenefit, findOffered } from '../catalogue/find-benefit.ts';

/** A page of the benefits on sale. Refuses an invalid cursor with FIELD_WRONG. */
export async function listBenefits(
  exchange: Exchange,
  { cursor, limit = 20, type, maxPrice }: QueryOf<'listBenefits'>,
): Promise<DataOf<'listBenefits'>> {
  const after = cursor === undefined ? -1 : positionOf(cursor);
  const places = offeredTargets(configuredChannels(exchange));
  const query = { after, limit: limit + 1, type, maxPrice, ...places };
  const found = await selectBenefits(exchange.platform.database.read, query);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { items: page.map(benefitCard), nextCursor: last === undefined ? null : String(last.position) };
}

function positionOf(cursor: string): number {
  return /^\d{1,9}$/.test(cursor) ? Number(cursor) : refuse('FIELD_WRONG');
}

/** A benefit, with the member's own facts if somebody is signed in. Refuses with NOT_FOUND. */
export async function getBenefit(
  exchange: Exchange,
  id: string,
  memberId: string | undefined,
): Promise<DataOf<'getBenefit'>> {
  const db = exchange.platform.database.read;
  const benefit = await findBenefit(db, id);
  const own = memberId === undefined ? null : await readOwn(exchange, db, memberId, benefit);
  return benefitDetail(benefit, own, configuredChannels(exchange));
}

async function readOwn(exchange: Exchange, db: Connection, memberId: string, benefit: Benefit): Promise<Own> {
  return {
    facts: await readEligibilityFacts(exchange, db, memberId, benefit),
    restockAsked: await hasRestockReminder(db, { memberId, benefitId: benefit.id }),
  };
}

/**
 * Which prerequisites the member meets for an order as selected so far (rule 5.2); without a selection, for the cheapest
 * one. Refuses with NOT_FOUND, BENEFIT_OFF, ORDER_FORM_INVALID, CARD_NOT_FOUND and CARD_NOT_USABLE.
 */
export async function checkAllowance(
  exchange: Exchange,
  { benefitId, memberId }: { benefitId: string; memberId: string },
  { quantity = 1, feeFreeCardId, ...selected }: QueryOf<'checkAllowance'>,
): Promise<DataOf<'checkAllowance'>> {
  const db = exchange.platform.database.read;
  const benefit = await findOffered(exchange, db, benefitId);
  const isSelected = quantity > 1 || selected.choiceId !== undefined || selected.amount !== undefined;
  const choice = isSelected ? readChoice(benefit, { quantity, ...selected }) : cheapestChoice(benefit);
  const facts = await readEligibilityFacts(exchange, db, memberId, benefit);
  const percent = feePercent(benefit, facts.rule);
  const waived = isFeeWaived(percent, facts.feeFree, feeFreeCardId ?? null);
  return allowanceOf(
    { benefit, choice, quantity, ...priceOf(choice, quantity, waived ? 0 : percent) },
    facts,
  );
}

/** Whether there is such a choice of such a benefit. */
export async function stockPlaceExists(
  db: Connection,
  { benefitId, choiceId }: StockPlace,
): Promise<boolean> {
  const benefit = await selectBenefit(db, benefitId);
  return benefit?.choices.some(({ id }) => id === choiceId) ?? false;
}
