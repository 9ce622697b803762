/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TopicAskedPage } from './topicAskedPage.ts';

export type ListAskedFollowUps200 = Envelope & {
  data: TopicAskedPage;
};
