/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Poll } from './poll.ts';

export interface PollList {
  /** @maxItems 5 */
  items: Poll[];
}
