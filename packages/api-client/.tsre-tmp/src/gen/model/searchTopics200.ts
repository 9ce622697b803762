/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TopicSearch } from './topicSearch.ts';

export type SearchTopics200 = Envelope & {
  data: TopicSearch;
};
