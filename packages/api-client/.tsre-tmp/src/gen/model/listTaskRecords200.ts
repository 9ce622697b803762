/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TaskRecordPage } from './taskRecordPage.ts';

export type ListTaskRecords200 = Envelope & {
  data: TaskRecordPage;
};
