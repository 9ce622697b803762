/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FollowUp } from './followUp.ts';
import type { GroupMedia } from './groupMedia.ts';
import type { GroupMember } from './groupMember.ts';
import type { Id } from './id.ts';
import type { ResponseDeletion } from './responseDeletion.ts';
import type { ResponseUnfit } from './responseUnfit.ts';
import type { Time } from './time.ts';

/**
 * One respondent's answer to one section, as the caller may see it.
 */
export interface GroupResponse {
  id: Id;
  topicId: Id;
  sectionId: Id;
  author: GroupMember;
  /** Plain text with line breaks; empty when deleted. */
  content: string;
  attachments: GroupMedia[];
  mine: boolean;
  /** True for an own answer while the section is open and no host has replied. */
  editable: boolean;
  /** Whether a host has read it. False for everyone but the author and the hosts. */
  seenByHost: boolean;
  createdAt: Time;
  editedAt: Time | null;
  deleted: ResponseDeletion | null;
  /** Null if the answer counts for the reward, and for everyone but its author and the hosts. */
  unfit: ResponseUnfit | null;
  /**
     * Number of follow-ups the caller may see.
     * @minimum 0
     */
  followUpCount: number;
  /** The first 20, oldest first; the rest by `getFollowUpThread`. */
  followUps: FollowUp[];
}
