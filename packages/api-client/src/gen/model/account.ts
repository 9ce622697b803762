/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AdultStatus } from './adultStatus.ts';
import type { Avatar } from './avatar.ts';
import type { Coins } from './coins.ts';
import type { GroupRole } from './groupRole.ts';
import type { Id } from './id.ts';
import type { MaskedEmail } from './maskedEmail.ts';
import type { MaskedMobile } from './maskedMobile.ts';
import type { MemberLevel } from './memberLevel.ts';
import type { Nickname } from './nickname.ts';
import type { Time } from './time.ts';

export interface Account {
  id: Id;
  nickname: Nickname;
  avatar: Avatar | null;
  /**
     * The member number, to quote to support.
     * @maxLength 16
     */
  memberCode: string;
  mobile: MaskedMobile;
  /** Masked address; null until one is set. */
  email: MaskedEmail | null;
  bbsRole: GroupRole;
  level: MemberLevel;
  coins: Coins;
  pendingCoins: Coins;
  /**
     * Credit; sets the level.
     * @minimum 0
     */
  credit: number;
  /**
     * Quality score; below 60 fewer tasks, below 40 paused.
     * @minimum 0
     * @maximum 100
     */
  quality: number;
  /** True until all four first steps are done. */
  isNew: boolean;
  /** Null before a real-name check was handed in. */
  verified: AdultStatus | null;
  hasPassword: boolean;
  /** The user agreement or the privacy policy changed since the member agreed; renewAgreement accepts the current versions. */
  agreementDue: boolean;
  /**
     * A penalty blocks the member: most calls refuse with PENALTY_BLOCKED. listPenalties says why and until when, and an
     * appeal, messages and their own data stay open.
     */
  blocked: boolean;
  joinedAt: Time;
}
