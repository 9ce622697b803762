/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorAct } from './operatorAct.ts';

export interface OperatorActPage {
  /** @maxItems 100 */
  items: OperatorAct[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
