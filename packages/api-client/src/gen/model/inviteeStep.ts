/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinRowState } from './coinRowState.ts';
import type { Coins } from './coins.ts';
import type { InviteStep } from './inviteStep.ts';
import type { Time } from './time.ts';

/**
 * One step of the way of a friend, and what it earned.
 */
export interface InviteeStep {
  step: InviteStep;
  /** When it earned, or null while it has not. */
  at: Time | null;
  coins: Coins;
  /** State of the coins, or null while the step has not earned. */
  state: CoinRowState | null;
  /** When the coins became available, or null. */
  arrivedAt: Time | null;
  /** When pending coins become available, or null while they wait for the friend's first paid survey. */
  expectedAt: Time | null;
  /**
     * Why coins were taken back, or null.
     * @nullable
     */
  reason: string | null;
}
