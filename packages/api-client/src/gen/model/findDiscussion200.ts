/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { DiscussionRef } from './discussionRef.ts';
import type { Envelope } from './envelope.ts';

export type FindDiscussion200 = Envelope & {
  data: DiscussionRef;
};
