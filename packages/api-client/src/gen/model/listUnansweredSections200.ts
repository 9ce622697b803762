/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TopicUnansweredPage } from './topicUnansweredPage.ts';

export type ListUnansweredSections200 = Envelope & {
  data: TopicUnansweredPage;
};
