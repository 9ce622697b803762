/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PrizeId } from './prizeId.ts';
import type { PrizeKind } from './prizeKind.ts';
import type { PrizeState } from './prizeState.ts';
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

/**
 * The prize of a draw.
 */
export interface WonPrize {
  id: PrizeId;
  kind: PrizeKind;
  /** @maxLength 100 */
  title: string;
  /**
     * Value in fen.
     * @minimum 0
     */
  worth: number;
  /**
     * Coins that were paid; 0 for other prizes.
     * @minimum 0
     */
  coins: number;
  state: PrizeState;
  /** Deadline for claiming it; null for coins. */
  claimBy: Time | null;
  /** The benefit that delivers it and tells how cash can be received; null for coins. */
  benefitId: PublicId | null;
  /** The order that delivers it, once claimed. */
  orderId: Id | null;
}
