import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { directionOf, type ListSort } from '../../../platform/database/list-direction.ts';
import { type CappedCount, cappedCount, type Place } from '../../../platform/page.ts';
import type { ReportRow } from '../reports/report-store.ts';

/** A report with its partner's key and the internal id of its task. */
export type ListedReport = ReportRow & {
  key: string;
  taskId: string | null;
};

export interface ReportQuery {
  key?: string | undefined;
  open?: boolean | undefined;
  ids?: readonly string[];
}

/** Waits for an operator: the condition of the index of open reports. */
const isOpen = sql<boolean>`r.resolved_at is null and r.verdict not in ('applied', 'repeated')`;

const conditionsOf = ({ key, open, ids }: ReportQuery): RawBuilder<unknown>[] => [
  ...(key === undefined ? [] : [sql`r.partner_id = (select id from partners where key = ${key})`]),
  ...(open === undefined ? [] : [open ? isOpen : sql`not (${isOpen})`]),
  ...(ids === undefined ? [] : [sql`r.id = any(${[...ids]}::uuid[])`]),
];

/** How many reports match, counted up to a number. */
export async function countMatchingReports(
  db: Connection,
  query: ReportQuery,
  most: number,
): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from partner_reports r
      where ${sql.join([sql`true`, ...conditionsOf(query)], sql` and `)} limit ${most + 1}
    ) matching`.execute(db);
  return cappedCount(rows[0]?.count ?? 0, most);
}

/** Reports after a position. */
export async function selectReports(
  db: Connection,
  query: ReportQuery,
  { after, limit, sort }: { after: Place | undefined; limit: number; sort: ListSort },
): Promise<ListedReport[]> {
  const { order, after: behind } = directionOf(sort);
  const later = after
    ? [sql`(r.received_at, r.id) ${behind} (${after.at}::timestamptz, ${after.id}::uuid)`]
    : [];
  // The page first, so that tasks are looked up for its reports only.
  const { rows } = await sql<ListedReport>`
    select r.*, p.key, v."taskId"
    from (
      select * from partner_reports r
      where ${sql.join([sql`true`, ...conditionsOf(query), ...later], sql` and `)}
      order by r.received_at ${order}, r.id ${order} limit ${limit}
    ) r
    join partners p on p.id = r.partner_id
    left join lateral (
      select v.task_id as "taskId" from partner_visits v
      where v.member_id = r.member_id and v.participation_id = r.participation_id limit 1
    ) v on true
    order by r.received_at ${order}, r.id ${order}`.execute(db);
  return rows;
}
