/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface VoteCast {
  voteId: Id;
  /**
     * In order of rank where ranked.
     * @minItems 1
     * @maxItems 50
     */
  optionIds: Id[];
}
