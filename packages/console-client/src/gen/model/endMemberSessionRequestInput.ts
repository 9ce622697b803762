/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type EndMemberSessionRequestInput = {
  /**
     * null for all.
     * @nullable
     */
  sessionId: string | null;
};
