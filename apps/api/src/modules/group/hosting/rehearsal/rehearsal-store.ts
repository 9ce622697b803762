import { type components, GroupRole } from '@yayan/contract';
import { type Insertable, sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Schema } from '../../../../platform/database/gen/schema.ts';
import {
  keysToDelete,
  type DeletedFile,
  deletedFileColumns,
} from '../../discussion/attachments/shared-file-store.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** A rehearsal with its counts. */
export interface RehearsalRow {
  id: string;
  hash: string;
  revision: number;
  startedAt: Date;
  endsAt: Date;
  respondents: number;
  answers: number;
  report: components['schemas']['RehearsalReport'] | null;
  isWalked: boolean;
  /** How many questions they answer, and how many of these are done. */
  questions: number;
  done: number;
}

/**
 * The rehearsal of a group. One that the previous release began during an update has no row of its own: it ends when it closes.
 */
export async function readRehearsal(db: Connection, groupId: string): Promise<RehearsalRow | undefined> {
  const { rows } = await sql<RehearsalRow>`
    select g.id, g.task_hash as hash, g.revision, g.created_at as "startedAt",
      coalesce(r.ends_at, g.closes_at) as "endsAt", r.report, r.walk is not null as "isWalked",
      coalesce(r.questions, 0) as questions, coalesce(r.done, 0) as done,
      (select count(*) from group_members m where m.group_id = g.id and m.role = 0) as respondents,
      (select coalesce(sum(c.answers - c.deleted), 0)::int8 from group_section_counts c where c.group_id = g.id) as answers
    from discussion_groups g left join group_rehearsals r on r.group_id = g.id
    where g.rehearsal_of = ${groupId}`.execute(db);
  return rows[0];
}

/** Groups whose rehearsal is over, of all after one, or one: the group opened, or the rehearsal reached its end. */
export async function readFinishedRehearsals(
  db: Connection,
  now: Date,
  { groupId, after, limit }: { groupId?: string; after?: string | undefined; limit: number },
): Promise<string[]> {
  const only = groupId === undefined ? sql`` : sql`and g.id = ${groupId}`;
  const beyond = after === undefined ? sql`` : sql`and g.id > ${after}`;
  const { rows } = await sql<{ id: string }>`
    select g.id from discussion_groups r
    join discussion_groups g on g.id = r.rehearsal_of
    left join group_rehearsals e on e.group_id = r.id
    where r.rehearsal_of is not null ${only} ${beyond}
      and (coalesce(e.ends_at, r.closes_at) <= ${now} or g.published_at is not null and g.opens_at <= ${now})
    order by g.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The id of a host in a rehearsal. */
export async function readHostIn(
  db: Connection,
  rehearsalId: string,
  mobileIndex: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('group_members')
    .select('id')
    .where('group_id', '=', rehearsalId)
    .where('mobile_index', '=', mobileIndex)
    .executeTakeFirst();
  return row?.id;
}

/** Stores a rehearsal as a group without plan, task and maker, so that jobs skip it. */
export async function insertRehearsal(
  tx: Tx,
  group: GroupRow,
  rehearsal: {
    id: string;
    taskId: string;
    hash: string;
    opensAt: Date;
    closesAt: Date;
    endsAt: Date;
    questions: number;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('discussion_groups')
    .values({
      id: rehearsal.id,
      rehearsal_of: group.id,
      task_id: rehearsal.taskId,
      task_hash: rehearsal.hash,
      name: `彩排 · ${group.name}`,
      intro: group.intro,
      rules: group.rules,
      consent_version: group.consent_version,
      consent_text: group.consent_text,
      shows_fellows: group.shows_fellows,
      revision: group.revision,
      opens_at: rehearsal.opensAt,
      closes_at: rehearsal.closesAt,
      published_at: rehearsal.opensAt,
      created_at: rehearsal.at,
    })
    .execute();
  await tx
    .insertInto('group_rehearsals')
    .values({ group_id: rehearsal.id, ends_at: rehearsal.endsAt, questions: rehearsal.questions })
    .execute();
}

/** The tables of a group. Each comes before the tables that it refers to. */
const tables = [
  'group_rehearsals',
  'group_texts',
  'group_reminders',
  'group_topic_calls',
  'group_quotes',
  'group_findings',
  'group_probes',
  'group_drafts',
  'group_voice_targets',
  'group_downloads',
  'group_people_tagged',
  'group_changes',
  'group_rewards',
  'group_response_tags',
  'group_tags',
  'group_stars',
  'group_opened',
  'group_ballots',
  'group_vote_options',
  'group_votes',
  'group_reads',
  // Before the answers, because their deletion would update these counters.
  'group_section_counts',
  'group_attachments',
  'group_follow_ups',
  'group_response_wordings',
  'group_responses',
  'group_sections',
  'group_topics',
  'group_people_tags',
  'group_consents',
  'group_attribute_consents',
  'group_tickets',
  'group_members',
] as const;

/** Deletes a rehearsal. Returns its people, and the keys of files that no other group uses. */
export async function deleteRehearsal(
  tx: Tx,
  id: string,
): Promise<{ hostIds: string[]; fileKeys: string[] }> {
  // A step of the walk holds this row, and takes those of its people. So they are locked in this order here too.
  await sql`select from group_rehearsals where group_id = ${id} for update`.execute(tx);
  // A writing call holds its person's row. This waits for such calls to finish, and lets no other begin.
  const people = await sql<{ id: string; role: number }>`
    select id, role from group_members where group_id = ${id} order by id for update`.execute(tx);
  const files = await sql<DeletedFile>`
    select ${deletedFileColumns} from group_attachments a where a.group_id = ${id}`.execute(tx);
  const ids = people.rows.map((person) => person.id);
  if (ids.length > 0) await tx.deleteFrom('own_probes').where('owner_id', 'in', ids).execute();
  for (const table of tables) await tx.deleteFrom(table).where('group_id', '=', id).execute();
  await tx.deleteFrom('discussion_groups').where('id', '=', id).execute();
  return {
    hostIds: people.rows.filter(({ role }) => role === 1).map((person) => person.id),
    fileKeys: keysToDelete(files.rows),
  };
}

/** Adds a host to a rehearsal, who has agreed to its current text. */
export async function insertHostIn(
  tx: Tx,
  host: Pick<
    Insertable<Schema['group_members']>,
    'group_id' | 'id' | 'mobile_index' | 'mobile_sealed' | 'nickname' | 'avatar'
  >,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('group_members')
    .values({
      ...host,
      role: GroupRole.Host,
      consent_version: (builder) =>
        builder.selectFrom('discussion_groups').select('consent_version').where('id', '=', host.group_id),
      invited_at: at,
      joined_at: at,
    })
    .execute();
}
