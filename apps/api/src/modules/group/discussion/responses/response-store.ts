import { type RawBuilder, sql } from 'kysely';
import { GroupRole, type SectionPhotos, type SectionVisibility } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { isForMember } from '../guide/visibility-store.ts';
import type { SqlViewer, Viewer } from '../guide/viewer.ts';
import {
  firstFollowUps,
  type FirstFollowUps,
  parseFollowUps,
  type StoredFollowUps,
} from '../follow-ups/follow-up-store.ts';
import { type Place, rowsBefore } from '../../../../platform/page.ts';
import { type AttachmentRow, attachmentsOf } from '../attachments/attachment-store.ts';

const FIRST_FOLLOW_UPS = 20;

/** An answer with its author and section. */
export interface ResponseRow {
  id: string;
  groupId: string;
  topicId: string;
  topicTitle: string;
  sectionId: string;
  sectionTitle: string;
  question: string;
  visibility: SectionVisibility;
  minLength: number;
  photos: SectionPhotos;
  opensAt: Date;
  closesAt: Date;
  topicClosesAt: Date;
  memberId: string;
  nickname: string;
  avatar: string | null;
  role: number;
  clientId: string;
  content: string;
  createdAt: Date;
  editedAt: Date | null;
  seenByHostAt: Date | null;
  hostRepliedAt: Date | null;
  deletedAt: Date | null;
  deleteReason: string | null;
  length: number | null;
  repeats: boolean;
  counted: boolean;
}

/** An answer with its attachments and the first follow-ups that the viewer may see. */
export interface ResponseDetails extends ResponseRow {
  attachments: AttachmentRow[];
  followUps: FirstFollowUps;
}

/** The fields of an answer that its view needs. */
export type ViewedResponse = Omit<ResponseDetails, 'question'>;

/** The columns of answer `r` and its author `m`. */
export const authoredColumns = sql`
  r.group_member_id as "memberId", m.nickname, m.avatar, m.role, r.client_id as "clientId", r.content,
  r.created_at as "createdAt", r.edited_at as "editedAt", r.seen_by_host_at as "seenByHostAt",
  r.host_replied_at as "hostRepliedAt", r.deleted_at as "deletedAt", r.delete_reason as "deleteReason",
  r.length, r.repeats, r.counted_at is not null as counted`;

const columns = sql`
  r.id, r.group_id as "groupId", s.topic_id as "topicId", t.title as "topicTitle",
  r.section_id as "sectionId", s.title as "sectionTitle", s.question, s.visibility, s.min_length as "minLength", s.photos,
  greatest(s.opens_at, t.opens_at, g.opens_at) as "opensAt",
  least(s.closes_at, t.closes_at, g.closes_at) as "closesAt", least(t.closes_at, g.closes_at) as "topicClosesAt",
  ${authoredColumns}`;

const around = sql`
  join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
  join group_sections s on s.group_id = r.group_id and s.id = r.section_id
  join group_topics t on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null
  join discussion_groups g on g.id = r.group_id`;

/** One answer of a group, deleted or not, and how often its text was edited. */
export async function readResponse(
  db: Connection,
  groupId: string,
  id: string,
): Promise<(ResponseRow & { wording: number }) | undefined> {
  const { rows } = await sql<ResponseRow & { wording: number }>`
    select ${columns}, r.wording from group_responses r ${around}
    where r.group_id = ${groupId} and r.id = ${id}`.execute(db);
  return rows[0];
}

/** An answer of a list, as it is selected. */
export type StoredListed = StoredDetails & { number: number };
type StoredDetails = ResponseRow & FilesAndFollowUpsRow;

/** The files and follow-ups of an answer, as selected. */
interface FilesAndFollowUpsRow {
  attachments: AttachmentRow[] | null;
  followUps: StoredFollowUps | null;
}

type FilesAndFollowUps = Pick<ResponseDetails, 'attachments' | 'followUps'>;

/**
 * The columns of answers with their files and follow-ups. Nobody sees the files of a deleted answer, and only hosts see
 * its follow-ups.
 */
export const detailColumns = (viewer: Viewer): RawBuilder<unknown> =>
  sql`${columns}, ${filesAndFollowUpsColumns(viewer)}`;

/** The columns of the files and follow-ups of answer `r`. */
export const filesAndFollowUpsColumns = (viewer: SqlViewer): RawBuilder<unknown> => {
  const isShown = viewer.role === GroupRole.Host ? sql`true` : sql`r.deleted_at is null`;
  return sql`case when r.deleted_at is null then ${attachmentsOf('r', 'response_id')} end as attachments,
    case when ${isShown} then ${firstFollowUps(viewer, FIRST_FOLLOW_UPS)} end as "followUps"`;
};

/** Turns the rows of `detailColumns` into details. */
export const parseDetails = <Row extends FilesAndFollowUpsRow>(row: Row): Row & FilesAndFollowUps => ({
  ...row,
  attachments: row.attachments ?? [],
  followUps: parseFollowUps(row.followUps),
});

async function selectDetails(
  db: Connection,
  viewer: Viewer,
  where: RawBuilder<unknown>,
): Promise<ResponseDetails[]> {
  const { rows } = await sql<StoredDetails>`
    select ${detailColumns(viewer)} from group_responses r ${around}
    where r.group_id = ${viewer.groupId} and ${where}`.execute(db);
  return rows.map(parseDetails);
}

/** One answer with its files and follow-ups, deleted or not. */
export async function readResponseDetails(
  db: Connection,
  viewer: Viewer,
  id: string,
): Promise<ResponseDetails | undefined> {
  const [found] = await selectDetails(db, viewer, sql`r.id = ${id}`);
  return found;
}

/** A respondent's own answers in a section: the one that isn't deleted, or else the deleted ones, newest first. */
export async function readOwnResponses(
  db: Connection,
  viewer: Viewer,
  sectionId: string,
): Promise<ResponseDetails[]> {
  return await selectDetails(
    db,
    viewer,
    sql`r.group_member_id = ${viewer.memberId} and r.section_id = ${sectionId}
      order by (r.deleted_at is not null), r.number desc`,
  );
}

/** A page of a respondent's own answers, newest first, plus one row. */
export async function readAnswered(
  db: Connection,
  viewer: Viewer,
  query: { topicId: string | undefined; after: Place | undefined; limit: number },
): Promise<ResponseDetails[]> {
  const { topicId, after, limit } = query;
  const beyond = sql`and ${rowsBefore(after, 'r.created_at', 'r.id')}`;
  const only = topicId === undefined ? sql`` : sql`and s.topic_id = ${topicId}`;
  return await selectDetails(
    db,
    viewer,
    sql`r.group_member_id = ${viewer.memberId} and ${isForMember(viewer.memberId, 's')} ${only} ${beyond}
      order by r.created_at desc, r.id desc limit ${limit + 1}`,
  );
}

/** An answer in the list of its section. */
export interface ListedResponse extends ResponseDetails {
  /** Its number in the section. */
  number: number;
}

/**
 * A page of the answers to a section, oldest first, plus one row. Also their number, and how far the viewer has read.
 */
export async function readResponses(
  db: Connection,
  viewer: Viewer,
  query: {
    sectionId: string;
    memberId: string | undefined;
    newestFirst: boolean;
    /** The number of the last answer on the previous page. */
    after: number | undefined;
    limit: number;
  },
): Promise<{ rows: ListedResponse[]; count: number; lastReadId: string | null }> {
  const { groupId } = viewer;
  const { sectionId, memberId, newestFirst, after, limit } = query;
  const direction = newestFirst ? sql`desc` : sql`asc`;
  const beyond =
    after === undefined ? sql`` : newestFirst ? sql`and r.number < ${after}` : sql`and r.number > ${after}`;
  const only = memberId === undefined ? sql`` : sql`and r.group_member_id = ${memberId}`;
  const { rows } = await sql<StoredListed & { id: string | null; count: number; lastReadId: string | null }>`
    select listed.*, coalesce(c.answers - c.deleted, 0) as count, read.last_read_id as "lastReadId"
    from (select ${sectionId}::uuid as section_id) this
    left join group_section_counts c on c.group_id = ${groupId} and c.section_id = this.section_id
    left join group_reads read on read.group_id = ${groupId} and read.section_id = this.section_id
      and read.group_member_id = ${viewer.memberId}
    left join lateral (
      select ${detailColumns(viewer)}, r.number from group_responses r ${around}
      where r.group_id = ${groupId} and r.section_id = this.section_id ${only} ${beyond}
      order by r.number ${direction} limit ${limit + 1}
    ) listed on true
    order by listed.number ${direction}`.execute(db);
  const { count = 0, lastReadId = null } = rows[0] ?? {};
  return { rows: rows.filter(({ id }) => id !== null).map(parseDetails), count, lastReadId };
}

/** How many answers a person has in each section. */
export async function countBySection(
  db: Connection,
  groupId: string,
  memberId: string,
): Promise<{ sectionId: string; count: number }[]> {
  const { rows } = await sql<{ sectionId: string; count: number }>`
    select section_id as "sectionId", count(*) from group_responses
    where group_id = ${groupId} and group_member_id = ${memberId} and deleted_at is null
    group by section_id`.execute(db);
  return rows;
}
