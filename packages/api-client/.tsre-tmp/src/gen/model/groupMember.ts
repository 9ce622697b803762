/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRole } from './groupRole.ts';
import type { Id } from './id.ts';

/**
 * How a person appears inside a group. Observers are never named to respondents.
 */
export interface GroupMember {
  id: Id;
  name: string;
  /** @nullable */
  avatar: string | null;
  role: GroupRole;
}
