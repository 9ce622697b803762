import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Schema } from '../../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

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

/** A must-answer follow-up without the respondent's reply, under an answer that isn't deleted. */
export interface OwedReply {
  sectionId: string;
  responseId: string;
}

const groupColumns = [
  'id',
  'task_id',
  'task_hash',
  'name',
  'intro',
  'rules',
  'consent_version',
  'consent_text',
  'opens_at',
  'closes_at',
  'published_at',
  'archived_at',
  'created_at',
  'guide_version',
  'sections_made',
  'made_by',
  'shows_fellows',
  'revision',
  'topic_coins',
  'whole_coins',
  'cap_coins',
  'promised_coins',
  'tallied_at',
  'pay_confirmed_at',
  'pay_confirmed_by',
  'pay_held_at',
  'pay_held_by',
  'pay_held_reason',
  'pay_refused_at',
  'pay_refused_by',
  'pay_refused_reason',
  'opened_told_at',
  'closed_told_at',
  'rehearsal_of',
] as const satisfies readonly (keyof GroupRow)[];
type Complete = Exclude<keyof GroupRow, (typeof groupColumns)[number]> extends never ? true : never;
const isComplete: Complete = true;

// No column of a person begins with this. With `group_` alone, the group's id would hide the person's `group_id`.
const GROUP = 'of_group_';
/**
 * The columns of the group `g`, renamed so that they don't clash with those of a person. `groupOfColumns` restores the
 * names.
 */
export const groupSelection = sql.raw(
  groupColumns.map((column) => `g."${column}" as "${GROUP}${column}"`).join(', '),
);

/** The group in a row that holds `groupSelection`. */
export const groupOfColumns = (row: Readonly<Record<string, unknown>>): GroupRow =>
  // All columns, as checked above.
  Object.fromEntries(groupColumns.map((column) => [column, row[GROUP + column]])) as unknown as GroupRow;

/** Selects the replies that person `m` owes; null if there are none. */
export const owedReplies = sql<OwedReply[] | null>`
  (select json_agg(json_build_object('sectionId', f.section_id, 'responseId', f.response_id))
    from group_follow_ups f join group_responses r on r.group_id = f.group_id and r.id = f.response_id
    where f.group_id = m.group_id and f.respondent_id = m.id and f.must_answer and f.answered_at is null
      and r.deleted_at is null)`;

/** A person, their group, and the replies they owe. */
export interface Visitor {
  me: MemberRow;
  group: GroupRow;
  owed: OwedReply[];
}

/** People `m` of groups `g` with the replies they owe. `condition` follows the word where. */
export async function readVisitors(db: Connection, condition: RawBuilder<unknown>): Promise<Visitor[]> {
  const { rows } = await sql<MemberRow & Record<string, unknown> & { owed: OwedReply[] | null }>`
    select m.*, ${groupSelection}, ${owedReplies} as owed
    from group_members m join discussion_groups g on g.id = m.group_id
    where ${condition}`.execute(db);
  if (!isComplete) return [];
  return rows.map((row) => ({ me: row, group: groupOfColumns(row), owed: row.owed ?? [] }));
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

/**
 * People whose invitation isn't withdrawn: hosts first, then by time of invitation. `ids` selects people, `onlyHere`
 * hosts and people who have entered.
 */
export async function readMembers(
  db: Connection,
  groupId: string,
  { ids, onlyHere = false }: { ids?: readonly string[] | undefined; onlyHere?: boolean },
): Promise<MemberRow[]> {
  return await db
    .selectFrom('group_members')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('withdrawn_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(onlyHere, (query) =>
      query.where((is) => is.or([is('role', '=', 1), is('consent_version', 'is not', null)])),
    )
    .orderBy((order) => order('role', '=', 1), 'desc')
    .orderBy('invited_at')
    .orderBy('id')
    .limit(MOST_MEMBERS)
    .execute();
}

/** Records a visit. The first visit sets the time of joining. */
export async function recordVisit(tx: Tx, groupId: string, memberId: string, at: Date): Promise<void> {
  await sql`update group_members set last_seen_at = ${at}, joined_at = coalesce(joined_at, ${at})
    where group_id = ${groupId} and id = ${memberId}`.execute(tx);
}

/** Stores nickname, avatar and consent. A taken nickname violates `group_members_nickname`. */
export async function writeProfile(
  tx: Tx,
  member: Pick<MemberRow, 'group_id' | 'id'>,
  profile: Pick<MemberRow, 'nickname' | 'avatar' | 'consent_version' | 'consented_at' | 'texts_agreed_at'>,
): Promise<void> {
  await tx
    .updateTable('group_members')
    .set(profile)
    .where('group_id', '=', member.group_id)
    .where('id', '=', member.id)
    .execute();
}

/** Stores the text a person agreed to. Agreeing to the same version again keeps the first time. */
export async function writeConsent(tx: Tx, group: GroupRow, memberId: string, at: Date): Promise<void> {
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
