/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMember } from './groupMember.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';
import type { TopicRef } from './topicRef.ts';

/**
 * A passage on the quote board, with where it comes from.
 */
export interface Quote {
  id: Id;
  responseId: Id;
  /** The text as it was when it was quoted. */
  text: string;
  /** @minimum 0 */
  start: number;
  /** @minimum 1 */
  end: number;
  /** @minimum 0 */
  wording: number;
  /** Whether the answer was edited after the marking. */
  stale: boolean;
  /** The respondent, named as `identity` requests. */
  who: string;
  where: TopicRef;
  /** The codes that hosts gave it. */
  codes: string[];
  /** The finding that it supports; null as long as it supports none. */
  findingId: Id | null;
  addedBy: GroupMember;
  addedAt: Time;
}
