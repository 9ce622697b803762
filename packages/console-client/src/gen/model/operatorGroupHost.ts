/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface OperatorGroupHost {
  /**
     * In this group.
     * @maxLength 50
     */
  nickname: string;
  /**
     * Null for one who has no account yet.
     * @nullable
     */
  memberId: string | null;
}
