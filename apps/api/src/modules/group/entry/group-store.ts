import { type Selectable, sql, type Transaction } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';

export type GroupRow = Selectable<Schema['discussion_groups']>;
export type MemberRow = Selectable<Schema['group_members']>;

/** The published group at an address `/bbs/{hash}`. */
export async function readGroupByHash(db: Connection, hash: string): Promise<GroupRow | undefined> {
  return await db
    .selectFrom('discussion_groups')
    .selectAll()
    .where('task_hash', '=', hash)
    .executeTakeFirst();
}

/** A group by its id. */
export async function readGroup(db: Connection, groupId: string): Promise<GroupRow | undefined> {
  return await db.selectFrom('discussion_groups').selectAll().where('id', '=', groupId).executeTakeFirst();
}

/** The invitation of a mobile, withdrawn or not. */
export async function readInvitation(
  db: Connection,
  groupId: string,
  mobileIndex: string,
): Promise<MemberRow | undefined> {
  return await db
    .selectFrom('group_members')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('mobile_index', '=', mobileIndex)
    .executeTakeFirst();
}

/** Somebody whose invitation stands. */
export async function readMember(
  db: Connection,
  groupId: string,
  id: string,
): Promise<MemberRow | undefined> {
  return await db
    .selectFrom('group_members')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** What a call lists at most; a discussion has far fewer people. */
const MOST_MEMBERS = 500;

/** Everyone whose invitation stands, hosts first, then in the order of the invitations; `ids` narrows it. */
export async function readMembers(
  db: Connection,
  groupId: string,
  ids?: readonly string[],
): Promise<MemberRow[]> {
  return await db
    .selectFrom('group_members')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('withdrawn_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy((order) => order('role', '=', 1), 'desc')
    .orderBy('invited_at')
    .orderBy('id')
    .limit(MOST_MEMBERS)
    .execute();
}

/** Notes the visit; the first one is when the member joined. */
export async function recordVisit(
  tx: Transaction<Schema>,
  groupId: string,
  memberId: string,
  at: Date,
): Promise<void> {
  await sql`update group_members set last_seen_at = ${at}, joined_at = coalesce(joined_at, ${at})
    where group_id = ${groupId} and id = ${memberId}`.execute(tx);
}

/** Nickname, avatar and the agreement of the first visit. A nickname somebody else has violates `group_members_nickname`. */
export async function writeProfile(
  tx: Transaction<Schema>,
  member: Pick<MemberRow, 'group_id' | 'id'>,
  profile: Pick<MemberRow, 'nickname' | 'avatar' | 'consent_version' | 'consented_at'>,
): Promise<void> {
  await tx
    .updateTable('group_members')
    .set(profile)
    .where('group_id', '=', member.group_id)
    .where('id', '=', member.id)
    .execute();
}

/** Keeps what was agreed to. Agreeing to the same version again keeps the first time. */
export async function writeConsent(
  tx: Transaction<Schema>,
  group: GroupRow,
  memberId: string,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('group_consents')
    .values({
      group_id: group.id,
      group_member_id: memberId,
      version: group.consent_version,
      text: group.consent_text,
      rules: group.rules,
      agreed_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
