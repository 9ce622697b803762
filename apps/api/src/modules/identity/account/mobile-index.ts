import type { Connection } from '../../../platform/database/database.ts';

/**
 * The blind index of a member's mobile, for areas that find people by mobile. Undefined when there is no such member.
 */
export async function mobileIndexOf(db: Connection, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('members')
    .select('mobile_index')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.mobile_index;
}
