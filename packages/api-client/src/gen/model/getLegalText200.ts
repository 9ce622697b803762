/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { LegalText } from './legalText.ts';

export type GetLegalText200 = Envelope & {
  data: LegalText;
};
