/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LegalRow } from './legalRow.ts';
import type { LegalRowListAgreement } from './legalRowListAgreement.ts';

export interface LegalRowList {
  /**
     * Every version of every text, the newest first.
     * @maxItems 500
     */
  items: LegalRow[];
  /** The day in China. */
  today: string;
  agreement: LegalRowListAgreement;
}
