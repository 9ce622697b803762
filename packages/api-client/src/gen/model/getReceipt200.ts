/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SignedReceipt } from './signedReceipt.ts';

export type GetReceipt200 = Envelope & {
  data: SignedReceipt;
};
