/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { LegalDetail } from './legalDetail.ts';

export type GetLegalVersion200 = Envelope & {
  data: LegalDetail;
};
