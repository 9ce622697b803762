/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMember } from './groupMember.ts';
import type { ReminderSkip } from './reminderSkip.ts';
import type { TopicRemindedMessage } from './topicRemindedMessage.ts';

export interface TopicReminded {
  /** @minimum 0 */
  reminded: number;
  /**
     * How many of them get a text message (too).
     * @minimum 0
     */
  byText: number;
  /** Who is reminded. */
  people: GroupMember[];
  /**
     * What the first of them reads; null when nobody is reminded.
     * @nullable
     */
  message: TopicRemindedMessage;
  skipped: ReminderSkip[];
}
