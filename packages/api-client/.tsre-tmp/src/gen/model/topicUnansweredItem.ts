/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';
import type { TopicRef } from './topicRef.ts';

/**
 * An open section without the caller's answer.
 */
export interface TopicUnansweredItem {
  where: TopicRef;
  question: string;
  /** @minimum 0 */
  minLength: number;
  closesAt: Time;
  /**
     * Null where only hosts see.
     * @minimum 0
     * @nullable
     */
  responseCount: number | null;
}
