/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ReminderSkip } from './reminderSkip.ts';

export interface TopicReminded {
  /** @minimum 0 */
  reminded: number;
  skipped: ReminderSkip[];
}
