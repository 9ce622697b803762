import { sql } from 'kysely';
import type { JoinResult } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { type CappedCount, cappedCount, MOST_COUNTED } from '../../../platform/page.ts';
import { participationOf, type ParticipationRow } from '../participation/participation-store.ts';
import type { Participation, ParticipationSource } from '../participation.ts';

/** Which participations of a task to list. */
export interface ParticipationQuery {
  taskId: string;
  result: JoinResult | undefined;
  source: ParticipationSource | undefined;
  /** Only with coins in this state. */
  earning: 'pending' | 'takenBack' | undefined;
}

const SOURCES: readonly ParticipationSource[] = ['member', 'agent', 'openLink'];
const RESULTS: readonly JoinResult[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const sourcesOf = ({ source }: ParticipationQuery) => (source === undefined ? SOURCES : [source]);
const resultsOf = ({ result }: ParticipationQuery) => (result === undefined ? RESULTS : [result]);

/** The two indexes end with the id, so each combination of the columns before it is read from its newest row on. */
const combinations = (query: ParticipationQuery) => {
  const sources = sql`unnest(${sourcesOf(query)}::text[]) as wanted_source`;
  return query.earning === undefined
    ? sql`${sources} cross join unnest(${resultsOf(query)}::smallint[]) as wanted_result`
    : sources;
};

const matches = (query: ParticipationQuery) =>
  query.earning === undefined
    ? sql`task_id = ${query.taskId} and source = wanted_source and result = wanted_result`
    : // The index is only for these two states, so the state must be known when the statement is planned.
      sql`task_id = ${query.taskId} and source = wanted_source and earning_state = ${sql.lit(query.earning)}
        ${query.result === undefined ? sql`` : sql`and result = ${query.result}`}`;

/** Participations of a task before one of them, newest first. */
export async function selectTaskParticipations(
  db: Connection,
  query: ParticipationQuery,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Participation[]> {
  const earlier = before === undefined ? sql`` : sql`and id < ${before}::uuid`;
  const { rows } = await sql<ParticipationRow>`
    select found.* from ${combinations(query)} cross join lateral (
      select * from participations where ${matches(query)} ${earlier}
      order by id desc limit ${limit}
    ) found
    order by found.id desc limit ${limit}`.execute(db);
  return rows.map(participationOf);
}

/** How many match, counted up to 10,000 if not said otherwise. */
export async function countTaskParticipations(
  db: Connection,
  query: ParticipationQuery,
  most: number = MOST_COUNTED,
): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from ${combinations(query)} cross join lateral (
        select from participations where ${matches(query)} limit ${most + 1}
      ) found limit ${most + 1}
    ) matching`.execute(db);
  return cappedCount(rows[0]?.count ?? 0, most);
}
