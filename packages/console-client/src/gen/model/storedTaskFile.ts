/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface StoredTaskFile {
  /**
     * JSON.
     * @maxLength 400000
     */
  source: string;
}
