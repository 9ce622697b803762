/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FollowUp } from './followUp.ts';
import type { TopicRef } from './topicRef.ts';

/**
 * A follow-up that a host put to the caller.
 */
export interface TopicAskedItem {
  where: TopicRef;
  followUp: FollowUp;
  /** The beginning of the own answer it follows. */
  excerpt: string;
  answered: boolean;
}
