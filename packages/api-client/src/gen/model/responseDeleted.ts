/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ResponseDeleted {
  /**
     * Deleted now; those deleted before are not counted.
     * @minimum 0
     */
  deleted: number;
}
