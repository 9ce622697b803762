/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PenaltyList } from './penaltyList.ts';

export type ListPenalties200 = Envelope & {
  data: PenaltyList;
};
