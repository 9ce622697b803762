import type { BenchSide } from '@yayan/api/testing/bench-side';
import { COMMON_WORDS, filledSection, filledTopic, fillGroup } from '../fill/fill-group.ts';
import { startChild } from '../load/child.ts';
import { comparedRow } from '../report/compared-row.ts';
import { compareInRounds, type Contender } from '../report/rounds.ts';
import type { Row } from '../report/table.ts';
import { POOL, type Stage } from '../stage.ts';
import { groupHeaders } from '../load/group-headers.ts';
import { measurePosting } from './measure-posting.ts';

const CONNECTIONS = 16;
const SECONDS = 1;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const ANSWERS = 50;
const numbers = (text: string | undefined): number[] | undefined => text?.split(',').map(Number);
/** `BENCH_TOPICS=10,1000` and `BENCH_ANSWERS=100` limit the sizes. */
const TOPICS = numbers(process.env['BENCH_TOPICS']) ?? [10, 200, 1_000];
const DESK_ANSWERS = numbers(process.env['BENCH_ANSWERS']) ?? [100, 10_000, 100_000];
/** What a page of the desk may take, in milliseconds. */
const DESK_MOST_MS = 100;
const DESK_LOOKS = 9;

/** The one query that reads what a topic page shows of its answers, and nothing else. */
const firstAnswers = (groupId: string) => ({
  text: `select r.id, r.content, r.created_at, m.id as author, m.nickname, m.avatar
    from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    where r.group_id = $1 and r.section_id = $2 order by r.number limit 20`,
  values: [groupId, filledSection(groupId, 1)],
});

/** Measured CPU of each read in the smallest and in the largest group may differ by this factor. */
const MOST_GROWTH = 1.2;
const TOPIC_PAGE = 'topic page as a whole';

/** A group whose reads are measured. */
interface ReadGroup extends Awaited<ReturnType<BenchSide['openDiscussion']>> {
  topics: number;
}

/**
 * Fills a group for each number of topics. All are filled before the first is read, as PostgreSQL compares the cost of a plan
 * with what it was when a connection first ran the statement, and plans each call anew once tables have grown a hundredfold
 * within the life of a connection.
 */
const fillGroups = async (stage: Stage): Promise<ReadGroup[]> => {
  const groups: ReadGroup[] = [];
  for (const topics of TOPICS) {
    const group = await stage.side.openDiscussion(CONNECTIONS);
    await fillGroup(stage.postgresUrl, group.groupId, { topics, answers: ANSWERS });
    groups.push({ ...group, topics });
  }
  await stage.side.checkGroups();
  return groups;
};

/** Reads of a respondent in a group, beside a bare server that sends the same bytes after one query. */
const measureReads = async (stage: Stage, { topics, ...group }: ReadGroup): Promise<Row[]> => {
  const reads = [
    { name: 'me', path: '/api/focusMembers/info' },
    { name: 'topic list, first page', path: '/api/focusSections' },
    {
      name: TOPIC_PAGE,
      path: `/api/v1/focusTopics/detail?topicId=${filledTopic(group.groupId)}&answers=true`,
    },
  ];
  const bare = startChild('bare-server.ts');
  try {
    const routes = [];
    for (const { name, path } of reads) {
      const call = { method: 'GET', url: path, headers: groupHeaders(group.tokens[0] ?? '') } as const;
      const { answer } = await stage.side.record([call, call]);
      const url = path.split('?')[0] ?? path;
      const statements = [{ text: 'select * from discussion_groups where id = $1', values: [group.groupId] }];
      const route = {
        method: 'GET' as const,
        url,
        answer,
        statements,
        members: { from: 1, to: CONNECTIONS },
      };
      routes.push(route);
      if (name === TOPIC_PAGE)
        routes.push({ ...route, url: `/answers${url}`, statements: [firstAnswers(group.groupId)] });
    }
    const told = { postgresUrl: stage.postgresUrl, connections: POOL, routes };
    const { url } = (await bare.ask(told)) as { url: string }; // bare-server.ts answers this.
    const rows: Row[] = [];
    for (const { name, path } of reads) {
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
            calls: group.tokens.map((token) => ({ headers: groupHeaders(token) })),
          }),
      });
      const answers = contender(`bare server, the page's answers in one query`, bare.pid, `${url}/answers`);
      const lines = await compareInRounds(
        contender('bare server, one query', bare.pid, url),
        [contender(name, stage.api.pid, stage.api.url), ...(name === TOPIC_PAGE ? [answers] : [])],
        ROUNDS,
      );
      rows.push(
        ...lines.map((line) =>
          comparedRow(`Group of ${topics} topics: ${name}`, line, line.name === name ? 0.5 : undefined),
        ),
      );
    }
    return rows;
  } finally {
    await bare.stop();
  }
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The first page of the desk's filters in a group of so many answers, one call after another. */
const measureDesk = async (stage: Stage, answers: number): Promise<Row[]> => {
  const group = await stage.side.openDiscussion(1);
  const people = Math.min(answers, 1_000);
  await fillGroup(stage.postgresUrl, group.groupId, { topics: answers / people, answers: people });
  const filters = {
    everything: '',
    'words in every answer': `words=${encodeURIComponent(COMMON_WORDS)}`,
    'words in no answer': `words=${encodeURIComponent('没有人写过')}`,
    unread: 'unread=true',
    starred: 'starred=true',
    'without a follow-up': 'hasFollowUp=false',
    'with a picture': 'media=image',
  };
  const rows: Row[] = [];
  for (const [name, query] of Object.entries(filters)) {
    const times: number[] = [];
    for (let look = 0; look <= DESK_LOOKS; look += 1) {
      const begun = performance.now();
      const answer = await fetch(`${stage.api.url}/api/focusResponses/list?limit=50&${query}`, {
        headers: groupHeaders(group.host),
      });
      const { code } = (await answer.json()) as { code: number }; // As the document has it.
      if (code !== 200) throw new Error(`The desk answered ${code} for ${name}`);
      // The first look warms up.
      if (look > 0) times.push(performance.now() - begun);
    }
    rows.push({
      area: `Desk of ${answers} answers`,
      name: `first page: ${name}`,
      result: `${median(times).toFixed(1)} ms`,
      ratio: median(times) / DESK_MOST_MS,
      range: [Math.min(...times) / DESK_MOST_MS, Math.max(...times) / DESK_MOST_MS],
      ...(answers <= 10_000 && { target: { max: 1 } }),
    });
  }
  return rows;
};

/** How much more processor time of the server each read takes in the largest group than in the smallest. */
const growthOf = (rows: readonly Row[]): Row[] => {
  const [smallest, largest] = [TOPICS.at(0), TOPICS.at(-1)];
  const costs = (topics: number | undefined) =>
    new Map(
      rows
        .filter(({ area }) => area.startsWith(`Group of ${topics} topics`))
        .filter(({ name }) => !name.startsWith('bare'))
        .map(({ name, cpuMicros }) => [name, cpuMicros ?? Number.NaN]),
    );
  const before = costs(smallest);
  return [...costs(largest)].map(([name, cost]) => ({
    area: `Group of ${largest} topics against ${smallest}`,
    name,
    result: `${Math.round(cost)} µs`,
    ratio: cost / (before.get(name) ?? Number.NaN),
    target: { max: MOST_GROWTH },
  }));
};

/** Measures what reading a discussion group and posting in it cost, whatever it holds, and how soon the desk answers. */
export const measureGroups = async (stage: Stage): Promise<Row[]> => {
  const asked = process.env['BENCH_GROUPS']?.split(',');
  const isAsked = (part: string): boolean => asked?.includes(part) ?? true;
  const rows: Row[] = [];
  for (const group of isAsked('reads') ? await fillGroups(stage) : [])
    rows.push(...(await measureReads(stage, group)));
  rows.push(...growthOf(rows));
  if (isAsked('posting')) rows.push(...(await measurePosting(stage)));
  for (const answers of isAsked('desk') ? DESK_ANSWERS : [])
    rows.push(...(await measureDesk(stage, answers)));
  return rows;
};
