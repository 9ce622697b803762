import { sql } from 'kysely';
import type { Connection, Database } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import type { Viewer } from '../guide/viewer.ts';

/** An answer, and the section in which it is expected. */
export interface OpenedAnswer {
  sectionId: string;
  responseId: string;
}

/**
 * Stores that these answers were opened, unless the divider is past them or the person has `most` already. Returns how many of
 * them exist; when one is missing, none is stored.
 */
export async function insertOpened(
  database: Pick<Database, 'runAlone'>,
  { groupId, memberId }: Viewer,
  answers: readonly OpenedAnswer[],
  most: number,
): Promise<number> {
  const asked = recordset(
    answers.map(({ sectionId, responseId }) => ({ section_id: sectionId, response_id: responseId })),
    'asked (section_id uuid, response_id uuid)',
  );
  const [row] = await database.runAlone(sql<{ found: number }>`
    with found as materialized (
      select r.id, r.section_id, r.number from ${asked}
      cross join lateral (
        select * from group_responses i where i.group_id = ${groupId} and i.id = asked.response_id limit 1
      ) r
      where r.section_id = asked.section_id
    ), kept as (
      insert into group_opened (group_id, group_member_id, response_id, section_id, number)
      select ${groupId}::uuid, ${memberId}::uuid, found.id, found.section_id, found.number from found
      left join group_reads d on d.group_id = ${groupId} and d.group_member_id = ${memberId}
        and d.section_id = found.section_id
      where (select count(*) from found) = ${answers.length} and found.number > coalesce(d.answers, 0)
        and (select count(*) from group_opened o
          where o.group_id = ${groupId} and o.group_member_id = ${memberId}) + ${answers.length} <= ${most}
      on conflict do nothing
    )
    select count(*) as found from found`);
  return row?.found ?? 0;
}

/**
 * How far a person has read sections without a gap: the last answer before the first one that is neither opened nor before the
 * divider. A section whose divider wouldn't move is left out, unless nothing in it is unread.
 */
export async function readPassed(
  db: Connection,
  { groupId, memberId }: Viewer,
  sectionIds: readonly string[],
): Promise<OpenedAnswer[]> {
  const { rows } = await sql<OpenedAnswer>`
    select asked.section_id as "sectionId", passed.id as "responseId"
    from unnest(${[...sectionIds]}::uuid[]) asked (section_id)
    left join group_reads d on d.group_id = ${groupId} and d.group_member_id = ${memberId}
      and d.section_id = asked.section_id
    left join lateral (
      select r.number from group_responses r
      where r.group_id = ${groupId} and r.section_id = asked.section_id and r.number > coalesce(d.answers, 0)
        and r.deleted_at is null and not exists (select from group_opened o
          where o.group_id = r.group_id and o.group_member_id = ${memberId} and o.response_id = r.id)
      order by r.number limit 1
    ) unopened on true
    cross join lateral (
      select r.id, r.number from group_responses r
      where r.group_id = ${groupId} and r.section_id = asked.section_id and r.deleted_at is null
        and (unopened.number is null or r.number < unopened.number)
      order by r.number desc limit 1
    ) passed
    where unopened.number is null or passed.number > coalesce(d.answers, 0)`.execute(db);
  return rows;
}
