/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * The settings of a topic. A time that is null is taken from the group.
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
  /** Only respondents with this tag see the topic; null for everyone. A change without this field keeps it. */
  audienceTagId?: Id | null;
}
