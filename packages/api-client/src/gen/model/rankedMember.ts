/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface RankedMember {
  /** @minimum 1 */
  place: number;
  /** Masked unless the member agreed to be named. */
  name: string;
  /**
     * Only of members who agreed to be named.
     * @nullable
     */
  avatar: string | null;
  /** @minimum 1 */
  score: number;
  /**
     * Surveys finished in the period.
     * @minimum 1
     */
  surveys: number;
  /** Whether it is the caller. */
  mine: boolean;
}
