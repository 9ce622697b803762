import type { Connection } from '../../platform/database/database.ts';

/** Every day a member checked in, for the export of their data. */
export async function checkinData(db: Connection, memberId: string): Promise<object[]> {
  return await db
    .selectFrom('checkins')
    .select(['day', 'coins', 'made_up as madeUp', 'created_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('day')
    .execute();
}
