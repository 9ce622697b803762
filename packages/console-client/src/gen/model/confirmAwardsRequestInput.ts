/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ConfirmedAward } from './confirmedAward.ts';

export type ConfirmAwardsRequestInput = {
  /**
     * @minItems 1
     * @maxItems 19
     */
  awards: ConfirmedAward[];
};
