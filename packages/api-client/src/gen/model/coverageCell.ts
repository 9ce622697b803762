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
     * Value of the attribute; null for who doesn't share it.
     * @nullable
     */
  value: string | null;
  /** @minimum 0 */
  members: number;
  /**
     * Who answered something in the topic.
     * @minimum 0
     */
  spoken: number;
  /** Who did not, up to 50. */
  silent: GroupMember[];
}
