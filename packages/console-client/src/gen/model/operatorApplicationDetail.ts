/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ApplicationKind } from './applicationKind.ts';
import type { ApplicationNumber } from './applicationNumber.ts';
import type { ApplicationState } from './applicationState.ts';
import type { ApplicationText } from './applicationText.ts';
import type { OperatorApplicationDetailMovesItem } from './operatorApplicationDetailMovesItem.ts';
import type { Time } from './time.ts';

export interface OperatorApplicationDetail {
  number: ApplicationNumber;
  kind: ApplicationKind;
  state: ApplicationState;
  submittedAt: Time;
  changedAt: Time;
  /**
     * What the applicant reads.
     * @maxLength 500
     * @nullable
     */
  note: string | null;
  /** @maxItems 8 */
  details: ApplicationText[];
  /**
     * The states that may follow. The present one stands for another note.
     * @maxItems 4
     */
  nextStates: ApplicationState[];
  /** @maxItems 1000 */
  moves: OperatorApplicationDetailMovesItem[];
}
