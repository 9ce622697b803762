/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Poll } from './poll.ts';

export type VotePoll200 = Envelope & {
  data: Poll;
};
