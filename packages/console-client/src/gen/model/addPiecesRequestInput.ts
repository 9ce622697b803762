/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type AddPiecesRequestInput = {
  /**
     * @minLength 1
     * @maxLength 32
     */
  prizeId: string;
  /**
     * @minimum 1
     * @maximum 100000
     */
  pieces: number;
};
