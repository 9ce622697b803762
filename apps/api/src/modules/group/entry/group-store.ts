import { type Selectable, sql, type Transaction } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';

export type GroupRow = Selectable<Schema['discussion_groups']>;
export type MemberRow = Selectable<Schema['group_members']>;

/** The group at `/bbs/{hash}`. */
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

/** The invitation of a mobile. It may be withdrawn. */
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

/** A person of the group whose invitation isn't withdrawn. */
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

/** The most people that one call lists. Real discussions have far fewer. */
const MOST_MEMBERS = 500;

/** People whose invitation isn't withdrawn: hosts first, then by time of invitation. `ids` narrows the list. */
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

/** Records a visit. The first visit is the time of joining. */
export async function recordVisit(
  tx: Transaction<Schema>,
  groupId: string,
  memberId: string,
  at: Date,
): Promise<void> {
  await sql`update group_members set last_seen_at = ${at}, joined_at = coalesce(joined_at, ${at})
    where group_id = ${groupId} and id = ${memberId}`.execute(tx);
}

/** Stores nickname, avatar and consent. A nickname that is taken violates `group_members_nickname`. */
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

/** Stores the text a person agreed to. Agreeing to the same version again keeps the first time. */
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
