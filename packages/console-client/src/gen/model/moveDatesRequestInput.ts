/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type MoveDatesRequestInput = {
  /**
     * Null if it stays, as it does once the campaign has begun.
     * @nullable
     */
  startsAt: string | null;
  /**
     * Null if it stays.
     * @nullable
     */
  endsAt: string | null;
  /**
     * Null if it stays, as it does once the campaign has begun.
     * @nullable
     */
  drawsAt: string | null;
};
