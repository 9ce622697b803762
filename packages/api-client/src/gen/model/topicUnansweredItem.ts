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
  /**
     * Estimated from the length and the files that the section asks for.
     * @minimum 1
     */
  minutes: number;
  /**
     * What finishing the topic pays; null where the plan pays nothing for topics, the respondent has reached its cap, or the
     * topic can't be finished any more.
     * @minimum 1
     * @nullable
     */
  topicCoins: number | null;
  /**
     * How many questions of the topic the respondent hasn't answered, this one included.
     * @minimum 1
     */
  leftInTopic: number;
}
