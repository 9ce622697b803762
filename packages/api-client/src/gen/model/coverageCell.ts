/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMember } from './groupMember.ts';
import type { Id } from './id.ts';

/**
 * Respondents of a segment in a topic.
 */
export interface CoverageCell {
  topicId: Id;
  /**
     * Value of the attribute, or a tag; null for respondents who don't share it, or have none. Of two attributes both values,
     * joined by ` · `.
     * @nullable
     */
  value: string | null;
  /** @minimum 0 */
  members: number;
  /**
     * Respondents who answered something in the topic.
     * @minimum 0
     */
  spoken: number;
  /** Respondents who didn't, at most 50. */
  silent: GroupMember[];
  /**
     * How many should speak; null without a target.
     * @minimum 1
     * @nullable
     */
  target: number | null;
}
