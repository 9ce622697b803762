/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type HandOverTicketRequestInput = {
  /**
     * @minLength 1
     * @maxLength 32
     */
  owner: string;
};
