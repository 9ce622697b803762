/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ReconcilePartnerRequestInput = {
  /**
     * One session a line, with a status behind a comma or without one for a complete.
     * @minLength 1
     * @maxLength 100000
     */
  file: string;
};
