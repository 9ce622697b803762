/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ActReason } from './actReason.ts';
import type { ActSeen } from './actSeen.ts';
import type { AddBenefitRequestInput } from './addBenefitRequestInput.ts';

export interface AddBenefitRequest {
  input: AddBenefitRequestInput;
  reason?: ActReason;
  seen?: ActSeen;
  /** Only say what would change. */
  dryRun?: boolean;
}
