/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OrderProblem } from './orderProblem.ts';

/**
 * Data of ORDER_FORM_INVALID.
 */
export interface OrderRefusal {
  /**
     * @minItems 1
     * @maxItems 20
     */
  problems: OrderProblem[];
}
