import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';

/** The number of surveys that a member finished in a month, as of the last run. */
export async function selectSurveysOf(db: Connection, memberId: string, month: Day): Promise<number> {
  const row = await db
    .selectFrom('ranking_months')
    .select('surveys')
    .where('member_id', '=', memberId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.surveys ?? 0;
}

/** A member who may get an award. */
export interface Candidate {
  member_id: string;
  surveys: number;
  quality: number;
}

/**
 * The members with the most finished surveys in a month and at least this quality. `quality` is an expression for the
 * quality of `m.member_id`.
 */
export async function selectCandidates(
  db: Connection,
  { month, least, most }: { month: Day; least: number; most: number },
  quality: RawBuilder<number>,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select m.member_id, m.surveys, ${quality} as quality from ranking_months m
    where m.month = ${month}::date and ${quality} >= ${least}
    order by m.surveys desc, m.member_id limit ${most}`.execute(db);
  return rows;
}
