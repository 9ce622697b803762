/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface UnreadCount {
  /** @minimum 0 */
  unread: number;
}
