/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PrizeKind } from './prizeKind.ts';

export interface OperatorCampaignPrize {
  /** @maxLength 32 */
  id: string;
  kind: PrizeKind;
  /** @maxLength 100 */
  title: string;
  /** Value of one piece, in fen. */
  worth: number;
  stock: number;
  remaining: number;
  /**
     * In millionths; null before the publication.
     * @nullable
     */
  odds: number | null;
}
