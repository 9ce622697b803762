/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * What hosts set of a topic. Times that are null are those of the group.
 */
export interface GuideTopicInput {
  /**
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /** @maxLength 300 */
  summary: string;
  opensAt: Time | null;
  closesAt: Time | null;
  /** The tag of the respondents whom the topic is for; null for all of them. Left out of a change, it stays. */
  audienceTagId?: Id | null;
}
