/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Research for a client abroad, or paid from abroad. Members see the licence before the start, and that taking part is voluntary.
 */
export interface TaskForeignResearch {
  /**
     * Where the client is.
     * @maxLength 30
     */
  country: string;
  /**
     * Number of the licence for surveys with a foreign client.
     * @maxLength 60
     */
  licence: string;
}
