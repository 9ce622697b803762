import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { directionOf, type ListSort } from '../../../platform/database/list-direction.ts';
import type { ActivityRuns } from '../../../platform/database/gen/schema.ts';
import { type CappedCount, cappedCount, MOST_COUNTED, type Place } from '../../../platform/page.ts';
import type { Run } from '../activity/run.ts';
import { runOf } from '../activity/run-store.ts';

export interface HandInQuery {
  what: 'application' | 'proof' | undefined;
  taskId: string | undefined;
}

const STATES = { application: 'applied', proof: 'reviewing' } as const;

// A participation that ended otherwise, such as by deleting the account, waits for nobody. As an `exists` PostgreSQL would join
// all that wait before it sorts them: it can't know that nearly all of them have an open participation.
const waiting = ({ what, taskId }: HandInQuery): RawBuilder<boolean> =>
  sql.join(
    [
      sql`r.state in ('applied', 'reviewing') and r.submitted_at is not null`,
      sql`(select true from participations p
        where p.member_id = r.member_id and p.result = 0 and p.id = r.participation_id)`,
      ...(what === undefined ? [] : [sql`r.state = ${STATES[what]}`]),
      ...(taskId === undefined ? [] : [sql`r.task_id = ${taskId}::uuid`]),
    ],
    sql` and `,
  );

/** Submissions that wait for review after a position. */
export async function selectHandIns(
  db: Connection,
  query: HandInQuery,
  { after, limit, sort }: { after: Place | undefined; limit: number; sort: ListSort },
): Promise<Run[]> {
  const { order, after: behind } = directionOf(sort);
  const later = after
    ? sql`and (r.submitted_at, r.participation_id) ${behind} (${after.at}, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<Selectable<ActivityRuns>>`
    select r.* from activity_runs r where ${waiting(query)} ${later}
    order by r.submitted_at ${order}, r.participation_id ${order} limit ${limit}`.execute(db);
  return rows.map(runOf);
}

/** How many submissions wait, counted up to 10,000. */
export async function countHandIns(db: Connection, query: HandInQuery): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from activity_runs r where ${waiting(query)} limit ${MOST_COUNTED + 1}
    ) matching`.execute(db);
  return cappedCount(rows[0]?.count ?? 0);
}

/** A decision about a submission. */
export interface PastVerdict {
  participationId: string;
  what: 'application' | 'proof';
  verdict: 'approve' | 'return' | 'reject';
  operator: string;
  reason: string | null;
  at: Date;
}

const MOST_PAST = 100;

/** The latest decisions about a member's submissions, newest first. */
export async function selectPastVerdicts(db: Connection, memberId: string): Promise<PastVerdict[]> {
  const { rows } = await sql<PastVerdict>`
    select participation_id as "participationId", case state when 'applied' then 'application' else 'proof' end as what,
      verdict, operator, reason, decided_at as at
    from activity_reviews where member_id = ${memberId}
    order by decided_at desc limit ${MOST_PAST}`.execute(db);
  return rows;
}

/**
 * The submissions that contain photos like others, `limit` for each of the others, in the order of the photos. Leaves out one
 * submission.
 */
export async function selectRunsOfPhotos(
  db: Connection,
  alike: readonly { of: string; key: string }[],
  { not, limit }: { not: string; limit: number },
): Promise<{ of: string; run: Run }[]> {
  if (alike.length === 0) return [];
  const { rows } = await sql<Selectable<ActivityRuns> & { of: string }>`
    select seen.of, r.* from (
      select photo.of, r.participation_id,
        row_number() over (partition by photo.of order by min(photo.place), r.participation_id) as nth
      from unnest(${alike.map(({ of }) => of)}::text[], ${alike.map(({ key }) => key)}::text[])
        with ordinality as photo (of, key, place)
      join activity_runs r on r.submission is not null
        and r.submission @> jsonb_build_object('photos', jsonb_build_array(jsonb_build_object('key', photo.key)))
      where r.participation_id <> ${not}
      group by photo.of, r.participation_id
    ) seen
    join activity_runs r on r.participation_id = seen.participation_id
    where seen.nth <= ${limit}
    order by seen.of, seen.nth`.execute(db);
  return rows.map(({ of, ...row }) => ({ of, run: runOf(row) }));
}

const REVIEW_MS = 3 * 86_400_000;

/** How many submissions wait, since when, and until when the oldest was promised a decision. */
export async function waitingHandInCount(
  db: Connection,
): Promise<CappedCount & { oldestAt: Date | null; dueAt: Date | null }> {
  const any = { what: undefined, taskId: undefined };
  const [oldest] = await selectHandIns(db, any, { after: undefined, limit: 1, sort: 'oldest' });
  const oldestAt = oldest?.submittedAt ?? null;
  const dueAt = oldestAt && new Date(oldestAt.getTime() + REVIEW_MS);
  return { ...(await countHandIns(db, any)), oldestAt, dueAt };
}
