/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Avatar } from './avatar.ts';
import type { Id } from './id.ts';
import type { OperatorIdCheck } from './operatorIdCheck.ts';
import type { OperatorMemberClosing } from './operatorMemberClosing.ts';
import type { OperatorMemberLevel } from './operatorMemberLevel.ts';
import type { Time } from './time.ts';

export interface OperatorMember {
  id: Id;
  /** @maxLength 20 */
  code: string;
  /** @maxLength 40 */
  nickname: string;
  /**
     * Masked.
     * @maxLength 20
     */
  mobile: string;
  /**
     * Masked.
     * @maxLength 100
     * @nullable
     */
  email: string | null;
  joinedAt: Time;
  /** Blocked for good, or deleted. */
  isClosed: boolean;
  /** @nullable */
  suspendedUntil: string | null;
  coins: number;
  pendingCoins: number;
  owedCoins: number;
  credit: number;
  level: OperatorMemberLevel;
  quality: number;
  avatar: Avatar | null;
  /**
     * As tasks name it; null if they never said it.
     * @maxLength 40
     * @nullable
     */
  city: string | null;
  /** Whether they may make discussion groups. */
  makesGroups: boolean;
  /** The latest real-name check; null if there is none. */
  idCheck: OperatorIdCheck | null;
  /** The deletion that the account waits for; null without one. */
  closing: OperatorMemberClosing | null;
}
