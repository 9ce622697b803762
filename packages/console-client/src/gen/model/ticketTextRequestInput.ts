/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TicketTextRequestInput = {
  /**
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
};
