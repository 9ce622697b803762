/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ApplicationKind } from './applicationKind.ts';
import type { ApplicationNumber } from './applicationNumber.ts';
import type { ApplicationState } from './applicationState.ts';
import type { Time } from './time.ts';

export interface OperatorApplication {
  number: ApplicationNumber;
  kind: ApplicationKind;
  state: ApplicationState;
  submittedAt: Time;
  changedAt: Time;
}
