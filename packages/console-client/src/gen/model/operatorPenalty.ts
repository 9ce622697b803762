/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PenaltyStep } from './penaltyStep.ts';
import type { Time } from './time.ts';

export interface OperatorPenalty {
  id: Id;
  step: PenaltyStep;
  /** @maxLength 500 */
  rule: string;
  /** @maxLength 1000 */
  evidence: string;
  startsAt: Time;
  endsAt: Time;
  isRunning: boolean;
  /** @maxLength 100 */
  givenBy: string;
  /** @nullable */
  liftedAt: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  liftReason: string | null;
}
