/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * How the answers of others stand to the caller, without their content.
 */
export interface SectionResponses {
  /** True while `listResponses` would refuse: answer first, or hosts only. */
  locked: boolean;
  /**
     * Answers given by everybody, told also while locked (「已有 12 人回答」); null to respondents where only hosts see.
     * @minimum 0
     * @nullable
     */
  count: number | null;
  /**
     * 0 while locked.
     * @minimum 0
     */
  unread: number;
  /** The last answer read, after which the unread divider stands; null when none was. */
  lastReadId: Id | null;
}
