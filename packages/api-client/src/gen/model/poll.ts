/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PollOption } from './pollOption.ts';
import type { PollResults } from './pollResults.ts';
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

export interface Poll {
  id: PublicId;
  title: string;
  /** @nullable */
  description: string | null;
  /**
     * @minItems 2
     * @maxItems 50
     */
  options: PollOption[];
  /** @minimum 1 */
  minChoices: number;
  /** @minimum 1 */
  maxChoices: number;
  results: PollResults;
  /** @minimum 0 */
  voters: number;
  /** Whether the caller voted; false for a visitor. */
  voted: boolean;
  closed: boolean;
  closesAt: Time | null;
}
