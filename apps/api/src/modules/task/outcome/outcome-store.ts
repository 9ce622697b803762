import { TaskType } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Of the last people that a task screened, at most 100, how many it took. */
export interface Chance {
  readonly screened: number;
  readonly taken: number;
}

/** Of an owner's completes of 90 days, how many were taken back. */
export interface Reversals {
  readonly completes: number;
  readonly reversed: number;
}

/** Counts the chances of all running questionnaires anew. Those without anybody screened get none. */
export async function countChances(db: Connection, at: Date): Promise<void> {
  await sql`
    insert into task_chances (task_id, screened, taken, counted_at)
    select t.id, last.screened, last.taken, ${at} from tasks t, lateral (
      select count(*)::int as screened, (count(*) filter (where result = 1))::int as taken from (
        (select result, ended_at from participations where task_id = t.id and result = 1
          order by ended_at desc limit 100)
        union all
        (select result, ended_at from participations where task_id = t.id and result in (2, 3)
          and counts_incidence is not false
          order by ended_at desc limit 100)
        order by ended_at desc limit 100
      ) decided
    ) last
    where not t.is_over and t.type = ${TaskType.Questionnaire} and last.screened > 0
    on conflict (task_id) do update
      set screened = excluded.screened, taken = excluded.taken, counted_at = excluded.counted_at`.execute(db);
}

export async function readChance(db: Connection, taskId: string): Promise<Chance | undefined> {
  return await db
    .selectFrom('task_chances')
    .select(['screened', 'taken'])
    .where('task_id', '=', taskId)
    .executeTakeFirst();
}

/** The paid completes since a moment by task, and how many of them were taken back. */
export async function readReversals(
  db: Connection,
  since: Date,
): Promise<(Reversals & { readonly taskId: string })[]> {
  const { rows } = await sql<Reversals & { taskId: string }>`
    select task_id as "taskId", count(*)::int as completes,
      (count(*) filter (where earning_state = 'takenBack'))::int as reversed
    from participations where result = 1 and ended_at >= ${since} and paid_coins > 0
    group by task_id`.execute(db);
  return rows;
}

/** Stores what was counted for each owner. One without completes keeps an old count, which nobody reads. */
export async function storeReversals(
  tx: Tx,
  counted: ReadonlyMap<string, Reversals>,
  at: Date,
): Promise<void> {
  for (const [owner, reversals] of counted) {
    const row = { ...reversals, counted_at: at };
    await tx
      .insertInto('owner_reversals')
      .values({ owner, ...row })
      .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
      .execute();
  }
}

/** An owner's reversals as counted since a moment; undefined without such a count. */
export async function readReversalsOf(
  db: Connection,
  owner: string,
  since: Date,
): Promise<Reversals | undefined> {
  return await db
    .selectFrom('owner_reversals')
    .select(['completes', 'reversed'])
    .where('owner', '=', owner)
    .where('counted_at', '>=', since)
    .executeTakeFirst();
}
