/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PrizeId } from './prizeId.ts';

export interface ProofPrize {
  id: PrizeId;
  /** @maxLength 100 */
  title: string;
}
