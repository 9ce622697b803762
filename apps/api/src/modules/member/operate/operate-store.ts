import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { memberRecord, type MemberRecord } from '../../identity/module.ts';

/** A member as operators find them. Mobile and mail address are sealed. */
export interface FoundMember {
  memberId: string;
  nickname: string;
  record: MemberRecord;
}

export async function selectFoundMember(db: Connection, memberId: string): Promise<FoundMember | undefined> {
  const { rows } = await sql<{ nickname: string; record: MemberRecord | null }>`
    select nickname, ${memberRecord(memberId)} as record from profiles where member_id = ${memberId}`.execute(
    db,
  );
  const [row] = rows;
  return row?.record ? { memberId, nickname: row.nickname, record: row.record } : undefined;
}

/** The members whose nickname key begins so, in the order of their nicknames. */
export async function selectByNickname(db: Connection, start: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('member_id')
    .where('nickname_key', '>=', start)
    .where('nickname_key', '<', `${start}\u{10ffff}`)
    .orderBy('nickname_key')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Whether a member has a nickname of this key. */
export async function hasNickname(db: Connection, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .select('member_id')
    .where('nickname_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectAvatar(db: Connection, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('avatar')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.avatar ?? null;
}
