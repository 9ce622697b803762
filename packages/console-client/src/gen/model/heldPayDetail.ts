/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HeldPayState } from './heldPayState.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface HeldPayDetail {
  /** The participation. */
  id: Id;
  memberId: Id;
  /**
     * @maxLength 20
     * @nullable
     */
  memberCode: string | null;
  /** @maxLength 24 */
  taskId: string;
  /** @maxLength 100 */
  title: string;
  overlapSeconds: number;
  heldAt: Time;
  state: HeldPayState;
  coins: number;
  /** @nullable */
  decidedAt: string | null;
}
