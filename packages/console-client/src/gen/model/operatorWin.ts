/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { OperatorWinState } from './operatorWinState.ts';
import type { Time } from './time.ts';

export interface OperatorWin {
  /** Of its draw. */
  id: Id;
  memberId: Id;
  /**
     * @maxLength 20
     * @nullable
     */
  memberCode: string | null;
  /** @maxLength 100 */
  prize: string;
  worth: number;
  state: OperatorWinState;
  wonAt: Time;
  /** @nullable */
  claimBy: string | null;
  /**
     * @maxLength 40
     * @nullable
     */
  orderId: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  voidedBy: string | null;
  /**
     * @maxLength 200
     * @nullable
     */
  voidReason: string | null;
}
