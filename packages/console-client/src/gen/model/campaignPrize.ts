/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PrizeCover } from './prizeCover.ts';
import type { PrizeId } from './prizeId.ts';
import type { PrizeKind } from './prizeKind.ts';

export interface CampaignPrize {
  id: PrizeId;
  kind: PrizeKind;
  /** @maxLength 100 */
  title: string;
  cover: PrizeCover | null;
  /**
     * Value of one prize in fen.
     * @minimum 0
     * @maximum 4999999
     */
  worth: number;
  /** @minimum 0 */
  stock: number;
  /** @minimum 0 */
  left: number;
  /**
     * Chance in millionths, in the current version.
     * @minimum 0
     * @maximum 1000000
     */
  odds: number;
}
