import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';

const LEAST = 20;
const BATCH = 50;

interface DueTask {
  id: string;
  completes: number;
}

interface MeasuredTask extends DueTask {
  seconds: number | null;
}

/**
 * Updates the median LOI (length of interview) of running tasks with at least 20 completes, from their last 500; returns
 * how many changed (rule 3.2). Only tasks whose completes have changed since are measured. They are read first and
 * written afterwards, because seats and completes of a task wait for the row that a statement has changed.
 */
export async function updateMedianLoi(db: Connection, signal?: AbortSignal): Promise<number> {
  let changed = 0;
  let due: DueTask[];
  do {
    signal?.throwIfAborted();
    due = await selectDue(db);
    if (due.length > 0) changed += await storeMedians(db, await measure(db, due));
  } while (due.length === BATCH);
  return changed;
}

async function selectDue(db: Connection): Promise<DueTask[]> {
  const { rows } = await sql<DueTask>`
    select t.id, t.completes from tasks t left join task_medians m on m.task_id = t.id
    where not t.is_over and t.completes >= ${LEAST} and t.completes is distinct from m.completes
    order by t.id limit ${BATCH}`.execute(db);
  return rows;
}

async function measure(db: Connection, due: readonly DueTask[]): Promise<MeasuredTask[]> {
  const { rows } = await sql<MeasuredTask>`
    select due.id, due.completes, (
      select percentile_disc(0.5) within group (order by extract(epoch from p.ended_at - p.started_at))::int
      from (
        select started_at, ended_at from participations
        where task_id = due.id and result = 1 order by ended_at desc limit 500
      ) p
    ) as seconds
    from ${recordset(due, 'due (id uuid, completes integer)')}`.execute(db);
  return rows;
}

async function storeMedians(db: Connection, measured: readonly MeasuredTask[]): Promise<number> {
  const { rows } = await sql`
    with measured as materialized (
      select * from ${recordset(measured, 'measured (id uuid, completes integer, seconds integer)')}
    ), noted as (
      insert into task_medians (task_id, completes) select id, completes from measured
      on conflict (task_id) do update set completes = excluded.completes
    )
    update tasks set median_seconds = measured.seconds from measured
    where tasks.id = measured.id and tasks.median_seconds is distinct from measured.seconds
    returning tasks.id`.execute(db);
  return rows.length;
}
