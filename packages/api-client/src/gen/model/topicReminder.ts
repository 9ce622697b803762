/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface TopicReminder {
  topicId: Id;
  /**
     * Recipients. Without it, everyone who owes an answer or a reply in the topic.
     * @minItems 1
     * @maxItems 200
     */
  memberIds?: Id[];
  /** Only reports what would happen. */
  dryRun?: boolean;
}
