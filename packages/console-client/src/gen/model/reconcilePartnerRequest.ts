/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ActReason } from './actReason.ts';
import type { ActSeen } from './actSeen.ts';
import type { ReconcilePartnerRequestInput } from './reconcilePartnerRequestInput.ts';

export interface ReconcilePartnerRequest {
  input: ReconcilePartnerRequestInput;
  reason?: ActReason;
  seen?: ActSeen;
  /** Only say what would change. */
  dryRun?: boolean;
}
