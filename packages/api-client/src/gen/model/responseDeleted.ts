/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ResponseDeleted {
  /**
     * Number of answers deleted by this call, without those deleted before.
     * @minimum 0
     */
  deleted: number;
}
