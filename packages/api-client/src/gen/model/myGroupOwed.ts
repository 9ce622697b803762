/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * null for hosts and observers, and before the consent and the opening.
 */
export type MyGroupOwed = {
  /**
     * Open sections without an answer.
     * @minimum 0
     */
  unanswered: number;
  /**
     * Number of follow-ups without a reply.
     * @minimum 0
     */
  followUps: number;
} | null;
