/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorCard } from './operatorCard.ts';

export interface OperatorCardList {
  /** @maxItems 100 */
  items: OperatorCard[];
}
