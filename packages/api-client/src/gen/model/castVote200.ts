/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SectionVote } from './sectionVote.ts';

export type CastVote200 = Envelope & {
  data: SectionVote;
};
