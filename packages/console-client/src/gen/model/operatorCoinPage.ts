/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorCoinRow } from './operatorCoinRow.ts';

export interface OperatorCoinPage {
  /** @maxItems 100 */
  items: OperatorCoinRow[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
