import type { Connection } from '../../../platform/database/database.ts';

/** Whether a browser has signed in to the account of this mobile. */
export async function hasMemberBrowser(
  db: Connection,
  mobileIndex: string,
  browserIndex: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('session_families as f')
    .innerJoin('members as m', 'm.id', 'f.member_id')
    .select('f.id')
    .where('m.mobile_index', '=', mobileIndex)
    .where('f.browser_index', '=', browserIndex)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether a browser has signed in as this person of a discussion group. For null it returns false after the same time.
 */
export async function hasGroupBrowser(
  db: Connection,
  groupMemberId: string | null,
  browserIndex: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('session_families')
    .select('id')
    .where('group_member_id', '=', groupMemberId)
    .where('browser_index', '=', browserIndex)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
