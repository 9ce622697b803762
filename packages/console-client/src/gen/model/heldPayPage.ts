/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HeldPay } from './heldPay.ts';

export interface HeldPayPage {
  /** @maxItems 100 */
  items: HeldPay[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
