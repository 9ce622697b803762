/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ResponseTopicList } from './responseTopicList.ts';

export type ListResponseTopics200 = Envelope & {
  data: ResponseTopicList;
};
