import type { TaskType } from '@yayan/contract';
import type { OperatorTaskSort, OperatorTaskState } from '@yayan/contract/console';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { directionOf } from '../../../platform/database/list-direction.ts';
import { type CappedCount, cappedCount, MOST_COUNTED, type Place } from '../../../platform/page.ts';
import { taskOf, type TaskRow } from '../task-store.ts';
import type { Task } from '../task.ts';

export interface OperatorTaskQuery {
  state: OperatorTaskState | undefined;
  type: TaskType | undefined;
  keyword: string | undefined;
  /** Only these tasks. */
  ids?: readonly string[] | undefined;
  sort: OperatorTaskSort;
  now: Date;
}

/** A task with what only operators read. */
export interface OperatorTaskRow {
  task: Task;
  completes: number;
  /** With so many seats taken the task pauses; null without a soft launch. */
  softSeats: number | null;
  createdAt: Date;
}

const inState = (state: OperatorTaskState, now: Date): RawBuilder<boolean> => {
  const ended = sql<boolean>`coalesce(ends_at <= ${now}, false)`;
  switch (state) {
    case 'ended':
      return ended;
    case 'paused':
      return sql`not ${ended} and paused_at is not null`;
    case 'scheduled':
      return sql`not ${ended} and paused_at is null and starts_at > ${now}`;
    case 'running':
      return sql`not ${ended} and paused_at is null and starts_at <= ${now}`;
  }
};

/** By what tasks are sorted. Each has an index; that of the ends has only tasks that aren't over. */
const SORTS = {
  newest: {
    column: sql`created_at`,
    isSorted: () => sql<boolean>`true`,
    ...directionOf('newest'),
    valueOf: ({ createdAt }: OperatorTaskRow) => createdAt,
  },
  ending: {
    column: sql`ends_at`,
    isSorted: (now: Date) => sql<boolean>`not is_over and ends_at is not null and ends_at > ${now}`,
    ...directionOf('oldest'),
    valueOf: ({ task }: OperatorTaskRow) => task.endsAt ?? new Date(0),
  },
};

/** Where a task is in a list that is sorted so. */
export const placeOfTask = (row: OperatorTaskRow, sort: OperatorTaskSort): Place => ({
  at: SORTS[sort].valueOf(row),
  id: row.task.id,
});

const conditions = ({ state, type, keyword, ids, sort, now }: OperatorTaskQuery): RawBuilder<boolean> =>
  sql.join(
    [
      SORTS[sort].isSorted(now),
      ...(state === undefined ? [] : [inState(state, now)]),
      ...(ids === undefined ? [] : [sql`id = any(${ids}::uuid[])`]),
      ...(type === undefined ? [] : [sql`type = ${type}::smallint`]),
      ...(keyword === undefined ? [] : [sql`position(lower(${keyword}) in lower(title)) > 0`]),
    ],
    sql` and `,
  );

const rowOf = (row: TaskRow): OperatorTaskRow => ({
  task: taskOf(row),
  completes: row.completes,
  softSeats: row.soft_seats,
  createdAt: row.created_at,
});

/** Tasks of a query after a position, in its order. */
export async function selectOperatorTasks(
  db: Connection,
  query: OperatorTaskQuery,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<OperatorTaskRow[]> {
  const { column, order, after: behind } = SORTS[query.sort];
  const later = after
    ? sql`and (${column}, id) ${behind} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<TaskRow>`
    select * from tasks where ${conditions(query)} ${later}
    order by ${column} ${order}, id ${order} limit ${limit}`.execute(db);
  return rows.map(rowOf);
}

/** How many tasks match, counted up to 10,000. */
export async function countOperatorTasks(db: Connection, query: OperatorTaskQuery): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from tasks where ${conditions(query)} limit ${MOST_COUNTED + 1}
    ) matching`.execute(db);
  return cappedCount(rows[0]?.count ?? 0);
}

export async function selectOperatorTask(
  db: Connection,
  hashId: string,
): Promise<OperatorTaskRow | undefined> {
  const row = await db.selectFrom('tasks').selectAll().where('hash_id', '=', hashId).executeTakeFirst();
  return row && rowOf(row);
}

/** What operators change of a task that is on the wall. */
export interface TaskChange {
  paused_at?: Date | null;
  ends_at?: Date | null;
  is_over?: boolean;
  seats?: number | null;
  soft_seats?: number | null;
  coins?: number;
}

export async function changeTask(db: Connection, hashId: string, change: TaskChange): Promise<void> {
  await db.updateTable('tasks').set(change).where('hash_id', '=', hashId).execute();
}
