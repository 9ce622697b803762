import type { CoinCauseKind } from '@yayan/contract';

/** What a member can have: coins, pending coins, credit (权益值) and quality (质量分). */
export type Asset = 'coin' | 'pendingCoin' | 'credit' | 'quality';

/** The platform's accounts: `issue` makes value, `exchange` and `fee` take it in, `campaign` spends it. */
export type PlatformAccount = 'issue' | 'exchange' | 'fee' | 'campaign';

/**
 * Why value moved: `opened` what every member starts with, `earned` by doing something, `settled` pending coins
 * arrived, `takenBack` an earning undone, `deducted` a penalty, `spent` on something, `refunded` given back,
 * `corrected` by an operator.
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

/** What caused a transfer; the member's row links to it. */
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
  /** Identifies the cause, for example `checkin:<member>:2026-11-21`; at most 200 characters. */
  key: string;
  memberId: string;
  reason: LedgerReason;
  cause: Cause;
  /** A note for the member, for example why coins were taken back. */
  note?: string;
  /** When pending coins are expected to arrive. */
  expectedAt?: Date;
  /**
   * Key of the transfer that this one ends: its pending coins arrive, or its order is refunded. A transfer ends once.
   */
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
  /** The key was posted before; nothing moved now. */
  replayed: boolean;
  /** What the member has now. */
  balances: Balances;
}
