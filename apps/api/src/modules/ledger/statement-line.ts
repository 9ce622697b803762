import type { Cause, LedgerReason } from './posting.ts';

/** A transfer as the member's statement of one asset shows it. */
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
  /** Coins that had not arrived when this was posted. */
  pending: boolean;
  /** Why pending coins were taken back; null while they are pending. */
  endNote: string | null;
  ended: boolean;
}

export interface StatementQuery {
  memberId: string;
  /** Lines before this version, newest first; from the newest on when undefined. */
  before: number | undefined;
  /** Only what came in or what went out. */
  direction: 'in' | 'out' | undefined;
  limit: number;
}
