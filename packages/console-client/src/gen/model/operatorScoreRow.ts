/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';
import type { Id } from './id.ts';
import type { LedgerSupportCode } from './ledgerSupportCode.ts';
import type { OperatorCause } from './operatorCause.ts';
import type { ScoreEvidence } from './scoreEvidence.ts';
import type { Time } from './time.ts';

export interface OperatorScoreRow {
  id: Id;
  at: Time;
  /** Positive when it rose, negative when it fell. */
  points: number;
  /** The quality or credit after the change. */
  after: number;
  cause: OperatorCause;
  /**
     * What the member reads.
     * @maxLength 500
     */
  reason: string;
  /** @maxLength 500 */
  rule: string;
  /**
     * Null for older rows and those by hand.
     * @maxLength 8
     * @nullable
     */
  ruleNumber: string | null;
  /** @maxItems 8 */
  evidence: ScoreEvidence[];
  /** The day a deduction ends and comes back; null for everything else. */
  endsOn: CalendarDay | null;
  supportCode: LedgerSupportCode;
}
