/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Agreement } from './agreement.ts';
import type { Envelope } from './envelope.ts';

export type GetAgreement200 = Envelope & {
  data: Agreement;
};
