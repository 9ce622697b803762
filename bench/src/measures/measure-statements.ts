import { Client } from 'pg';
import { groupHeaders } from '../load/group-headers.ts';
import type { Row } from '../report/table.ts';
import type { Stage } from '../stage.ts';
import { fillGroups, type MeasuredRead, readsOf } from './measure-groups.ts';

const WARM_UPS = 60;
const CALLS = 200;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** PostgreSQL's time for a read in the smallest and in the largest group may differ by this factor. */
const MOST_GROWTH = 1.15;

/** The server settings without which this part can't measure. */
export const statementSettings = { shared_preload_libraries: 'pg_stat_statements' } as const;

/** The work of PostgreSQL for one call. */
interface Work {
  readonly micros: number;
  readonly pages: number;
}

const callOnce = async (stage: Stage, { path, body }: MeasuredRead, token: string): Promise<void> => {
  const answer = await fetch(`${stage.api.url}${path}`, {
    headers: { ...groupHeaders(token), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.text();
};

/**
 * Calls one after another, so that each statement serves one call. Of each statement the shortest time counts, because
 * waiting for a core makes it only longer. Statements that not every second call makes belong to jobs.
 */
const measureRead = async (stage: Stage, client: Client, read: MeasuredRead): Promise<Work> => {
  const call = (count: number) => callOnce(stage, read, read.tokens[count % read.tokens.length] ?? '');
  for (let count = 0; count < WARM_UPS; count += 1) await call(count);
  await client.query('select pg_stat_statements_reset()');
  for (let count = 0; count < CALLS; count += 1) await call(count);
  const { rows } = await client.query<Work>(
    `select sum(min_exec_time * calls) * 1000 / $1::float8 as micros,
      sum(shared_blks_hit + shared_blks_read)::float8 / $1::float8 as pages
     from pg_stat_statements s join pg_database d on d.oid = s.dbid and d.datname = current_database()
     where calls >= $1::float8 / 2`,
    [CALLS],
  );
  return rows[0] ?? { micros: Number.NaN, pages: Number.NaN };
};

/** The lowest of two measurements: other load only adds. */
const lowest = (one: Work | undefined, { micros, pages }: Work): Work => ({
  micros: Math.min(one?.micros ?? Infinity, micros),
  pages: Math.min(one?.pages ?? Infinity, pages),
});

/**
 * PostgreSQL's own work for a respondent's reads in the largest group, compared with that in the smallest. On a busy
 * machine this says more than the processor time of its processes.
 */
export const measureStatements = async (stage: Stage): Promise<Row[]> => {
  const groups = await fillGroups(stage);
  const client = new Client({ connectionString: stage.postgresUrl });
  await client.connect();
  try {
    await client.query('create extension pg_stat_statements');
    const [smallest, largest] = [groups[0], groups.at(-1)];
    if (!smallest || !largest) throw new Error('There are no groups');
    const works = new Map<string, { small?: Work; large?: Work }>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [size, group] of [['small', smallest] as const, ['large', largest] as const])
        for (const read of readsOf(group)) {
          const work = works.get(read.name) ?? {};
          const measured = await measureRead(stage, client, read);
          works.set(read.name, { ...work, [size]: lowest(work[size], measured) });
        }
    return [...works].flatMap(([name, { small, large }]) =>
      small && large
        ? [
            {
              area: `PostgreSQL in a group of ${largest.topics} topics against ${smallest.topics}`,
              name,
              result: `${Math.round(small.micros)} → ${Math.round(large.micros)} µs, ${small.pages.toFixed(1)} → ${large.pages.toFixed(1)} pages`,
              ratio: large.micros / small.micros,
              target: { max: MOST_GROWTH },
            },
          ]
        : [],
    );
  } finally {
    await client.end();
  }
};
