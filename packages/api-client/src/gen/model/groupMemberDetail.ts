/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMemberAttribute } from './groupMemberAttribute.ts';
import type { GroupProgress } from './groupProgress.ts';
import type { GroupRole } from './groupRole.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * Hosts and observers get attributes, progress and visits; for respondents those are null. Contact details are never included.
 */
export interface GroupMemberDetail {
  id: Id;
  name: string;
  /** @nullable */
  avatar: string | null;
  role: GroupRole;
  /**
     * Answers the caller may see.
     * @minimum 0
     */
  responseCount: number;
  attributes: GroupMemberAttribute[] | null;
  progress: GroupProgress | null;
  joinedAt: Time | null;
  lastSeenAt: Time | null;
}
