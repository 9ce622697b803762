/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ActChange } from './actChange.ts';
import type { Id } from './id.ts';
import type { OperatorRequestState } from './operatorRequestState.ts';
import type { Time } from './time.ts';

export interface OperatorRequest {
  id: Id;
  /** @maxLength 100 */
  act: string;
  /** @maxLength 20 */
  kind: string;
  /** @maxLength 60 */
  subject: string;
  /** @maxLength 200 */
  title: string;
  /** @maxItems 20 */
  changes: ActChange[];
  /** @maxLength 200 */
  reason: string;
  /** @maxLength 40 */
  askedBy: string;
  isOwn: boolean;
  /** Whether you may agree or refuse. */
  mayDecide: boolean;
  askedAt: Time;
  endsAt: Time;
  state: OperatorRequestState;
  /**
     * @maxLength 40
     * @nullable
     */
  decidedBy: string | null;
  /** @nullable */
  decidedAt: string | null;
  /**
     * @maxLength 200
     * @nullable
     */
  decision: string | null;
}
