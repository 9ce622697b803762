/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TopicAskedItem } from './topicAskedItem.ts';

export interface TopicAskedPage {
  items: TopicAskedItem[];
  /** @nullable */
  nextCursor: string | null;
  /**
     * Number of follow-ups without a reply.
     * @minimum 0
     */
  open: number;
}
