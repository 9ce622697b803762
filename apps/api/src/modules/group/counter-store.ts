import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Ids of groups in their order, after one of them. */
export async function readGroups(
  db: Connection,
  after: string | undefined,
  count: number,
): Promise<{ id: string }[]> {
  return await db
    .selectFrom('discussion_groups')
    .select('id')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(count)
    .execute();
}

const MOST = 100;

/** Sections whose counters differ from their answers and follow-ups. */
export async function wrongSections(db: Connection, groupIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('section %s of group %s has the counters %s, but %s are right', s.id, s.group_id,
      kept.counters, counted.counters) as detail
    from group_sections s
    cross join lateral (
      select jsonb_build_object('answers', coalesce(max(c.answers), 0), 'deleted', coalesce(max(c.deleted), 0),
        'answered', coalesce(max(c.answered), 0), 'said', coalesce(max(c.said), 0),
        'whispered', coalesce(max(c.whispered), 0), 'noted', coalesce(max(c.noted), 0),
        'repliesSaid', coalesce(max(c.replies_said), 0), 'repliesWhispered', coalesce(max(c.replies_whispered), 0),
        'openSaid', coalesce(max(c.open_said), 0), 'openWhispered', coalesce(max(c.open_whispered), 0)) as counters
      from group_section_counts c where c.group_id = s.group_id and c.section_id = s.id
    ) kept
    cross join lateral (
      select count(*) as answers, coalesce(max(r.number), 0) as newest, count(r.deleted_at) as deleted,
        count(distinct m.id) filter (where m.role = 0 and m.withdrawn_at is null
          and (r.deleted_at is null or r.counts_deleted)) as answered
      from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
      where r.group_id = s.group_id and r.section_id = s.id
    ) given
    cross join lateral (
      select jsonb_build_object('answers', greatest(given.answers, given.newest), 'deleted', given.deleted,
        'answered', given.answered,
        'said', count(*) filter (where f.audience = 'everyone'),
        'whispered', count(*) filter (where f.audience = 'author'),
        'noted', count(*) filter (where f.audience = 'backRoom'),
        'repliesSaid', count(*) filter (where f.audience = 'everyone' and f.kind = 'reply'),
        'repliesWhispered', count(*) filter (where f.audience = 'author' and f.kind = 'reply'),
        'openSaid', count(*) filter (where f.audience = 'everyone' and f.must_answer and f.answered_at is null
          and r.deleted_at is null),
        'openWhispered', count(*) filter (where f.audience = 'author' and f.must_answer and f.answered_at is null
          and r.deleted_at is null)) as counters
      from group_responses r join group_follow_ups f on f.group_id = r.group_id and f.response_id = r.id
      where r.group_id = s.group_id and r.section_id = s.id
    ) counted
    where s.group_id = any(${[...groupIds]}::uuid[]) and kept.counters <> counted.counters
    limit ${MOST}`.execute(db);
  return rows.map(({ detail }) => detail);
}

/** People whose marks of sections differ from their answers. */
export async function wrongMarks(db: Connection, groupIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('person %s of group %s stands wrong to section %s', m.id, m.group_id, s.id) as detail
    from group_members m
    join group_sections s on s.group_id = m.group_id
    left join lateral (
      select bool_or(r.deleted_at is null or r.counts_deleted) as counts from group_responses r
      where r.group_id = m.group_id and r.section_id = s.id and r.group_member_id = m.id
    ) given on true
    where m.group_id = any(${[...groupIds]}::uuid[]) and (
      group_bit(m.standing, s.ordinal * 2) <> (given.counts is not null)
      or group_bit(m.standing, s.ordinal * 2 + 1) <> coalesce(given.counts, false))
    limit ${MOST}`.execute(db);
  return rows.map(({ detail }) => detail);
}
