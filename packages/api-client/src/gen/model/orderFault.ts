/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitAllowance } from './benefitAllowance.ts';
import type { OrderRefusal } from './orderRefusal.ts';

/**
 * A refused order. The code decides what `data` holds.
 */
export interface OrderFault {
  code: number;
  msg: string;
  data: OrderRefusal | BenefitAllowance | null;
  /** Number to quote to support. */
  requestId?: string;
}
