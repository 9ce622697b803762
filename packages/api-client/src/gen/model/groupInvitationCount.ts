/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface GroupInvitationCount {
  /** @minimum 0 */
  count: number;
}
