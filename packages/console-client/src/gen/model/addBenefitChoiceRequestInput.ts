/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type AddBenefitChoiceRequestInput = {
  /** @pattern ^[a-z0-9][a-z0-9-]{0,31}$ */
  id: string;
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  title: string;
  /**
     * Coins for one.
     * @minimum 1
     * @maximum 10000000
     */
  price: number;
  /**
     * Pieces; null without a limit. Card codes begin with none, and loading codes adds them.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  stock: number | null;
  /**
     * Face value of a top-up, in fen; null for all else.
     * @minimum 1
     * @maximum 10000000
     * @nullable
     */
  fen: number | null;
};
