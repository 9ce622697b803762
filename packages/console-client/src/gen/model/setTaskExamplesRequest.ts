/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ActReason } from './actReason.ts';
import type { ActSeen } from './actSeen.ts';
import type { SetTaskExamplesRequestInput } from './setTaskExamplesRequestInput.ts';

export interface SetTaskExamplesRequest {
  input: SetTaskExamplesRequestInput;
  reason?: ActReason;
  seen?: ActSeen;
  /** Only say what would change. */
  dryRun?: boolean;
}
