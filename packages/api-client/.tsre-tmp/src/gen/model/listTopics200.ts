/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TopicList } from './topicList.ts';

export type ListTopics200 = Envelope & {
  data: TopicList;
};
