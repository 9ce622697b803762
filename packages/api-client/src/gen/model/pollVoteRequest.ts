/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PublicId } from './publicId.ts';

export interface PollVoteRequest {
  pollId: PublicId;
  /**
     * @minItems 1
     * @maxItems 50
     */
  optionIds: Id[];
}
