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
  /** Null for a whole topic. */
  sectionId: Id | null;
  /** The own answer that was asked for, or that the follow-up stands below. */
  responseId: Id | null;
}
