import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** The median of fewer tasks says little. */
const FEWEST = 5;

/** The median of coins for each declared minute, over the tasks that have begun, except one; undefined of too few. */
export async function usualCoinsAMinute(
  db: Connection,
  exceptHashId: string,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ tasks: number; median: number | null }>`
    select count(*)::int as tasks,
      percentile_cont(0.5) within group (order by coins / declared_minutes::float8) as median
    from tasks
    where declared_minutes > 0 and coins > 0 and starts_at <= ${at} and hash_id <> ${exceptHashId}`.execute(
    db,
  );
  const [row] = rows;
  return row === undefined || row.median === null || row.tasks < FEWEST ? undefined : row.median;
}
