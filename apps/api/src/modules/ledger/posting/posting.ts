import type { CoinCauseKind } from '@yayan/contract';

/** What a member can have: coins, coins that are still to be confirmed, 权益值 and 质量分. */
export type Asset = 'coin' | 'pendingCoin' | 'credit' | 'quality';

/** The platform's side: where value is made, what exchanges and fees took in, what campaigns spend. */
export type PlatformAccount = 'issue' | 'exchange' | 'fee' | 'campaign';

/**
 * Why value moved: `opened` what every member starts with, `earned` for something done, `settled` pending coins have
 * arrived, `takenBack` undone, `deducted` a penalty, `spent` on something, `refunded` given back, `corrected` put right by an operator.
 */
export type LedgerReason =
  | 'opened'
  | 'earned'
  | 'settled'
  | 'takenBack'
  | 'deducted'
  | 'spent'
  | 'refunded'
  | 'corrected';

/** What a transfer came from, and where the member can look at it. */
export interface Cause {
  kind: CoinCauseKind;
  /** Public id of the cause, at most 64 characters. */
  id: string;
  /** The cause in the member's words, for example 连续签到第 3 天. */
  title: string;
}

export interface Leg {
  asset: Asset;
  /** A whole number, not 0: positive to the member, negative from the member. */
  amount: number;
  platform: PlatformAccount;
}

/** One transfer between a member and the platform. */
export interface Posting {
  /** Names the cause once and for all, for example `checkin:<member>:2026-11-21`; at most 200 characters. */
  key: string;
  memberId: string;
  reason: LedgerReason;
  cause: Cause;
  /** What the member reads besides, for example why coins were taken back. */
  note?: string;
  /** When pending coins are expected to arrive. */
  expectedAt?: Date;
  /** Key of the transfer that this one ends: pending coins arrive, an order is refunded. A transfer ends once. */
  follows?: string;
  legs: readonly Leg[];
  at: Date;
}

export interface Balances {
  coins: number;
  pendingCoins: number;
  credit: number;
  quality: number;
}

export interface Posted {
  transferId: string;
  /** The key was posted before; nothing has moved now. */
  replayed: boolean;
  /** What the member has now. */
  balances: Balances;
}
