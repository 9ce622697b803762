import { PrerequisiteKind } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { findOffered } from '../catalogue/find-benefit.ts';
import type { Delivery } from '../fulfilment/delivery.ts';
import { type OrderForm, readForm } from './order-form.ts';
import type { Exchange } from '../deps.ts';
import { allowanceOf, type OrderRequest } from './eligibility.ts';
import { feePercent, isFeeWaived, priceOf } from './price.ts';
import { readEligibilityFacts, type EligibilityFacts } from './eligibility-facts.ts';

/** What a member asks to order. */
export interface OrderInput {
  memberId: string;
  benefitId: string;
  form: OrderForm;
}

/** A request that nothing refuses, with where it goes and what waives its fee: what an order is made of. */
export interface CheckedRequest extends OrderRequest {
  delivery: Delivery;
  /** A usable fee-free card that the form names; null when an active one is taken, or none. */
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
 * Reads what a member asks for, decrypts its fields (each cipher text opens once) and checks it against every rule of
 * section 5. Refuses with the first that is broken:
 * NOT_FOUND, BENEFIT_OFF, ORDER_FORM_INVALID, DECRYPTION_FAILED, CARD_NOT_FOUND, CARD_NOT_USABLE, PRICE_CHANGED, LEVEL_TOO_LOW,
 * PREREQUISITE_UNMET, STOCK_OUT, DAILY_LIMIT, MONTHLY_LIMIT, BALANCE_TOO_LOW.
 */
export async function checkOrderRequest(
  exchange: Exchange,
  db: Connection,
  { memberId, benefitId, form }: OrderInput,
): Promise<{ request: CheckedRequest; facts: EligibilityFacts }> {
  const benefit = await findOffered(exchange, db, benefitId);
  const { choice, quantity, delivery } = await readForm(exchange, db, { memberId, benefit, form });
  const facts = await readEligibilityFacts(exchange, db, memberId, benefit);
  const { feeFreeCardId = null } = form;
  const percent = feePercent(benefit, facts.rule);
  const waived = isFeeWaived(percent, facts.feeFree, feeFreeCardId);
  const price = priceOf(choice, quantity, waived ? 0 : percent);
  // Check the price before eligibility, so that a changed price is reported first.
  if (form.total !== undefined && form.total !== price.total) return refuse('PRICE_CHANGED');
  const request: CheckedRequest = { benefit, choice, quantity, ...price, delivery, feeFreeCardId, waived };
  const allowance = allowanceOf(request, facts);
  const broken = allowance.prerequisites.find(({ met }) => !met)?.kind;
  if (broken === undefined) return { request, facts };
  return broken in REFUSALS
    ? refuse(REFUSALS[broken as keyof typeof REFUSALS]) // Checked by `in`.
    : refuse('PREREQUISITE_UNMET', allowance);
}
