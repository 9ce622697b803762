/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TopicUnansweredItem } from './topicUnansweredItem.ts';

export interface TopicUnansweredPage {
  items: TopicUnansweredItem[];
  /** @nullable */
  nextCursor: string | null;
}
