/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMemberAttribute } from './groupMemberAttribute.ts';
import type { PublicId } from './publicId.ts';

/**
 * What hosts and observers of one discussion see of the member.
 */
export interface SharedInGroup {
  hash: PublicId;
  name: string;
  /** Whether the discussion is archived. */
  archived: boolean;
  attributes: GroupMemberAttribute[];
}
