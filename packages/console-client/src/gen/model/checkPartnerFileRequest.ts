/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PartnerFileText } from './partnerFileText.ts';

export interface CheckPartnerFileRequest {
  file: PartnerFileText;
}
