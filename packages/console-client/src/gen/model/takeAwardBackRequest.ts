/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ActReason } from './actReason.ts';
import type { ActSeen } from './actSeen.ts';
import type { TakeAwardBackRequestInput } from './takeAwardBackRequestInput.ts';

export interface TakeAwardBackRequest {
  input: TakeAwardBackRequestInput;
  reason?: ActReason;
  seen?: ActSeen;
  /** Only say what would change. */
  dryRun?: boolean;
}
