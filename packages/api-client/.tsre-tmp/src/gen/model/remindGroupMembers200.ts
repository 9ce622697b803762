/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TopicReminded } from './topicReminded.ts';

export type RemindGroupMembers200 = Envelope & {
  data: TopicReminded;
};
