import { COMMON_WORDS, fillGroup, runSql } from '../fill/fill-group.ts';
import { startChild } from '../load/child.ts';
import { groupHeaders } from '../load/group-headers.ts';
import { comparedRow } from '../report/compared-row.ts';
import { growthRows } from '../report/growth-rows.ts';
import { compareInRounds, type Contender } from '../report/rounds.ts';
import type { Row } from '../report/table.ts';
import { POOL, type Stage } from '../stage.ts';

/** `BENCH_ANSWERS=100` limits the sizes. */
const ANSWERS = process.env['BENCH_ANSWERS']?.split(',').map(Number) ?? [100, 10_000, 100_000];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = 16;
const SECONDS = 1;
/** The time limit for the first page of a filter in a group of 10,000 answers, in milliseconds. */
const MOST_MS = 100;
const MOST_ANSWERS = 10_000;
const LEAST = 0.5;
const LOOKS = 9;
const LIST = '/api/focusResponses/list';

const filters = {
  everything: '',
  'words in every answer': `words=${encodeURIComponent(COMMON_WORDS)}`,
  'words in no answer': `words=${encodeURIComponent('没有人写过')}`,
  unread: 'unread=true',
  starred: 'starred=true',
  'without a follow-up': 'hasFollowUp=false',
  'with a picture': 'media=image',
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A group whose desk is measured. */
interface Desk {
  answers: number;
  groupId: string;
  headers: Record<string, string>;
}

/** All groups are filled before the first is read: see `fillGroups` in measure-groups.ts. */
const fillDesks = async (stage: Stage): Promise<Desk[]> => {
  const desks: Desk[] = [];
  for (const answers of ANSWERS) {
    const { groupId, host } = await stage.side.openDiscussion(1);
    const people = Math.min(answers, 1_000);
    await fillGroup(stage.postgresUrl, groupId, { topics: answers / people, answers: people });
    desks.push({ answers, groupId, headers: groupHeaders(host) });
  }
  return desks;
};

/** Changes the sections of a group as every change of an answer does, so that the server can't use its cache. */
const touchAll = (groupId: string): [string, readonly unknown[]] => [
  'update group_section_counts set answers = answers where group_id = $1',
  [groupId],
];

/** The time until the first page arrives: one call after another, each after a change in every section. */
const timeOf = async (
  stage: Stage,
  { answers, groupId, headers }: Desk,
  name: string,
  path: string,
): Promise<Row> => {
  const times: number[] = [];
  for (let look = 0; look <= LOOKS; look += 1) {
    await runSql(stage.postgresUrl, [touchAll(groupId)]);
    const begun = performance.now();
    const answer = await fetch(`${stage.api.url}${path}`, { headers });
    const { code } = (await answer.json()) as { code: number }; // As the document has it.
    if (code !== 200) throw new Error(`The desk answered ${code} for ${name}`);
    // The first look warms up.
    if (look > 0) times.push(performance.now() - begun);
  }
  return {
    area: `Desk of ${answers} answers`,
    name: `first page after a change: ${name}`,
    result: `${median(times).toFixed(1)} ms`,
    ratio: median(times) / MOST_MS,
    range: [Math.min(...times) / MOST_MS, Math.max(...times) / MOST_MS],
    ...(answers <= MOST_ANSWERS && { target: { max: 1 } }),
  };
};

/** Under load and without changes, next to a bare server that sends the same bytes after one query. */
const compare = async (
  stage: Stage,
  { answers, groupId, headers }: Desk,
  name: string,
  path: string,
): Promise<Row[]> => {
  const call = { method: 'GET', url: path, headers } as const;
  const { answer } = await stage.side.record([call, call]);
  const bare = startChild('bare-server.ts');
  try {
    const route = {
      method: 'GET' as const,
      url: LIST,
      answer,
      statements: [{ text: 'select * from discussion_groups where id = $1', values: [groupId] }],
      members: { from: 1, to: CONNECTIONS },
    };
    const setup = { postgresUrl: stage.postgresUrl, connections: POOL, routes: [route] };
    const { url } = (await bare.ask(setup)) as { url: string }; // The answer of bare-server.ts.
    const contender = (who: string, pid: number, server: string): Contender => ({
      name: who,
      pid,
      databasePid: stage.databasePid,
      run: () =>
        stage.load({
          url: `${server}${path}`,
          method: 'GET',
          connections: CONNECTIONS,
          seconds: SECONDS,
          calls: [{ headers }],
        }),
    });
    const lines = await compareInRounds(
      contender('bare server, one query', bare.pid, url),
      [contender(name, stage.api.pid, stage.api.url)],
      ROUNDS,
    );
    return lines.map((line) =>
      comparedRow(`Desk of ${answers} answers: ${name}`, line, line.name === name ? LEAST : undefined),
    );
  } finally {
    await bare.stop();
  }
};

/** Measures the first page of the desk's filters: the time until it arrives, and how many a server answers per second. */
export const measureDesk = async (stage: Stage): Promise<Row[]> => {
  const [times, rates]: [Row[], Row[]] = [[], []];
  for (const desk of await fillDesks(stage)) {
    for (const [name, query] of Object.entries(filters)) {
      const path = `${LIST}?limit=50&${query}`;
      times.push(await timeOf(stage, desk, name, path));
      rates.push(...(await compare(stage, desk, name, path)));
    }
  }
  const areas = {
    smallest: `Desk of ${ANSWERS.at(0)} answers`,
    largest: `Desk of ${ANSWERS.at(-1)} answers`,
  };
  return [...times, ...rates, ...growthRows(rates, areas)];
};
