import type { Connection } from '../../../platform/database/database.ts';

/** Whether a member has signed in after a given time, on any device, even if that session has ended since. */
export async function hasSignedInSince(db: Connection, memberId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('session_families')
    .select('id')
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anybody but `memberId` has signed in on this device, as far back as sign-ins are kept. */
export async function othersUsedDevice(db: Connection, deviceId: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session_families')
    .select('id')
    .where('device_id', '=', deviceId)
    .where('member_id', 'is not', null)
    .where('member_id', '<>', memberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
