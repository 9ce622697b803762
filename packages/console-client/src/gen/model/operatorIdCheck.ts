/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { IdCheckState } from './idCheckState.ts';
import type { Time } from './time.ts';

export interface OperatorIdCheck {
  state: IdCheckState;
  /**
     * Masked; null after it was withdrawn.
     * @maxLength 60
     * @nullable
     */
  name: string | null;
  /**
     * Masked; null after it was withdrawn.
     * @maxLength 20
     * @nullable
     */
  idNumber: string | null;
  submittedAt: Time;
  /** @minimum 0 */
  triesLeft: number;
}
