/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FollowUpQuoteState } from './followUpQuoteState.ts';
import type { GroupMember } from './groupMember.ts';
import type { Id } from './id.ts';

/**
 * Words of another answer to the same section that a follow-up or reply refers to.
 */
export interface FollowUpQuote {
  state: FollowUpQuoteState;
  /** The quoted answer. Null if the caller may not see it. */
  responseId: Id | null;
  /** Who wrote the quoted answer. Null if the caller may not see it. */
  author: GroupMember | null;
  /** The quoted words. Empty if they are no longer in the answer, or the caller may not see it. */
  text: string;
}
