/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type MergeTicketRequestInput = {
  /**
     * The number of the ticket in which it goes on.
     * @pattern ^[0-9A-Za-z-]{1,40}$
     */
  into: string;
};
