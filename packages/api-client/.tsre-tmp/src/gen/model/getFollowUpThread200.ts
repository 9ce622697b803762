/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { FollowUpThread } from './followUpThread.ts';

export type GetFollowUpThread200 = Envelope & {
  data: FollowUpThread;
};
