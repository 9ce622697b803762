/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LegalSource } from './legalSource.ts';

export interface PreviewLegalTextRequest {
  source: LegalSource;
}
