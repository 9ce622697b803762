/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EmailAddress } from './emailAddress.ts';
import type { ProofAnswer } from './proofAnswer.ts';

export interface EmailCodeRequest {
  email: EmailAddress;
  proof?: ProofAnswer;
}
