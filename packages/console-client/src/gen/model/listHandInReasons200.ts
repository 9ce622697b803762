/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HandInReasonList } from './handInReasonList.ts';

export type ListHandInReasons200 = Envelope & {
  data: HandInReasonList;
};
