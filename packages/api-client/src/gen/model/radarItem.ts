/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMember } from './groupMember.ts';
import type { Id } from './id.ts';
import type { RadarKind } from './radarKind.ts';
import type { Time } from './time.ts';
import type { TopicRef } from './topicRef.ts';

export interface RadarItem {
  kind: RadarKind;
  member: GroupMember;
  /** Null for silent people. */
  where: TopicRef | null;
  /** Null for silent people. */
  responseId: Id | null;
  /** The follow-up, the answer, or what was voted for; empty for silent people. */
  excerpt: string;
  /**
     * How the answer begins that speaks of something else than its author voted for. Null for the other reasons.
     * @nullable
     */
  answer: string | null;
  /**
     * Whether a silent person has joined the group: then `at` is when they did, otherwise when they were invited. Null for the
     * other reasons.
     * @nullable
     */
  joined: boolean | null;
  at: Time;
}
