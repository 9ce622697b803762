/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type EndOperatorSessionsRequestInput = {
  /**
     * Null for all of them.
     * @nullable
     */
  sessionId: string | null;
};
