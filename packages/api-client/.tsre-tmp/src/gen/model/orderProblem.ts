/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OrderField } from './orderField.ts';

export interface OrderProblem {
  field: OrderField;
  /**
     * In Chinese, to stand at the field.
     * @maxLength 100
     */
  message: string;
}
