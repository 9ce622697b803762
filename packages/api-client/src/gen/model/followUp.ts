/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FollowUpAudience } from './followUpAudience.ts';
import type { FollowUpKind } from './followUpKind.ts';
import type { FollowUpQuote } from './followUpQuote.ts';
import type { GroupMedia } from './groupMedia.ts';
import type { GroupMember } from './groupMember.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * What was said under an answer.
 */
export interface FollowUp {
  id: Id;
  responseId: Id;
  kind: FollowUpKind;
  author: GroupMember;
  content: string;
  attachments: GroupMedia[];
  audience: FollowUpAudience;
  /** Whether the author of the answer must reply. */
  mustAnswer: boolean;
  /** The author of the answer has replied to this. */
  answered: boolean;
  /** The follow-up that it replies to, under the same answer; null when it replies to the answer itself. */
  replyToId: Id | null;
  /** Left out when it quotes nothing. */
  quote?: FollowUpQuote;
  mine: boolean;
  createdAt: Time;
}
