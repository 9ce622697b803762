/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CheckPurpose } from './checkPurpose.ts';
import type { ProofAnswer } from './proofAnswer.ts';

export interface OwnCodeRequest {
  purpose: CheckPurpose;
  proof?: ProofAnswer;
}
