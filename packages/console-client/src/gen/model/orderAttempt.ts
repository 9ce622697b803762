/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OrderAttemptOutcome } from './orderAttemptOutcome.ts';
import type { Time } from './time.ts';

export interface OrderAttempt {
  startedAt: Time;
  /** @nullable */
  endedAt: string | null;
  outcome: OrderAttemptOutcome;
  /**
     * What the provider said, or the operator.
     * @maxLength 500
     * @nullable
     */
  said: string | null;
}
