import type { CoinCauseKind } from '@yayan/contract';

/** The value of a member: coins, pending coins, credit (权益值) and quality (质量分). */
export type Asset = 'coin' | 'pendingCoin' | 'credit' | 'quality';

/** The platform's accounts: `issue` creates value, `exchange` and `fee` receive it, `campaign` spends it. */
export type PlatformAccount = 'issue' | 'exchange' | 'fee' | 'campaign';

/**
 * Why value moved. `opened`: the initial value of every member. `earned`: by an act. `settled`: pending coins arrived.
 * `takenBack`: an earning was undone. `deducted`: a penalty. `spent`: on something. `refunded`: given back.
 * `corrected`: by an operator.
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

/** The cause of a transfer. The member's row links to it. */
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
   * Key of the transfer that this one ends: its pending coins arrive, or its order is refunded. A transfer can end
   * once.
   */
  follows?: string;
  /**
   * The same transaction spends these coins on one thing, such as a prize. They don't pay the member's debts, so that a
   * member with debts still gets it (rule 4.20).
   */
  skipsDebts?: boolean;
  legs: readonly Leg[];
  at: Date;
}

export interface Balances {
  coins: number;
  pendingCoins: number;
  credit: number;
  quality: number;
}

export interface PostResult {
  transferId: string;
  /** The key was posted before; nothing moved now. */
  replayed: boolean;
  /** The member's balances after the transfer. */
  balances: Balances;
}
