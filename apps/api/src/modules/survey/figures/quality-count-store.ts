import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { FAST } from '../quality/response-quality.ts';

/** How careful the answers to a task were. */
export interface QualityCounts {
  /** Answers that were handed in. */
  answered: number;
  fast: number;
  straightLined: number;
  contradicting: number;
  duplicating: number;
}

/** Counts how careful the answers to a task were, anew. A task without answers has no row. */
export async function countQuality(tx: Tx, taskId: string): Promise<void> {
  await sql`
    insert into survey_quality_counts
      (task_id, answered, fast, straight_lined, contradicting, duplicating)
    select task_id, count(*), count(*) filter (where speed < ${FAST}),
      count(*) filter (where matrices > 0 and straight_lined = matrices),
      count(*) filter (where cardinality(contradictions) > 0), count(*) filter (where duplicates > 0)
    from survey_figures where task_id = ${taskId} group by task_id
    on conflict (task_id) do update set answered = excluded.answered, fast = excluded.fast,
      straight_lined = excluded.straight_lined, contradicting = excluded.contradicting,
      duplicating = excluded.duplicating`.execute(tx);
}

export async function readQualityCounts(db: Connection, taskId: string): Promise<QualityCounts | undefined> {
  const row = await db
    .selectFrom('survey_quality_counts')
    .selectAll()
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  return (
    row && {
      answered: row.answered,
      fast: row.fast,
      straightLined: row.straight_lined,
      contradicting: row.contradicting,
      duplicating: row.duplicating,
    }
  );
}
