/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TakeAwardBackRequestInput = {
  /** @pattern ^[a-z0-9-]{1,32}$ */
  award: string;
  /**
     * The member's code.
     * @minLength 1
     * @maxLength 20
     */
  member: string;
};
