/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskRecord } from './taskRecord.ts';

export interface TaskRecordPage {
  items: TaskRecord[];
  /** @nullable */
  nextCursor: string | null;
}
