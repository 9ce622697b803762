/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PollList } from './pollList.ts';

export type ListPolls200 = Envelope & {
  data: PollList;
};
