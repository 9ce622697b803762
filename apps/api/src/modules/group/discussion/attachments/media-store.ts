import { sql } from 'kysely';
import { GroupRole } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { filterConditions, type ResponseFilter } from '../guide/response-filter-store.ts';
import type { MediaAddress } from '../../people/deps.ts';
import { isForPerson, visibleFollowUp } from '../guide/visibility-store.ts';
import type { Viewer } from '../guide/viewer.ts';
import type { AttachmentRow } from './attachment-store.ts';
import { type Place, rowsBefore } from '../../../../platform/page.ts';
import { keysToDelete, type DeletedFile, deletedFileColumns } from './shared-file-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Joins the owner of attachment `a`: an answer `r`, or a follow-up `f` under an answer `r`. */
const ownerJoins = sql`
  left join group_follow_ups f on f.group_id = a.group_id and f.id = a.follow_up_id
  left join group_responses r on r.group_id = a.group_id and r.id = coalesce(a.response_id, f.response_id)
  left join group_sections s on s.group_id = a.group_id and s.id = r.section_id
  left join group_topics t on t.group_id = s.group_id and t.id = s.topic_id`;

/**
 * The key of a file that this reader may still read (rule 6.15). They are in the group, it isn't archived for them, and
 * neither the file nor its answer was removed. Hosts also read files in follow-ups under a deleted answer. Respondents
 * read the files of others if the topic is for them (rule 6.41).
 */
export async function readMediaKey(
  db: Connection,
  { groupId, readerId, attachmentId, isPoster }: MediaAddress,
): Promise<string | undefined> {
  const { rows } = await sql<{ key: string | null }>`
    select ${isPoster ? sql`a.thumbnail_key` : sql`a.file_key`} as key
    from group_attachments a
    join group_members m on m.group_id = a.group_id and m.id = ${readerId} and m.withdrawn_at is null
    join discussion_groups g on g.id = a.group_id and (g.archived_at is null or m.role <> ${GroupRole.Respondent})
    ${ownerJoins}
    where a.group_id = ${groupId} and a.id = ${attachmentId} and a.removed_at is null
      and (r.deleted_at is null or a.follow_up_id is not null and m.role = ${GroupRole.Host})
      and (t.id is null or m.role <> ${GroupRole.Respondent} or a.group_member_id = m.id or ${isForPerson('m', 's')})
      and (a.section_id is null or m.role <> ${GroupRole.Respondent} or exists (
        select from group_sections asked
        join group_topics t on t.group_id = asked.group_id and t.id = asked.topic_id
        where asked.group_id = a.group_id and asked.id = a.section_id and ${isForPerson('m', 'asked')}))`.execute(
    db,
  );
  return rows[0]?.key ?? undefined;
}

/** A file with its author and place. */
export interface ListedAttachment extends AttachmentRow {
  fileKey: string;
  memberId: string;
  nickname: string;
  avatar: string | null;
  role: number;
  accountId: string | null;
  topicId: string | null;
  topicTitle: string | null;
  sectionId: string | null;
  sectionTitle: string | null;
  responseId: string | null;
  createdAt: Date;
}

const columns = sql`
  a.id, a.group_id, a.group_member_id, a.kind, a.name, a.size, a.thumbnail_key, a.width, a.height, a.duration_seconds,
  a.file_key as "fileKey", m.id as "memberId", m.nickname, m.avatar, m.role, m.member_id as "accountId",
  s.topic_id as "topicId", t.title as "topicTitle", s.id as "sectionId", s.title as "sectionTitle",
  r.id as "responseId", a.created_at as "createdAt"`;

/**
 * The files that a viewer may list: files in answers that aren't deleted, files in follow-ups they may see, and their
 * own unsent files. Respondents list only their own.
 */
const listedFilesSql = (viewer: Viewer) => sql`
  from group_attachments a
  join group_members m on m.group_id = a.group_id and m.id = a.group_member_id
  ${ownerJoins}
  where a.group_id = ${viewer.groupId} and a.removed_at is null and a.section_id is null and r.deleted_at is null
    and (a.group_member_id = ${viewer.memberId}
      or ${viewer.role !== GroupRole.Respondent} and (a.response_id is not null
        or a.follow_up_id is not null and ${visibleFollowUp(viewer)}))`;

/** The filter of a list of files. */
export interface AttachmentFilter {
  topicId: string | undefined;
  sectionId: string | undefined;
  memberId: string | undefined;
  kind: string | undefined;
}

const matchesFilterSql = ({ topicId, sectionId, memberId, kind }: AttachmentFilter) =>
  sql.join(
    [
      sql`true`,
      ...(topicId === undefined ? [] : [sql`s.topic_id = ${topicId}`]),
      ...(sectionId === undefined ? [] : [sql`s.id = ${sectionId}`]),
      ...(memberId === undefined ? [] : [sql`a.group_member_id = ${memberId}`]),
      ...(kind === undefined ? [] : [sql`a.kind = ${kind}`]),
    ],
    sql` and `,
  );

/** The number of files is counted up to here (rule 1.8), because each counted file costs four look-ups. */
const MOST_COUNTED = 1_000;

/** A page of files, newest first, plus one row, and how many files match, up to `MOST_COUNTED`. */
export async function readAttachments(
  db: Connection,
  viewer: Viewer,
  { after, limit, ...filter }: AttachmentFilter & { after: Place | undefined; limit: number },
): Promise<{ rows: ListedAttachment[]; total: number }> {
  const beyond = rowsBefore(after, 'a.created_at', 'a.id');
  const from = sql`${listedFilesSql(viewer)} and ${matchesFilterSql(filter)}`;
  const { rows } = await sql<ListedAttachment>`
    select ${columns} ${from} and ${beyond}
    order by a.created_at desc, a.id desc limit ${limit + 1}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select ${from} limit ${MOST_COUNTED}) as matching`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Those of these files that the viewer may list, in the order of the guide. */
export async function readChosen(
  db: Connection,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ListedAttachment[]> {
  const { rows } = await sql<ListedAttachment>`
    select ${columns} ${listedFilesSql(viewer)} and a.id = any(${[...ids]}::uuid[])
    order by t.position, s.position, a.created_at, a.id`.execute(db);
  return rows;
}

/**
 * The ids of the files of the answers that match a filter of the desk, in the order of the guide. They are packed, 16
 * bytes each, because 100,000 rows would fill a server's memory.
 */
export async function readIdsOfResponses(
  db: Connection,
  viewer: Viewer,
  filter: ResponseFilter,
): Promise<Uint8Array> {
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    select string_agg(uuid_send(a.id), ''::bytea order by t.position, s.position, a.created_at, a.id) as ids
    ${listedFilesSql(viewer)} and a.response_id is not null
      and ${sql.join(filterConditions(viewer, filter), sql` and `)}`.execute(db);
  return rows[0]?.ids ?? new Uint8Array();
}

/** How many files an answer has, without the files of its follow-ups. */
export async function countAttached(db: Connection, groupId: string, responseId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from group_attachments
    where group_id = ${groupId} and response_id = ${responseId} and removed_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The file that is registered under this key. */
export async function findByKey(
  db: Connection,
  groupId: string,
  fileKey: string,
): Promise<AttachmentRow | undefined> {
  return await db
    .selectFrom('group_attachments')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('file_key', '=', fileKey)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export type NewAttachment = Omit<AttachmentRow, 'size'> & {
  size: number;
  file_key: string;
  created_at: Date;
};

/** Registers a file; false when its key is registered already. */
export async function insertAttachment(db: Connection, attachment: NewAttachment): Promise<boolean> {
  const row = await db
    .insertInto('group_attachments')
    .values(attachment)
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'file_key'])
        .where(sql<boolean>`not is_copy`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these files a person has removed. */
export async function readRemovedBy(
  db: Connection,
  { groupId, ids, by }: { groupId: string; ids: readonly string[]; by: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from group_attachments
    where group_id = ${groupId} and id = any(${[...ids]}::uuid[]) and removed_by = ${by}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Marks files as removed; they are kept for audit. Returns how many were not marked before. */
export async function markRemoved(
  tx: Tx,
  removal: { groupId: string; ids: readonly string[]; by: string; reason: string | null; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update group_attachments
    set removed_at = ${removal.at}, removed_by = ${removal.by}, remove_reason = ${removal.reason}
    where group_id = ${removal.groupId} and id = any(${[...removal.ids]}::uuid[]) and removed_at is null
    returning id`.execute(tx);
  return rows.length;
}

/** Whether the file `u` belongs to nothing, now or in an earlier wording. */
const isUnsent = sql`
  u.removed_at is null and u.response_id is null and u.follow_up_id is null and u.section_id is null
    and not exists (select from group_response_wordings w
      where w.group_id = u.group_id and u.id = any(w.attachment_ids))`;

/** Deletes the files of a person that were never sent. Returns the storage keys to delete. */
export async function deleteUnsentOf(
  tx: Tx,
  { groupId, memberId }: { groupId: string; memberId: string },
): Promise<string[]> {
  const { rows } = await sql<DeletedFile>`
    delete from group_attachments a where (a.group_id, a.id) in (
      select group_id, id from group_attachments u
      where u.group_id = ${groupId} and u.group_member_id = ${memberId} and ${isUnsent} for update)
    returning ${deletedFileColumns}`.execute(tx);
  return keysToDelete(rows);
}

/** Deletes files that were uploaded before `before` and never sent. Returns the storage keys to delete. */
export async function deleteUnused(
  tx: Tx,
  { before, most }: { before: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<DeletedFile>`
    delete from group_attachments a where (a.group_id, a.id) in (
      select group_id, id from group_attachments u
      where ${isUnsent} and u.created_at < ${before}
      limit ${most} for update skip locked)
    returning ${deletedFileColumns}`.execute(tx);
  return keysToDelete(rows);
}
