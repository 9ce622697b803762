/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupLeavingReason } from './groupLeavingReason.ts';

export interface GroupLeaving {
  /** Null for who gives none. Hosts read it. */
  reason: GroupLeavingReason | null;
  /** Whether to answer only what leaving now would mean. */
  dryRun: boolean;
}
