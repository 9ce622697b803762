/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMedia } from './groupMedia.ts';
import type { GroupMember } from './groupMember.ts';
import type { GroupOpenState } from './groupOpenState.ts';
import type { HostProgress } from './hostProgress.ts';
import type { Id } from './id.ts';
import type { SectionVisibility } from './sectionVisibility.ts';
import type { SectionVote } from './sectionVote.ts';
import type { Time } from './time.ts';

/**
 * A section with its host-only note, its progress and who has not spoken.
 */
export interface HostSection {
  id: Id;
  topicId: Id;
  title: string;
  question: string;
  /**
     * Visible only to hosts and observers.
     * @nullable
     */
  hostNote: string | null;
  media: GroupMedia[];
  /** @minimum 0 */
  minLength: number;
  visibility: SectionVisibility;
  state: GroupOpenState;
  opensAt: Time;
  closesAt: Time;
  /** Null where the section has none; results are always shown to hosts. */
  vote: SectionVote | null;
  progress: HostProgress;
  /** The last answer this host or observer read, after which the unread divider stands. */
  lastReadId: Id | null;
  /** Respondents without an answer here. */
  silent: GroupMember[];
}
