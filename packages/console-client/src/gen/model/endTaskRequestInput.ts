/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type EndTaskRequestInput = {
  /**
     * When it ends; null for now.
     * @nullable
     */
  endsAt: string | null;
};
