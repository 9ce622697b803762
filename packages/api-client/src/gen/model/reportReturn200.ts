/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ReturnVerdict } from './returnVerdict.ts';

export type ReportReturn200 = Envelope & {
  data: ReturnVerdict;
};
