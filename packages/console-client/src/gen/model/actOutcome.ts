/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ActChange } from './actChange.ts';
import type { ActSeen } from './actSeen.ts';
import type { ActState } from './actState.ts';

export interface ActOutcome {
  state: ActState;
  /**
     * Of the act in the audit log, or of the request; null for a dry run.
     * @nullable
     */
  id: string | null;
  /** @maxLength 60 */
  subject: string;
  /** @maxLength 200 */
  title: string;
  /** @maxItems 20 */
  changes: ActChange[];
  seen: ActSeen;
  /** Whether a second person must agree. */
  needsSecond: boolean;
}
