/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TopicSearchHit } from './topicSearchHit.ts';

export interface TopicSearch {
  items: TopicSearchHit[];
}
