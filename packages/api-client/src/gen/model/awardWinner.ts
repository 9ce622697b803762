/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface AwardWinner {
  /**
     * Null for a member who chose not to be shown.
     * @nullable
     */
  name: string | null;
  /** @nullable */
  avatar: string | null;
  reason: string;
  /** Whether it is the caller. */
  mine: boolean;
}
