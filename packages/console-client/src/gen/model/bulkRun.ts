/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BulkAct } from './bulkAct.ts';
import type { BulkRunCounts } from './bulkRunCounts.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface BulkRun {
  id: Id;
  act: BulkAct;
  /**
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
  /** @maxLength 100 */
  askedBy: string;
  isOwn: boolean;
  madeAt: Time;
  endedAt: Time | null;
  /**
     * Who stopped it before its end.
     * @maxLength 100
     * @nullable
     */
  stoppedBy: string | null;
  /** Whether you may stop it now. */
  mayStop: boolean;
  counts: BulkRunCounts;
}
