import type { CoinCauseKind, CoinRowState } from '@yayan/contract';
import type { Cause, LedgerReason } from '../posting/posting.ts';

/** A transfer as a line of a member's statement of one asset. */
export interface StatementLine {
  version: number;
  id: string;
  amount: number;
  balanceAfter: number;
  reason: LedgerReason;
  cause: Cause;
  note: string | null;
  expectedAt: Date | null;
  createdAt: Date;
  /** Whether the coins were pending when this was posted. */
  pending: boolean;
  /** Why pending coins were taken back; null while they are pending. */
  endNote: string | null;
  ended: boolean;
}

/** The filter of a statement; by default all lines. */
export interface LineFilter {
  /** Only coins that came in, or only coins that went out. */
  direction?: 'in' | 'out' | undefined;
  kind?: CoinCauseKind | undefined;
  state?: CoinRowState | undefined;
  /** Only the line with this id. */
  row?: string | undefined;
  /** From this moment on. */
  from?: Date | undefined;
  /** Before this moment. */
  until?: Date | undefined;
}

export interface StatementQuery extends LineFilter {
  memberId: string;
  /** Only lines before this version; undefined for the newest lines. */
  before: number | undefined;
  limit: number;
}
