/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';
import type { CoinCause } from './coinCause.ts';
import type { CreditKind } from './creditKind.ts';
import type { Id } from './id.ts';
import type { LedgerSupportCode } from './ledgerSupportCode.ts';
import type { ScoreEvidence } from './scoreEvidence.ts';
import type { Time } from './time.ts';

/**
 * One change of credit or quality, with its reason and rule.
 */
export interface CreditRow {
  id: Id;
  kind: CreditKind;
  /** Positive when it rose, negative when it fell. */
  amount: number;
  /** @minimum 0 */
  balanceAfter: number;
  cause: CoinCause;
  /**
     * What happened.
     * @maxLength 200
     */
  reason: string;
  /**
     * The rule it follows.
     * @maxLength 200
     */
  rule: string;
  /**
     * The number of that rule; null for older rows.
     * @maxLength 8
     * @nullable
     */
  ruleNumber: string | null;
  /**
     * What the change rests on; empty where nothing was measured.
     * @maxItems 8
     */
  evidence: ScoreEvidence[];
  createdAt: Time;
  /** The day a deduction ends and comes back; null for everything else. */
  endsAt: CalendarDay | null;
  /** Deadline for an appeal, or null. */
  appealUntil: Time | null;
  supportCode: LedgerSupportCode;
}
