/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FollowUp } from './followUp.ts';
import type { GroupResponse } from './groupResponse.ts';
import type { TopicRef } from './topicRef.ts';

/**
 * One answer and everything under it that the caller may see, oldest first.
 */
export interface FollowUpThread {
  where: TopicRef;
  question: string;
  response: GroupResponse;
  items: FollowUp[];
  /** @nullable */
  nextCursor: string | null;
}
