/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OrderCardCode } from './orderCardCode.ts';

export interface OrderReveal {
  /**
     * @minItems 1
     * @maxItems 10
     */
  cards: OrderCardCode[];
  /** Whether the codes had been shown before. */
  shownBefore: boolean;
}
