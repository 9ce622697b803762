/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Data of SITE_MAINTENANCE, with which only calls of our own sites are refused.
 */
export interface MaintenanceNotice {
  /**
     * What is done, for people to read.
     * @maxLength 200
     */
  message: string;
  /**
     * When it is expected to end; null if nobody knows.
     * @nullable
     */
  until: string | null;
}
