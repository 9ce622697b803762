/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OrderField } from './orderField.ts';

export interface OrderProblem {
  field: OrderField;
  /**
     * Chinese text to show at the field.
     * @maxLength 100
     */
  message: string;
}
