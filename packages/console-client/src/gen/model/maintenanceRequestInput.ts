/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type MaintenanceRequestInput = {
  /**
     * @minLength 1
     * @maxLength 200
     */
  message: string;
  /**
     * Null for now.
     * @nullable
     */
  startsAt: string | null;
  /**
     * Null if nobody knows.
     * @nullable
     */
  expectedEnd: string | null;
};
