/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TopicOutline } from './topicOutline.ts';
import type { TopicOwed } from './topicOwed.ts';

/**
 * All topics in the host's order; a group holds at most 100.
 */
export interface TopicList {
  items: TopicOutline[];
  owed: TopicOwed;
}
