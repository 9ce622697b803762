/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AnswerLine } from './answerLine.ts';
import type { AnswersState } from './answersState.ts';
import type { Coins } from './coins.ts';
import type { HeldPayState } from './heldPayState.ts';
import type { Id } from './id.ts';
import type { JoinResult } from './joinResult.ts';
import type { PageTime } from './pageTime.ts';
import type { ParticipationEarning } from './participationEarning.ts';
import type { ParticipationSource } from './participationSource.ts';
import type { ParticipationTransfer } from './participationTransfer.ts';
import type { PublicId } from './publicId.ts';
import type { ResponseQuality } from './responseQuality.ts';
import type { Time } from './time.ts';
import type { WorkQualityChange } from './workQualityChange.ts';

export interface ParticipationDetail {
  id: Id;
  /** @maxLength 20 */
  supportCode: string;
  /** null for a discussion group, so that nobody connects an account with its pseudonym. */
  taskId: PublicId | null;
  /**
     * 讨论小组 without a name for a discussion group.
     * @maxLength 100
     */
  taskTitle: string;
  /**
     * null for who has no account.
     * @nullable
     */
  memberId: string | null;
  /**
     * @maxLength 20
     * @nullable
     */
  memberCode: string | null;
  source: ParticipationSource;
  result: JoinResult;
  /**
     * @maxLength 40
     * @nullable
     */
  detail: string | null;
  /**
     * What the member reads about it.
     * @maxLength 500
     */
  reason: string;
  /**
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  coins: Coins;
  credit: number;
  earningState: ParticipationEarning;
  promisedCoins: Coins;
  /**
     * When it was corrected to a complete.
     * @nullable
     */
  correctedAt: string | null;
  /** @minimum 0 */
  seconds: number;
  startedAt: Time;
  /** @nullable */
  endedAt: string | null;
  answersState: AnswersState;
  /** @maxItems 2000 */
  answers: AnswerLine[];
  /** @maxItems 1000 */
  pages: PageTime[];
  /** null until it is handed in. */
  quality: ResponseQuality | null;
  /** @maxItems 10 */
  qualityChanges: WorkQualityChange[];
  /** @maxItems 100 */
  transfers: ParticipationTransfer[];
  /** null if its pay was never held for review. */
  heldPay: HeldPayState | null;
  /** Whether photos or a text were handed in, which a call of their own shows. */
  handedIn: boolean;
}
