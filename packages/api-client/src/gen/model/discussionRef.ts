/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PublicId } from './publicId.ts';

/**
 * A place in one of the member's groups.
 */
export interface DiscussionRef {
  hash: PublicId;
  topicId: Id;
  /** null for a whole topic. */
  sectionId: Id | null;
  /** The caller's answer that was requested, or that has the follow-up. */
  responseId: Id | null;
}
