import type { SectionPhotos } from '@yayan/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { isForPerson } from '../../discussion/guide/visibility-store.ts';
import type { ScriptSection } from './script.ts';
import type { SectionTimes } from './timetable.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Source and target group of a copy, and how much earlier everything happens in it. */
export interface CopyPlan {
  from: string;
  to: string;
  /** The host of the copy. The copied files belong to them. */
  hostId: string;
  opensAt: Date;
  shiftMs: number;
}

/** A section of the copy. */
export interface CopiedSection extends ScriptSection {
  id: string;
  topicTitle: string;
  opensAt: Date;
  photos: SectionPhotos;
  /** The scripted respondents in its audience. */
  personIds: string[];
  vote: (NonNullable<ScriptSection['vote']> & { id: string; optionIds: string[] }) | null;
}

/** The tables whose rows get new ids in the copy. */
export const copied = [
  'group_people_tags',
  'group_topics',
  'group_sections',
  'group_votes',
  'group_vote_options',
  'group_attachments',
] as const;
/** The ids of these rows, and those of their copies. */
export type NewIds = Record<(typeof copied)[number], { id: string; copy: string }[]>;

/** The ids of a table's rows in a group, in their order. */
export async function readIds(tx: Tx, table: (typeof copied)[number], groupId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('group_id', '=', groupId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const renamed = (ids: NewIds[keyof NewIds], as: string) => recordset(ids, `${as} (id uuid, copy uuid)`);

/** Copies the tags of people. */
export async function copyTags(
  tx: Tx,
  { from, to }: CopyPlan,
  ids: NewIds['group_people_tags'],
): Promise<void> {
  await sql`
    insert into group_people_tags (group_id, id, name, created_at)
    select ${to}::uuid, n.copy, t.name, t.created_at
    from group_people_tags t join ${renamed(ids, 'n')} on n.id = t.id
    where t.group_id = ${from}`.execute(tx);
}

/** The tags of a copy that no vote gives. */
export async function readHostTags(tx: Tx, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from group_people_tags t where t.group_id = ${groupId}
      and not exists (select from group_vote_options o where o.group_id = t.group_id and o.tag_id = t.id)
    order by t.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Gives tags to the people of a copy. */
export async function insertTagged(
  tx: Tx,
  { to, opensAt }: CopyPlan,
  tagged: readonly { person: string; tag: string }[],
): Promise<void> {
  await sql`
    insert into group_people_tagged (group_id, group_member_id, tag_id, tagged_at)
    select ${to}::uuid, p.person, p.tag, ${opensAt}::timestamptz
    from ${recordset(tagged, 'p (person uuid, tag uuid)')}`.execute(tx);
}

/** A time of the guide in the copy. The name of the column is never user input. */
const shifted = (column: string, { shiftMs }: CopyPlan): RawBuilder<Date> =>
  sql<Date>`${sql.ref(column)} - ${shiftMs}::float8 * interval '1 millisecond'`;

/** Copies the topics, each with its own times. */
export async function copyTopics(tx: Tx, plan: CopyPlan, ids: NewIds): Promise<void> {
  const { from, to, opensAt } = plan;
  await sql`
    insert into group_topics (group_id, id, position, title, summary, opens_at, closes_at, published_at, search, created_at,
      audience_tag_id)
    select ${to}::uuid, n.copy, t.position, t.title, t.summary, ${shifted('t.opens_at', plan)},
      ${shifted('t.closes_at', plan)}, ${opensAt}::timestamptz, t.search, t.created_at, tag.copy
    from group_topics t join ${renamed(ids.group_topics, 'n')} on n.id = t.id
    left join ${renamed(ids.group_people_tags, 'tag')} on tag.id = t.audience_tag_id
    where t.group_id = ${from} order by t.position`.execute(tx);
}

/** Copies the sections that were not closed before their time. */
export async function copySections(tx: Tx, plan: CopyPlan, ids: NewIds): Promise<void> {
  const { from, to } = plan;
  await sql`
    insert into group_sections (group_id, id, topic_id, position, title, question, host_note, min_length, photos,
      visibility, opens_at, closes_at, search, created_at, audience_tag_id)
    select ${to}::uuid, n.copy, topic.copy, s.position, s.title, s.question, s.host_note, s.min_length, s.photos,
      s.visibility, ${shifted('s.opens_at', plan)}, ${shifted('s.closes_at', plan)}, s.search, s.created_at, tag.copy
    from group_sections s
    join ${renamed(ids.group_sections, 'n')} on n.id = s.id
    join ${renamed(ids.group_topics, 'topic')} on topic.id = s.topic_id
    left join ${renamed(ids.group_people_tags, 'tag')} on tag.id = s.audience_tag_id
    where s.group_id = ${from} and s.closed_at is null order by s.topic_id, s.position`.execute(tx);
}

/** Copies the votes of the copied sections with their options. */
export async function copyVotes(tx: Tx, { from, to }: CopyPlan, ids: NewIds): Promise<void> {
  await sql`
    insert into group_votes
      (group_id, id, section_id, title, kind, min_choices, max_choices, results_shown, anonymous)
    select s.group_id, n.copy, s.id, v.title, v.kind, v.min_choices, v.max_choices, v.results_shown, v.anonymous
    from group_votes v
    join ${renamed(ids.group_votes, 'n')} on n.id = v.id
    join ${renamed(ids.group_sections, 'section')} on section.id = v.section_id
    join group_sections s on s.group_id = ${to} and s.id = section.copy
    where v.group_id = ${from}`.execute(tx);
  await sql`
    insert into group_vote_options (group_id, vote_id, id, position, text, tag_id)
    select v.group_id, v.id, n.copy, o.position, o.text, tag.copy
    from group_vote_options o
    join ${renamed(ids.group_vote_options, 'n')} on n.id = o.id
    join ${renamed(ids.group_votes, 'vote')} on vote.id = o.vote_id
    join group_votes v on v.group_id = ${to} and v.id = vote.copy
    left join ${renamed(ids.group_people_tags, 'tag')} on tag.id = o.tag_id
    where o.group_id = ${from}`.execute(tx);
}

/** Copies the files of the questions. The copies share the stored files with the group. */
export async function copyFiles(tx: Tx, { from, to, hostId }: CopyPlan, ids: NewIds): Promise<void> {
  await sql`
    insert into group_attachments (group_id, id, group_member_id, kind, name, size, file_key, thumbnail_key, width, height,
      duration_seconds, alt, section_id, position, created_at)
    select s.group_id, n.copy, ${hostId}::uuid, a.kind, a.name, a.size, a.file_key, a.thumbnail_key, a.width, a.height,
      a.duration_seconds, a.alt, s.id, a.position, a.created_at
    from group_attachments a
    join ${renamed(ids.group_attachments, 'n')} on n.id = a.id
    join ${renamed(ids.group_sections, 'section')} on section.id = a.section_id
    join group_sections s on s.group_id = ${to} and s.id = section.copy
    where a.group_id = ${from} and a.removed_at is null`.execute(tx);
}

/** The sections of a copy in the host's order. */
export async function readCopied(db: Connection, groupId: string): Promise<CopiedSection[]> {
  const { rows } = await sql<CopiedSection>`
    select s.id, s.title, s.min_length as "minLength", s.photos, t.title as "topicTitle",
      greatest(s.opens_at, t.opens_at, g.opens_at) as "opensAt",
      array(select m.id from group_members m
        where m.group_id = s.group_id and m.role = 0 and ${isForPerson('m', 's')}) as "personIds",
      case when v.id is not null then json_build_object('id', v.id, 'kind', v.kind, 'minChoices', v.min_choices,
        'maxChoices', v.max_choices, 'options', o.texts, 'optionIds', o.ids) end as vote
    from group_sections s
    join group_topics t on t.group_id = s.group_id and t.id = s.topic_id
    join discussion_groups g on g.id = s.group_id
    left join group_votes v on v.group_id = s.group_id and v.section_id = s.id
    left join lateral (
      select json_agg(o.text order by o.position) as texts, json_agg(o.id order by o.position) as ids
      from group_vote_options o where o.group_id = v.group_id and o.vote_id = v.id
    ) o on true
    where s.group_id = ${groupId} order by t.position, s.position`.execute(db);
  return rows;
}

/** When the sections of a group are open that were not closed before their time. */
export async function readSectionTimes(tx: Tx, groupId: string): Promise<SectionTimes[]> {
  const { rows } = await sql<SectionTimes>`
    select greatest(s.opens_at, t.opens_at, g.opens_at) as "opensAt",
      least(s.closes_at, t.closes_at, g.closes_at) as "closesAt"
    from group_sections s
    join group_topics t on t.group_id = s.group_id and t.id = s.topic_id
    join discussion_groups g on g.id = s.group_id
    where s.group_id = ${groupId} and s.closed_at is null`.execute(tx);
  return rows;
}
