/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ActReason } from './actReason.ts';
import type { ActSeen } from './actSeen.ts';
import type { DismissHelpMissRequestInput } from './dismissHelpMissRequestInput.ts';

export interface DismissHelpMissRequest {
  input: DismissHelpMissRequestInput;
  reason?: ActReason;
  seen?: ActSeen;
  /** Only say what would change. */
  dryRun?: boolean;
}
