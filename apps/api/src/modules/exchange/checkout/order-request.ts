import { PrerequisiteKind } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { selectBenefit } from '../catalogue/benefit-store.ts';
import type { Delivery } from './delivery.ts';
import { type OrderForm, readForm } from './order-form.ts';
import { isOffered, workingOutlets } from '../fulfilment/fulfilment-channels.ts';
import type { Exchange } from '../deps.ts';
import { allowanceOf, type Wish } from './eligibility.ts';
import { feePercent, priceOf } from './price.ts';
import { readStanding, type Standing } from './eligibility-facts.ts';
import type { FeeFree } from '../../reward/cards/fee-free.ts';

/** The benefit of a public id. Refuses with NOT_FOUND. */
export async function findBenefit(db: Connection, id: string): Promise<Benefit> {
  return (await selectBenefit(db, id)) ?? refuse('NOT_FOUND');
}

/** The benefit of a public id, to order it. Refuses with NOT_FOUND, and with BENEFIT_OFF what is not for sale. */
export async function findOffered(
  exchange: Pick<Exchange, 'issuers'>,
  db: Connection,
  id: string,
): Promise<Benefit> {
  const benefit = await findBenefit(db, id);
  return isOffered(benefit, workingOutlets(exchange)) ? benefit : refuse('BENEFIT_OFF');
}

export interface Asked {
  memberId: string;
  benefitId: string;
  form: OrderForm;
}

/** A wish with where it goes and what waives its fee: what an order is made of. */
export interface PermittedWish extends Wish {
  delivery: Delivery;
  /** A usable fee-free card to take; an active one is taken by itself. */
  feeFreeCardId: string | null;
  /** Whether a fee-free card waives a fee. */
  waived: boolean;
}

const REFUSALS = {
  [PrerequisiteKind.Level]: 'LEVEL_TOO_LOW',
  [PrerequisiteKind.Stock]: 'STOCK_OUT',
  [PrerequisiteKind.DailyLimit]: 'DAILY_LIMIT',
  [PrerequisiteKind.MonthlyLimit]: 'MONTHLY_LIMIT',
  [PrerequisiteKind.Balance]: 'BALANCE_TOO_LOW',
} as const;

/**
 * Reads what a member asks for, opening what was encrypted (each cipher text once), and holds it against every rule of
 * decisions §5. Refuses with the first that is broken:
 * NOT_FOUND, BENEFIT_OFF, ORDER_FORM_INVALID, DECRYPTION_FAILED, CARD_NOT_FOUND, CARD_NOT_USABLE, PRICE_CHANGED, LEVEL_TOO_LOW,
 * PREREQUISITE_UNMET, STOCK_OUT, DAILY_LIMIT, MONTHLY_LIMIT, BALANCE_TOO_LOW.
 */
export async function permittedWish(
  exchange: Exchange,
  db: Connection,
  { memberId, benefitId, form }: Asked,
): Promise<{ wish: PermittedWish; standing: Standing }> {
  const benefit = await findOffered(exchange, db, benefitId);
  const { choice, quantity, delivery } = await readForm(exchange, db, { memberId, benefit, form });
  const standing = await readStanding(exchange, db, memberId, benefit);
  const { feeFreeCardId = null } = form;
  const percent = feePercent(benefit, standing.rule);
  const waived = isWaived(percent, standing.feeFree, feeFreeCardId);
  const price = priceOf(choice, quantity, waived ? 0 : percent);
  // Before what the other price would lack: the member is to hear of the price first.
  if (form.total !== undefined && form.total !== price.total) return refuse('PRICE_CHANGED');
  const wish: PermittedWish = { benefit, choice, quantity, ...price, delivery, feeFreeCardId, waived };
  const allowance = allowanceOf(wish, standing);
  const broken = allowance.prerequisites.find(({ met }) => !met)?.kind;
  if (broken === undefined) return { wish, standing };
  return broken in REFUSALS
    ? refuse(REFUSALS[broken as keyof typeof REFUSALS]) // What `in` has just told.
    : refuse('PREREQUISITE_UNMET', allowance);
}

/** Whether a card waives the fee: the one that waits for an exchange, or a usable one that the form names. */
function isWaived(percent: number, { active, ids }: FeeFree, cardId: string | null): boolean {
  if (cardId === null) return percent > 0 && active;
  if (percent === 0 || active) return refuse('CARD_NOT_USABLE');
  return ids.includes(cardId) || refuse('CARD_NOT_FOUND');
}
