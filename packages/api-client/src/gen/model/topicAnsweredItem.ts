/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupResponse } from './groupResponse.ts';
import type { TopicRef } from './topicRef.ts';

export interface TopicAnsweredItem {
  where: TopicRef;
  response: GroupResponse;
}
