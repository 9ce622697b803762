/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { OperatorGroupRole } from './operatorGroupRole.ts';
import type { OperatorLeavingReason } from './operatorLeavingReason.ts';
import type { Time } from './time.ts';

export interface OperatorGroupPerson {
  id: Id;
  /**
     * The pseudonym in this group.
     * @maxLength 50
     * @nullable
     */
  nickname: string | null;
  role: OperatorGroupRole;
  /**
     * Only of hosts.
     * @nullable
     */
  memberId: string | null;
  invitedAt: Time;
  /** @nullable */
  enteredAt: string | null;
  /** @nullable */
  lastSeenAt: string | null;
  /** @nullable */
  withdrawnAt: string | null;
  /**
     * Of people who left by themselves.
     * @nullable
     */
  leftAt: string | null;
  leftReason: OperatorLeavingReason | null;
  answers: number;
  takenDown: number;
}
