/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Id } from './id.ts';
import type { JoinResult } from './joinResult.ts';
import type { ParticipationEarning } from './participationEarning.ts';
import type { ParticipationSource } from './participationSource.ts';
import type { Time } from './time.ts';

export interface TaskParticipation {
  id: Id;
  /** @maxLength 20 */
  supportCode: string;
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
     * What the result means exactly.
     * @maxLength 40
     * @nullable
     */
  detail: string | null;
  /**
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  coins: Coins;
  earningState: ParticipationEarning;
  /**
     * How long they answered, until now while it is open.
     * @minimum 0
     */
  seconds: number;
  startedAt: Time;
  /** @nullable */
  endedAt: string | null;
}
