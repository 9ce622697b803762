/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Counts of others' answers for the caller, without their content.
 */
export interface SectionResponses {
  /** True while `listResponses` would refuse: answer first, or hosts only. */
  locked: boolean;
  /**
     * Number of all answers, shown even while locked; null for respondents where only hosts see answers.
     * @minimum 0
     * @nullable
     */
  count: number | null;
  /**
     * Number of unread answers; 0 while locked.
     * @minimum 0
     */
  unread: number;
  /** The last answer read, after which the unread divider stands; null when none was. */
  lastReadId: Id | null;
}
