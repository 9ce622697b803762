/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TopicOwedItem } from './topicOwedItem.ts';

/**
 * Open work of a respondent, for the bar that counts open questions and follow-ups.
 */
export interface TopicOwed {
  /**
     * Open sections without an answer.
     * @minimum 0
     */
  unanswered: number;
  /**
     * Must-answer follow-ups without a reply.
     * @minimum 0
     */
  followUps: number;
  /** The earliest open item; null when there is none. */
  next: TopicOwedItem | null;
}
