/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type HandOverGroupRequestInput = {
  /** @maxLength 20 */
  memberCode: string;
};
