/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitAllowance } from './benefitAllowance.ts';
import type { OrderRefusal } from './orderRefusal.ts';

/**
 * A refused order; what the data is, follows from the code.
 */
export interface OrderFault {
  code: number;
  msg: string;
  data: OrderRefusal | BenefitAllowance | null;
  /** To quote to support. */
  requestId?: string;
}
