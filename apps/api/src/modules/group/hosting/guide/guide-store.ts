import { type Selectable, sql } from 'kysely';
import type { components } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Schema } from '../../../../platform/database/gen/schema.ts';
import { sqlState } from '../../../../platform/database/retry.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import { type AttachmentRow, attachmentsOf } from '../../discussion/attachments/attachment-store.ts';
import { searchVector } from '../../discussion/guide/search-vector-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

const CHECK_VIOLATION = '23514';

export type GuideTopicRow = Pick<
  Selectable<Schema['group_topics']>,
  'id' | 'position' | 'title' | 'summary' | 'opens_at' | 'closes_at' | 'audience_tag_id'
>;

/** A section with its files, and how many people answered it and voted in it. Deleted answers count too. */
export type GuideSectionRow = Omit<
  Selectable<Schema['group_sections']>,
  'search' | 'visibility' | 'photos'
> & {
  photos: components['schemas']['SectionPhotos'];
  visibility: components['schemas']['SectionVisibility'];
  answers: number;
  ballots: number;
  vote: components['schemas']['GuideVote'] | null;
  media: AttachmentRow[];
};

/** All topics of a group in order. */
export async function readGuideTopics(db: Connection, groupId: string): Promise<GuideTopicRow[]> {
  return await db
    .selectFrom('group_topics')
    .select(['id', 'position', 'title', 'summary', 'opens_at', 'closes_at', 'audience_tag_id'])
    .where('group_id', '=', groupId)
    .orderBy('position')
    .execute();
}

/** All sections of a group in order, closed ones included. */
export async function readGuideSections(db: Connection, groupId: string): Promise<GuideSectionRow[]> {
  const { rows } = await sql<Omit<GuideSectionRow, 'media'> & { media: AttachmentRow[] | null }>`
    select s.group_id, s.id, s.topic_id, s.position, s.title, s.question, s.host_note, s.min_length, s.photos,
      s.visibility,
      s.opens_at, s.closes_at, s.created_at, s.closed_at, s.replaces_id, s.chain_id, s.audience_tag_id,
      (select count(*) from group_responses r where r.group_id = s.group_id and r.section_id = s.id) as answers,
      (select count(*) from group_ballots b where b.group_id = v.group_id and b.vote_id = v.id) as ballots,
      case when v.id is not null then json_build_object('title', v.title, 'kind', v.kind,
        'minChoices', v.min_choices, 'maxChoices', v.max_choices, 'resultsShown', v.results_shown, 'anonymous', v.anonymous,
        'options', (select json_agg(o.text order by o.position) from group_vote_options o
          where o.group_id = v.group_id and o.vote_id = v.id),
        'optionTags', (select json_agg(o.tag_id order by o.position) from group_vote_options o
          where o.group_id = v.group_id and o.vote_id = v.id)) end as vote,
      ${attachmentsOf('s', 'section_id')} as media
    from group_sections s
    left join group_votes v on v.group_id = s.group_id and v.section_id = s.id
    where s.group_id = ${groupId}
    order by s.topic_id, s.position`.execute(db);
  return rows.map((row) => ({ ...row, media: row.media ?? [] }));
}

/** How many topics a group has, and how many of them have no open section. */
export async function countTopics(
  db: Connection,
  groupId: string,
): Promise<{ topics: number; emptyTopics: number }> {
  const { rows } = await sql<{ topics: number; emptyTopics: number }>`
    select count(*) as topics, count(*) filter (where not exists (
      select from group_sections s
      where s.group_id = t.group_id and s.topic_id = t.id and s.closed_at is null)) as "emptyTopics"
    from group_topics t where t.group_id = ${groupId}`.execute(db);
  return rows[0] ?? { topics: 0, emptyTopics: 0 };
}

type Times = Pick<GroupRow, 'opens_at' | 'closes_at'>;

const followTimesSql = ({ opens_at, closes_at }: Times, now: Times) => sql`
  opens_at = case when opens_at = ${opens_at} then ${now.opens_at}::timestamptz else opens_at end,
  closes_at = case when closes_at = ${closes_at} then ${now.closes_at}::timestamptz else closes_at end`;

/**
 * Moves the topics and sections that have the times of their group. Refuses with SCHEDULE_WRONG when another time of
 * the guide doesn't fit any more.
 */
export async function followSchedule(tx: Tx, before: GroupRow, after: GroupRow): Promise<void> {
  await mapTimesViolation(async () => {
    for (const table of ['group_topics', 'group_sections'])
      await sql`update ${sql.table(table)} set ${followTimesSql(before, after)}
        where group_id = ${after.id}`.execute(tx);
  });
}

/** Moves the sections that have the times of their topic. */
export async function followTopic(
  tx: Tx,
  groupId: string,
  topicId: string,
  before: Times,
  after: Times,
): Promise<void> {
  await mapTimesViolation(async () => {
    await sql`update group_sections set ${followTimesSql(before, after)}
      where group_id = ${groupId} and topic_id = ${topicId}`.execute(tx);
  });
}

/** Turns a violated `opens_at < closes_at` into SCHEDULE_WRONG. */
async function mapTimesViolation(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (sqlState(error) === CHECK_VIOLATION) refuse('SCHEDULE_WRONG');
    throw error;
  }
}

/** Adds a topic, published at once. */
export async function insertTopic(tx: Tx, groupId: string, topic: GuideTopicRow, at: Date): Promise<void> {
  await tx
    .insertInto('group_topics')
    .values({
      ...topic,
      group_id: groupId,
      published_at: at,
      search: searchVector(topic.title),
      created_at: at,
    })
    .execute();
}

/** Stores title, summary, times and audience of a topic. */
export async function writeTopic(
  tx: Tx,
  groupId: string,
  id: string,
  columns: Omit<GuideTopicRow, 'id' | 'position'>,
): Promise<void> {
  await tx
    .updateTable('group_topics')
    .set({ ...columns, search: searchVector(columns.title) })
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .execute();
}
