/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ConsentDocument } from './consentDocument.ts';

export interface WithdrawalRequest {
  document: ConsentDocument;
}
