/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface GroupTicketLogin {
  /**
     * @minLength 32
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  ticket: string;
}
