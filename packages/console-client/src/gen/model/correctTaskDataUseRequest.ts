/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ActReason } from './actReason.ts';
import type { ActSeen } from './actSeen.ts';
import type { CorrectTaskDataUseRequestInput } from './correctTaskDataUseRequestInput.ts';

export interface CorrectTaskDataUseRequest {
  input: CorrectTaskDataUseRequestInput;
  reason?: ActReason;
  seen?: ActSeen;
  /** Only say what would change. */
  dryRun?: boolean;
}
