/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TopicAnsweredPage } from './topicAnsweredPage.ts';

export type ListAnsweredSections200 = Envelope & {
  data: TopicAnsweredPage;
};
