/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface GroupAttachmentRemoved {
  /** @minimum 0 */
  removed: number;
}
