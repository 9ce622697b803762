/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface TopicOwedItem {
  topicId: Id;
  sectionId: Id;
  /** The caller's answer that has the open follow-up; null when the section itself is unanswered. */
  responseId: Id | null;
}
