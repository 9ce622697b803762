import { sql } from 'kysely';
import type { JoinResult } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ParticipationSource } from '../participation.ts';

/** How many people of one source a task has with one result. */
export interface TaskFigure {
  source: ParticipationSource;
  result: JoinResult;
  people: number;
  /** Whose coins were taken back. */
  takenBack: number;
  givenUp: number;
  /** The coins that they kept. */
  coins: number;
}

/** Tasks to count after `after`: open ones, those that ended since a moment, those that changed later or were never counted. */
export async function readTasksToCount(
  db: Connection,
  since: Date,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tasks t
    where (not is_over or ends_at > ${since}
      or not exists (select from task_figure_counts c where c.task_id = t.id and not c.is_stale))
      ${after === undefined ? sql`` : sql`and id > ${after}::uuid`}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts a task anew. Two servers that count it at once do so one after the other. */
export async function countTask(tx: Tx, taskId: string, at: Date): Promise<void> {
  await sql`
    insert into task_figure_counts (task_id, counted_at) values (${taskId}, ${at})
    on conflict (task_id) do update set counted_at = excluded.counted_at, is_stale = false`.execute(tx);
  await tx.deleteFrom('task_figures').where('task_id', '=', taskId).execute();
  await sql`
    insert into task_figures (task_id, source, result, people, taken_back, given_up, coins)
    select ${taskId}, source, result, count(*),
      count(*) filter (where earning_state = 'takenBack'),
      count(*) filter (where result_detail = 'givenUp'),
      coalesce(sum(paid_coins + corrected_coins) filter (where earning_state is distinct from 'takenBack'), 0)
    from participations where task_id = ${taskId} group by source, result`.execute(tx);
}

/** Lets the job count a task that is over once more. */
export async function markFiguresStale(tx: Tx, taskId: string): Promise<void> {
  await tx.updateTable('task_figure_counts').set({ is_stale: true }).where('task_id', '=', taskId).execute();
}

/** The figures of a task and when they were counted; undefined before the first count. */
export async function readTaskFigures(
  db: Connection,
  taskId: string,
): Promise<{ countedAt: Date; figures: TaskFigure[] } | undefined> {
  const counted = await db
    .selectFrom('task_figure_counts')
    .select('counted_at')
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  if (counted === undefined) return undefined;
  const { rows } = await sql<TaskFigure>`
    select source, result, people, taken_back as "takenBack", given_up as "givenUp", coins
    from task_figures where task_id = ${taskId} order by source, result`.execute(db);
  return { countedAt: counted.counted_at, figures: rows };
}
