/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TopicAnsweredItem } from './topicAnsweredItem.ts';

export interface TopicAnsweredPage {
  items: TopicAnsweredItem[];
  /** @nullable */
  nextCursor: string | null;
}
