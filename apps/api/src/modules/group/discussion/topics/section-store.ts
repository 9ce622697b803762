import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { placedRead } from '../../../../platform/database/placed-read.ts';
import { batchedVisitorRead } from '../../people/entry/find-visitor.ts';
import { type AttachmentRow, attachmentsOf } from '../attachments/attachment-store.ts';
import { parseVote, type StoredVote, voteOf, type VoteRow } from '../votes/vote-store.ts';
import { type SectionCounts, unreadLocked, unreadUnlocked } from '../guide/section-counts-store.ts';
import type { SqlViewer, Viewer } from '../guide/viewer.ts';

/** The content of a section's page, without answers. */
export interface SectionContent {
  question: string;
  hostNote: string | null;
  media: AttachmentRow[];
  vote: VoteRow | null;
}

interface StoredContent extends Omit<SectionContent, 'media' | 'vote'> {
  media: AttachmentRow[] | null;
  vote: StoredVote | null;
}

const contentColumns = (viewer: Pick<SqlViewer, 'memberId'>): RawBuilder<unknown> => sql`
  s.question, s.host_note as "hostNote", ${attachmentsOf('s', 'section_id')} as media, ${voteOf(viewer)} as vote`;

const parseContent = ({ question, hostNote, media, vote }: StoredContent): SectionContent => ({
  question,
  hostNote,
  media: media ?? [],
  vote: vote && parseVote(vote),
});

/** The contents of some sections, by section. */
export async function readContents(
  db: Connection,
  viewer: Viewer,
  sectionIds: readonly string[],
): Promise<Map<string, SectionContent>> {
  const { rows } = await sql<StoredContent & { id: string }>`
    select s.id, ${contentColumns(viewer)} from group_sections s
    where s.group_id = ${viewer.groupId} and s.id = any(${[...sectionIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, parseContent(row)]));
}

/** A section's content and its counts for a respondent. */
export interface SectionForRespondent extends SectionContent, SectionCounts {
  /** Changes when the answers that others see change; null if there are none. */
  version: string | null;
}

/** A respondent's request for a topic. In `locked` sections they may not see the answers. */
interface TopicRequest {
  groupId: string;
  memberId: string;
  topicId: string;
  locked: readonly string[];
}

interface StoredForRespondent extends StoredContent, SectionCounts {
  id: string;
  version: string | null;
}

/** Selects the sections of the topic in each row of `asked`, with their counts. */
const sectionsOf = ((memberId = sql.ref('asked.member_id')) => sql`
  select s.id, ${contentColumns({ memberId })},
    coalesce(c.answers - c.deleted, 0) as responses, c.version, read.last_read_id as "lastReadId",
    coalesce(case when s.id = any(asked.locked) then ${unreadLocked(memberId)}
      else ${unreadUnlocked(memberId)} end, 0) as unread
  from (
    select * from group_sections i where i.group_id = asked.group_id and i.topic_id = asked.topic_id offset 0
  ) s
  left join lateral (
    select i.*, i.xmin::text as version from group_section_counts i
    where i.group_id = s.group_id and i.section_id = s.id limit 1
  ) c on true
  left join lateral (
    select * from group_reads i
    where i.group_id = s.group_id and i.group_member_id = asked.member_id and i.section_id = s.id limit 1
  ) read on true
  left join lateral (
    select i.id, i.number, i.follow_ups from group_responses i
    where i.group_id = s.group_id and i.section_id = s.id and i.group_member_id = asked.member_id
      and i.deleted_at is null limit 1
  ) mine on true`)();

const TYPES = 'topic_id uuid, locked uuid[]';

type StoredSections = readonly StoredForRespondent[] | null;

/** The sections, by section. */
export const sectionsById = (rows: StoredSections): Map<string, SectionForRespondent> =>
  new Map(
    (rows ?? []).map((row) => {
      const { responses, unread, lastReadId, version } = row;
      return [row.id, { ...parseContent(row), responses, unread, lastReadId, version }];
    }),
  );

const readTopics = placedRead<TopicRequest, StoredForRespondent, Map<string, SectionForRespondent>>({
  types: `group_id uuid, member_id uuid, ${TYPES}`,
  columns: ({ groupId, memberId, topicId, locked }) => ({
    group_id: groupId,
    member_id: memberId,
    topic_id: topicId,
    locked,
  }),
  select: (asked) =>
    sql`select asked.place, section.* from ${asked} cross join lateral (${sectionsOf}) section`,
  found: sectionsById,
});

/** The sections of a topic for a respondent, together with their counts, by section. */
export async function readForRespondent(
  db: Connection,
  asked: TopicRequest,
): Promise<Map<string, SectionForRespondent>> {
  return await readTopics(db, asked);
}

/** Like `readForRespondent`, unparsed, in the statement that finds the respondent. */
export const readVisitorTopic = batchedVisitorRead<
  { topic_id: string; locked: readonly string[] },
  StoredSections
>(TYPES, sql`select json_agg(section) from (${sectionsOf}) section`);
