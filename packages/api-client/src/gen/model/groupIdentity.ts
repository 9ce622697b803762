/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRole } from './groupRole.ts';
import type { Id } from './id.ts';
import type { PublicId } from './publicId.ts';

/**
 * The person behind a group session, as the group knows them.
 */
export interface GroupIdentity {
  groupMemberId: Id;
  /** Nickname inside the group. */
  name: string;
  /**
     * Address of the picture, or null.
     * @nullable
     */
  avatar: string | null;
  role: GroupRole;
  /** True until nickname, rules and the current consent are settled by `updateGroupProfile`. */
  firstVisit: boolean;
  taskId: Id;
  taskHashId: PublicId;
  /** Whether the person agreed to text messages about the group. Absent where the product sends none. */
  textsAllowed?: boolean;
}
