/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LegalBody } from './legalBody.ts';
import type { LegalDetailBefore } from './legalDetailBefore.ts';
import type { LegalRow } from './legalRow.ts';

export interface LegalDetail {
  row: LegalRow;
  /**
     * The text as it was written.
     * @maxLength 20000
     */
  source: string;
  body: LegalBody;
  /** The version that it replaces; null for the first one. */
  before: LegalDetailBefore;
}
