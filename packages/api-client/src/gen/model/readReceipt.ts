/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ReadReceipt {
  /** @minimum 0 */
  unread: number;
  /** Names this marking for `undoRead`. */
  readAt: string;
}
