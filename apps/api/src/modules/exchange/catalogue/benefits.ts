import type { DataOf, QueryOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { type Benefit, cheapestChoice } from './benefit.ts';
import { selectBenefit, selectBenefits, type StockPlace } from './benefit-store.ts';
import { targetText } from '../checkout/delivery.ts';
import { offeredPlaces, workingOutlets } from '../fulfilment/fulfilment-channels.ts';
import { benefitCard, benefitDetail, type Own } from './benefit-view.ts';
import type { Exchange } from '../deps.ts';
import { allowanceOf } from '../checkout/eligibility.ts';
import { feePercent, priceOf } from '../checkout/price.ts';
import { hasRestockWish } from './restock-store.ts';
import { readStanding } from '../checkout/eligibility-facts.ts';
import { type Asked, findBenefit, findOffered, permittedWish } from '../checkout/order-request.ts';

/** A page of what is on sale. Refuses with FIELD_WRONG what never was a `nextCursor`. */
export async function listBenefits(
  exchange: Exchange,
  { cursor, limit = 20, type, maxPrice }: QueryOf<'listBenefits'>,
): Promise<DataOf<'listBenefits'>> {
  const after = cursor === undefined ? -1 : positionOf(cursor);
  const places = offeredPlaces(workingOutlets(exchange));
  const query = { after, limit: limit + 1, type, maxPrice, ...places };
  const found = await selectBenefits(exchange.platform.database.read, query);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { items: page.map(benefitCard), nextCursor: last === undefined ? null : String(last.position) };
}

function positionOf(cursor: string): number {
  return /^\d{1,9}$/.test(cursor) ? Number(cursor) : refuse('FIELD_WRONG');
}

/** A benefit, as it stands for the member if there is one. Refuses with NOT_FOUND. */
export async function getBenefit(
  exchange: Exchange,
  id: string,
  memberId: string | undefined,
): Promise<DataOf<'getBenefit'>> {
  const db = exchange.platform.database.read;
  const benefit = await findBenefit(db, id);
  const own = memberId === undefined ? null : await readOwn(exchange, db, memberId, benefit);
  return benefitDetail(benefit, own, workingOutlets(exchange));
}

async function readOwn(exchange: Exchange, db: Connection, memberId: string, benefit: Benefit): Promise<Own> {
  return {
    standing: await readStanding(exchange, db, memberId, benefit),
    restockAsked: await hasRestockWish(db, { memberId, benefitId: benefit.id }),
  };
}

/** Which prerequisites the cheapest order of a benefit meets. Refuses with NOT_FOUND and BENEFIT_OFF. */
export async function checkAllowance(
  exchange: Exchange,
  id: string,
  memberId: string,
): Promise<DataOf<'checkAllowance'>> {
  const db = exchange.platform.database.read;
  const benefit = await findOffered(exchange, db, id);
  const standing = await readStanding(exchange, db, memberId, benefit);
  const choice = cheapestChoice(benefit);
  const percent = standing.feeFree.active ? 0 : feePercent(benefit, standing.rule);
  return allowanceOf({ benefit, choice, quantity: 1, ...priceOf(choice, 1, percent) }, standing);
}

/** What an order would cost. Refuses as placing it would. */
export async function quoteOrder(exchange: Exchange, asked: Asked): Promise<DataOf<'checkOrder'>> {
  const { wish, standing } = await permittedWish(exchange, exchange.platform.database.read, asked);
  const { benefit, choice, quantity, price, fee, total } = wish;
  return {
    benefitId: benefit.id,
    title: benefit.title,
    choice: choice.title,
    quantity,
    price,
    fee,
    total,
    balanceAfter: standing.balance - total,
    target: targetText(wish.delivery),
    arrival: benefit.arrival,
  };
}

/** Whether there is such a choice of such a benefit. */
export async function stockPlaceExists(
  db: Connection,
  { benefitId, choiceId }: StockPlace,
): Promise<boolean> {
  const benefit = await selectBenefit(db, benefitId);
  return benefit?.choices.some(({ id }) => id === choiceId) ?? false;
}
