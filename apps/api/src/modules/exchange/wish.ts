import { PrerequisiteKind } from '@yayan/contract';
import { refuse } from '../../contract/api-fault.ts';
import type { Connection } from '../../platform/database/database.ts';
import { type Benefit, isOffered } from './benefit.ts';
import { selectBenefit } from './benefit-store.ts';
import { type OrderForm, readForm } from './order-form.ts';
import type { Exchange } from './parts.ts';
import { allowanceOf, type Wish } from './prerequisites.ts';
import { priceOf } from './price.ts';
import { readStanding, type Standing } from './standing.ts';

/** The benefit of a public id. Refuses with NOT_FOUND. */
export async function findBenefit(db: Connection, id: string): Promise<Benefit> {
  return (await selectBenefit(db, id)) ?? refuse('NOT_FOUND');
}

/** The benefit of a public id, to order it. Refuses with NOT_FOUND, and with BENEFIT_OFF what is not for sale. */
export async function findOffered(db: Connection, id: string): Promise<Benefit> {
  const benefit = await findBenefit(db, id);
  return isOffered(benefit) ? benefit : refuse('BENEFIT_OFF');
}

export interface Asked {
  memberId: string;
  benefitId: string;
  form: OrderForm;
}

const REFUSALS = {
  [PrerequisiteKind.Level]: 'LEVEL_TOO_LOW',
  [PrerequisiteKind.Stock]: 'STOCK_OUT',
  [PrerequisiteKind.DailyLimit]: 'DAILY_LIMIT',
  [PrerequisiteKind.MonthlyLimit]: 'MONTHLY_LIMIT',
  [PrerequisiteKind.Balance]: 'BALANCE_TOO_LOW',
} as const;

/**
 * Reads what a member asks for and holds it against every rule of decisions §5. Refuses with the first that is broken:
 * NOT_FOUND, BENEFIT_OFF, ORDER_FORM_INVALID, CARD_NOT_USABLE, LEVEL_TOO_LOW, PREREQUISITE_UNMET, STOCK_OUT,
 * DAILY_LIMIT, MONTHLY_LIMIT, BALANCE_TOO_LOW.
 */
export async function permittedWish(
  exchange: Exchange,
  db: Connection,
  { memberId, benefitId, form }: Asked,
): Promise<{ wish: Wish; standing: Standing }> {
  const benefit = await findOffered(db, benefitId);
  const { choice, quantity } = readForm(benefit, form);
  const standing = await readStanding(exchange, db, memberId, benefitId);
  const wish: Wish = { benefit, choice, quantity, ...priceOf(benefit, choice, quantity, standing.rule) };
  const allowance = allowanceOf(wish, standing);
  const broken = allowance.prerequisites.find(({ met }) => !met)?.kind;
  if (broken === undefined) return { wish, standing };
  return broken in REFUSALS
    ? refuse(REFUSALS[broken as keyof typeof REFUSALS]) // What `in` has just told.
    : refuse('PREREQUISITE_UNMET', allowance);
}
