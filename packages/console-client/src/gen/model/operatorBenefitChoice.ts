/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { OperatorBenefitChoiceCodes } from './operatorBenefitChoiceCodes.ts';

export interface OperatorBenefitChoice {
  /** @pattern ^[a-z0-9][a-z0-9-]{0,31}$ */
  id: string;
  /**
     * @maxLength 100
     * @nullable
     */
  title: string | null;
  price: Coins;
  /**
     * Pieces left; null without a limit.
     * @nullable
     */
  stock: number | null;
  /**
     * Face value of a top-up, in fen.
     * @nullable
     */
  fen: number | null;
  /**
     * Codes in stock, each counted up to 10,000; null unless the benefit is card codes.
     * @nullable
     */
  codes: OperatorBenefitChoiceCodes;
}
