/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ReadReceipt } from './readReceipt.ts';

export type ReadMessages200 = Envelope & {
  data: ReadReceipt;
};
