/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PrizeKind } from './prizeKind.ts';

export type StoredCampaignPrizesItem = {
  /** @maxLength 32 */
  id: string;
  kind: PrizeKind;
  /** @maxLength 100 */
  title: string;
  /** Of one piece, in fen. */
  worth: number;
  /** Pieces, also those that were won. */
  stock: number;
  /** In millionths. */
  odds: number;
  /** @nullable */
  coins: number | null;
  /**
     * @maxLength 32
     * @nullable
     */
  benefit: string | null;
  /**
     * @maxLength 32
     * @nullable
     */
  choice: string | null;
  /** @nullable */
  amount: number | null;
};
