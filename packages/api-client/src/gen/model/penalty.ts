/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PenaltyState } from './penaltyState.ts';
import type { PenaltyStep } from './penaltyStep.ts';
import type { Time } from './time.ts';

export interface Penalty {
  id: Id;
  step: PenaltyStep;
  rule: string;
  evidence: string;
  startsAt: Time;
  endsAt: Time;
  state: PenaltyState;
  /** Whether an appeal is possible now: once, while it runs. */
  appealable: boolean;
  /** The ticket of its appeal. */
  appeal: Id | null;
}
