/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface LegalDraftInput {
  /**
     * The day; may be empty.
     * @maxLength 10
     */
  version: string;
  /**
     * May be empty.
     * @maxLength 300
     */
  what: string;
  /**
     * May be empty.
     * @maxLength 20000
     */
  source: string;
  mustAgree: boolean;
}
