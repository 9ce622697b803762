import { type RawBuilder, sql } from 'kysely';
import { GroupRole } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { type AttachmentRow, attachmentsOf } from '../responses/attachment-store.ts';
import { parseVote, type StoredVote, voteOf, type VoteRow } from '../votes/vote-store.ts';
import { type SectionCounts, unreadLocked, unreadUnlocked } from './section-counts-store.ts';
import type { Viewer } from './viewer.ts';

/** What a page shows of a section besides its answers. */
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

const contentColumns = (viewer: Viewer): RawBuilder<unknown> => sql`
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

/** A section's content, and how its answers stand to a respondent. */
export interface SectionForRespondent extends SectionContent, SectionCounts {}

/**
 * The sections of a topic for a respondent, together with their counts. `locked` are those whose answers they may not see. It
 * asks by topic, because PostgreSQL plans a list of ids anew for every call.
 */
export async function readForRespondent(
  db: Connection,
  viewer: Viewer & { role: typeof GroupRole.Respondent },
  topicId: string,
  locked: readonly string[],
): Promise<Map<string, SectionForRespondent>> {
  const { groupId, memberId } = viewer;
  const { rows } = await sql<StoredContent & SectionCounts & { id: string }>`
    select s.id, ${contentColumns(viewer)},
      coalesce(c.answers - c.deleted, 0) as responses, read.last_read_id as "lastReadId",
      coalesce(case when s.id = any(${[...locked]}::uuid[]) then ${unreadLocked(memberId)}
        else ${unreadUnlocked(memberId)} end, 0) as unread
    from group_sections s
    left join group_section_counts c on c.group_id = s.group_id and c.section_id = s.id
    left join group_reads read on read.group_id = s.group_id and read.section_id = s.id
      and read.group_member_id = ${memberId}
    left join group_responses mine on mine.group_id = s.group_id and mine.section_id = s.id
      and mine.group_member_id = ${memberId} and mine.deleted_at is null
    where s.group_id = ${groupId} and s.topic_id = ${topicId}`.execute(db);
  return new Map(
    rows.map((row) => {
      const { responses, unread, lastReadId } = row;
      return [row.id, { ...parseContent(row), responses, unread, lastReadId }];
    }),
  );
}
