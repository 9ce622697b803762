/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PenaltyStep } from './penaltyStep.ts';

export type GivePenaltyRequestInput = {
  step: PenaltyStep;
  /**
     * @minLength 1
     * @maxLength 300
     */
  rule: string;
  /**
     * @minLength 1
     * @maxLength 300
     */
  evidence: string;
  /**
     * @minimum 1
     * @maximum 365
     */
  days: number;
};
