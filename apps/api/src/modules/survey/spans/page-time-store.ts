import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { InterviewKey } from './span-store.ts';

/**
 * Stores until when a member answered a page. It begins where the page before it ended, or when the member last took up
 * the questionnaire.
 */
export async function insertPageTime(
  tx: Tx,
  { memberId, participationId }: InterviewKey,
  { revision, until }: { revision: number; until: Date },
): Promise<void> {
  await sql`
    insert into survey_page_times (member_id, participation_id, revision, from_at, until_at)
    select ${memberId}::uuid, ${participationId}::uuid, ${revision}::bigint, coalesce(begin, ${until}::timestamptz),
      greatest(begin, ${until}::timestamptz)
    from (select greatest(
      (select max(until_at) from survey_page_times
        where member_id = ${memberId} and participation_id = ${participationId}),
      (select max(started_at) from survey_spans
        where member_id = ${memberId} and participation_id = ${participationId})) as begin) as page
    on conflict do nothing`.execute(tx);
}

/** From when to when each page was answered, in the order in which they were handed in. */
export async function readPageTimes(
  db: Connection,
  { memberId, participationId }: InterviewKey,
): Promise<{ from: Date; until: Date }[]> {
  return await db
    .selectFrom('survey_page_times')
    .select(['from_at as from', 'until_at as until'])
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .orderBy('revision')
    .execute();
}

/** For how many seconds pages of a questionnaire overlap pages of the member's other questionnaires. */
export async function readOverlapSeconds(
  db: Connection,
  { memberId, participationId }: InterviewKey,
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(sum(extract(epoch from
      least(own.until_at, other.until_at) - greatest(own.from_at, other.from_at))), 0)::float8 as seconds
    from survey_page_times own
    join survey_page_times other on other.member_id = own.member_id
      and other.participation_id <> own.participation_id
      and other.from_at < own.until_at and other.until_at > own.from_at
    where own.member_id = ${memberId} and own.participation_id = ${participationId}`.execute(db);
  return rows[0]?.seconds ?? 0;
}
