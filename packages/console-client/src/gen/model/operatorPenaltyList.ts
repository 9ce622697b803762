/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorPenalty } from './operatorPenalty.ts';

export interface OperatorPenaltyList {
  /** @maxItems 100 */
  items: OperatorPenalty[];
}
