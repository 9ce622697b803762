/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export type AwardMonthDetailCandidatesItem = {
  /**
     * The member's code.
     * @maxLength 20
     */
  member: string;
  memberId: Id;
  /** @minimum 0 */
  surveys: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  quality: number;
};
