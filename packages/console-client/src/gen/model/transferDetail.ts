/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { LedgerSupportCode } from './ledgerSupportCode.ts';
import type { LinkedObject } from './linkedObject.ts';
import type { OperatorCause } from './operatorCause.ts';
import type { Time } from './time.ts';
import type { TransferEntry } from './transferEntry.ts';
import type { TransferReason } from './transferReason.ts';

export interface TransferDetail {
  id: Id;
  supportCode: LedgerSupportCode;
  at: Time;
  memberId: Id;
  /**
     * @maxLength 20
     * @nullable
     */
  memberCode: string | null;
  /** The number of the transfer among those of the member. */
  version: number;
  /**
     * What names the transfer so that it is posted once. Null for a reward of a discussion group, whose key names it.
     * @maxLength 200
     * @nullable
     */
  key: string | null;
  reason: TransferReason;
  cause: OperatorCause;
  /**
     * @maxLength 500
     * @nullable
     */
  note: string | null;
  /**
     * The operator of a correction by hand.
     * @maxLength 100
     * @nullable
     */
  actor: string | null;
  /** @maxItems 20 */
  entries: TransferEntry[];
  /** The transfer that this one ends; null without one. */
  before: LinkedObject | null;
  /** The transfer that ended this one; null without one. */
  after: LinkedObject | null;
}
