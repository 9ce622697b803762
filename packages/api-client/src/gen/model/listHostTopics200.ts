/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HostTopicList } from './hostTopicList.ts';

export type ListHostTopics200 = Envelope & {
  data: HostTopicList;
};
