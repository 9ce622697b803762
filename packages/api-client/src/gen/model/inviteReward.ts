/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinRowState } from './coinRowState.ts';
import type { Coins } from './coins.ts';
import type { Id } from './id.ts';
import type { InviteStep } from './inviteStep.ts';
import type { Time } from './time.ts';

export interface InviteReward {
  id: Id;
  /** Of the invited member, masked. */
  nickname: string;
  step: InviteStep;
  coins: Coins;
  state: CoinRowState;
  /** When pending coins become available, or null while they wait for the friend's first paid survey. */
  expectedAt: Time | null;
  /**
     * Why coins were taken back, or null.
     * @nullable
     */
  reason: string | null;
  createdAt: Time;
}
