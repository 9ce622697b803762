/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitChoiceId } from './benefitChoiceId.ts';
import type { EncryptedField } from './encryptedField.ts';
import type { Id } from './id.ts';
import type { OrderNames } from './orderNames.ts';
import type { OrderPayee } from './orderPayee.ts';

/**
 * What is ordered and where it goes. By the benefit's `target`: payee needs `amount` and either `payeeId` or `payee`;
 * mobile may carry `mobile` (the member's own unless told); consignee needs `consigneeId`; codes needs nothing more.
 */
export interface OrderForm {
  /**
     * Number of items; 1 for cash.
     * @minimum 1
     * @maximum 10
     */
  quantity: number;
  /** Required when the benefit has choices. */
  choiceId?: BenefitChoiceId;
  /**
     * Coins to pay out, within the range of the benefit.
     * @minimum 1
     * @maximum 10000000
     */
  amount?: number;
  /** A saved payout account. */
  payeeId?: Id;
  payee?: OrderPayee;
  /** The number to top up. */
  mobile?: EncryptedField;
  /** One of the member's addresses. */
  consigneeId?: Id;
  /** Fee-free card to use for this order. */
  feeFreeCardId?: Id;
  /**
     * The total in coins that the member confirmed. If the total has changed, the order is refused with PRICE_CHANGED.
     * @minimum 0
     * @maximum 1000000000
     */
  total?: number;
  /** The names that the member confirmed. If one has changed, the order is refused with BENEFIT_RENAMED. */
  quoted?: OrderNames;
}
