/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TopicDetail } from './topicDetail.ts';

export type GetTopic200 = Envelope & {
  data: TopicDetail;
};
