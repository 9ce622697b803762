/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { LegalPreview } from './legalPreview.ts';

export type PreviewLegalText200 = Envelope & {
  data: LegalPreview;
};
