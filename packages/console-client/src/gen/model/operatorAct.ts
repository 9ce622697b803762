/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { OperatorActAfter } from './operatorActAfter.ts';
import type { OperatorActBefore } from './operatorActBefore.ts';
import type { OperatorActLabels } from './operatorActLabels.ts';
import type { Time } from './time.ts';

export interface OperatorAct {
  number: number;
  id: Id;
  at: Time;
  /** @maxLength 100 */
  operator: string;
  /** @maxLength 100 */
  act: string;
  /**
     * @maxLength 20
     * @nullable
     */
  kind: string | null;
  /** @maxLength 500 */
  subject: string;
  /** @nullable */
  before: OperatorActBefore;
  /** @nullable */
  after: OperatorActAfter;
  /** What the operator read at each changed field. A field of an act without labels is missing. */
  labels: OperatorActLabels;
  /**
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  agreedBy: string | null;
  /**
     * The network address of who agreed, at that time.
     * @maxLength 60
     * @nullable
     */
  agreedFrom: string | null;
  /**
     * Why the second person agreed.
     * @maxLength 500
     * @nullable
     */
  agreedReason: string | null;
  /**
     * Of the operator; where somebody agreed, of the operator when asking.
     * @maxLength 60
     * @nullable
     */
  address: string | null;
}
