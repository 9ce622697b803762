/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { LedgerSupportCode } from './ledgerSupportCode.ts';
import type { OperatorCause } from './operatorCause.ts';
import type { Time } from './time.ts';

export interface OperatorCoinRow {
  id: Id;
  at: Time;
  cause: OperatorCause;
  coins: number;
  balance: number;
  /** @maxLength 40 */
  reason: string;
  /**
     * @maxLength 500
     * @nullable
     */
  note: string | null;
  supportCode: LedgerSupportCode;
}
