/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HostTopicDetail } from './hostTopicDetail.ts';

export type GetHostTopic200 = Envelope & {
  data: HostTopicDetail;
};
