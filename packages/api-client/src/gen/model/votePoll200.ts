/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PollAnswer } from './pollAnswer.ts';

export type VotePoll200 = Envelope & {
  data: PollAnswer;
};
