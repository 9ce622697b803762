/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TopicOutline } from './topicOutline.ts';
import type { TopicOwed } from './topicOwed.ts';

/**
 * A page of topics in the host's order.
 */
export interface TopicList {
  items: TopicOutline[];
  /** @nullable */
  nextCursor: string | null;
  owed: TopicOwed;
}
