import type { Connection } from '../../platform/database/database.ts';

/** How a member appears to somebody else. */
export interface MemberCard {
  nickname: string;
  avatar: string | null;
}

/** The nickname and picture of a member; undefined for nobody. */
export async function memberCard(db: Connection, memberId: string): Promise<MemberCard | undefined> {
  return await db
    .selectFrom('profiles')
    .select(['nickname', 'avatar'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
