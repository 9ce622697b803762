/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';
import type { WorkQualityChangeEvidenceItem } from './workQualityChangeEvidenceItem.ts';

export interface WorkQualityChange {
  id: Id;
  points: number;
  /**
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
  /** @maxLength 500 */
  rule: string;
  /**
     * @maxLength 10
     * @nullable
     */
  ruleNumber: string | null;
  evidence: WorkQualityChangeEvidenceItem[];
  at: Time;
}
