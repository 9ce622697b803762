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
     * How many of them also get a text message.
     * @minimum 0
     */
  byText: number;
  /** Number of people reminded. */
  people: GroupMember[];
  /**
     * The text as the first recipient reads it; null when nobody is reminded.
     * @nullable
     */
  message: TopicRemindedMessage;
  skipped: ReminderSkip[];
}
