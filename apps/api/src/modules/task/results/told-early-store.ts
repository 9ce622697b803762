import { TaskType } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** Seconds in which the site promises to tell whether somebody is taken (rule 3.38). */
const SOON = 120;
const DAYS = 30;

/** People whom questionnaires didn't take in the last 30 days. */
export const countScreenedOut = (db: Connection, now: Date): Promise<number> => count(db, now, false);

/** Those of them who knew within two minutes and got a consolation. */
export const countToldEarly = (db: Connection, now: Date): Promise<number> => count(db, now, true);

async function count(db: Connection, now: Date, early: boolean): Promise<number> {
  const from = new Date(now.getTime() - DAYS * 86_400_000);
  const { rows } = await sql<{ figure: number }>`
    select count(*)::int as figure from participations p join tasks t on t.id = p.task_id
    where p.result in (2, 3) and p.ended_at >= ${from} and t.type = ${TaskType.Questionnaire}
      and (not ${early}::boolean
        or (p.paid_coins > 0 and p.ended_at - p.started_at <= make_interval(secs => ${SOON})))`.execute(db);
  return rows[0]?.figure ?? 0;
}
