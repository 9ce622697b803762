import type { BenchSide } from '@yayan/api/testing/bench-side';
import { filledAnswer, filledSection, filledTopic, fillGroup } from '../fill/fill-group.ts';
import { startChild } from '../load/child.ts';
import { comparedRow } from '../report/compared-row.ts';
import { growthRows } from '../report/growth-rows.ts';
import { compareInRounds, type Contender } from '../report/rounds.ts';
import type { Row } from '../report/table.ts';
import { POOL, type Stage } from '../stage.ts';
import { groupHeaders } from '../load/group-headers.ts';
import { measureDesk } from './measure-desk.ts';
import { measurePosting } from './measure-posting.ts';

const CONNECTIONS = 16;
const SECONDS = 1;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const ANSWERS = 50;
/** The number of topics that every group has, so that the smallest group answers with as much as the largest. */
const LISTED = 10;
const numbers = (text: string | undefined): number[] | undefined => text?.split(',').map(Number);
/** `BENCH_TOPICS=10,1000` limits the sizes. */
const TOPICS = numbers(process.env['BENCH_TOPICS']) ?? [10, 200, 1_000];

/** The one query that reads only what a topic page shows of its answers. */
const firstAnswers = (groupId: string) => ({
  text: `select r.id, r.content, r.created_at, m.id as author, m.nickname, m.avatar
    from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    where r.group_id = $1 and r.section_id = $2 order by r.number limit 20`,
  values: [groupId, filledSection(groupId, 1)],
});

const TOPIC_PAGE = 'topic page as a whole';
const OWN_PAGE = 'topic page of somebody who answered all topics';

/** Reads whose rate is compared with a target. The others have one for their growth only. */
const RATED: ReadonlySet<string> = new Set(['me', 'topic list, ten topics', TOPIC_PAGE]);

/** A call that is measured. */
export interface MeasuredRead {
  name: string;
  path: string;
  tokens: readonly string[];
  body?: object;
}

/** A group whose reads are measured. */
interface ReadGroup extends Awaited<ReturnType<BenchSide['openDiscussion']>> {
  topics: number;
}

/**
 * Fills a group for each number of topics. All are filled before the first is read: PostgreSQL compares the cost of a plan with
 * the cost when a connection first ran the statement, and plans each call again once tables have grown a hundredfold within the
 * life of a connection.
 */
export const fillGroups = async (stage: Stage): Promise<ReadGroup[]> => {
  const groups: ReadGroup[] = [];
  for (const topics of TOPICS) {
    const group = await stage.side.openDiscussion(2 * CONNECTIONS);
    await fillGroup(stage.postgresUrl, group.groupId, { topics, answers: ANSWERS, ownFrom: CONNECTIONS });
    groups.push({ ...group, topics });
  }
  await stage.side.checkGroups();
  return groups;
};

/** The reads of a group's respondents. */
export const readsOf = (group: ReadGroup): MeasuredRead[] => {
  const readers = group.tokens.slice(0, CONNECTIONS);
  const authors = group.tokens.slice(CONNECTIONS);
  const topic = `/api/v1/focusTopics/detail?topicId=${filledTopic(group.groupId)}&answers=true`;
  const section = {
    sectionId: filledSection(group.groupId, 1),
    responseId: filledAnswer(group.groupId, 1, 9),
  };
  return [
    { name: 'me', path: '/api/focusMembers/info', tokens: readers },
    { name: 'topic list, ten topics', path: `/api/focusSections?limit=${LISTED}`, tokens: readers },
    { name: TOPIC_PAGE, path: topic, tokens: readers },
    { name: OWN_PAGE, path: topic, tokens: authors },
    {
      name: 'mark as read',
      path: '/api/v1/focusSections/read',
      tokens: authors,
      body: { sections: [section] },
    },
  ];
};

/** Measures them next to a bare server that sends the same bytes after one query. */
const measureReads = async (stage: Stage, group: ReadGroup): Promise<Row[]> => {
  const { topics } = group;
  const reads = readsOf(group);
  const bare = startChild('bare-server.ts');
  try {
    const routes = [];
    for (const { name, path, tokens, body } of reads) {
      const call = {
        method: body === undefined ? 'GET' : 'POST',
        url: path,
        headers: groupHeaders(tokens[0] ?? ''),
        ...(body && { body }),
      } as const;
      const { answer } = await stage.side.record([call, call]);
      const url = path.split('?')[0] ?? path;
      const statements = [{ text: 'select * from discussion_groups where id = $1', values: [group.groupId] }];
      const route = {
        method: call.method,
        url: name === OWN_PAGE ? `/own${url}` : url,
        answer,
        statements,
        members: { from: 1, to: CONNECTIONS },
      };
      routes.push(route);
      if (name === TOPIC_PAGE)
        routes.push({ ...route, url: `/answers${url}`, statements: [firstAnswers(group.groupId)] });
    }
    const setup = { postgresUrl: stage.postgresUrl, connections: POOL, routes };
    const { url } = (await bare.ask(setup)) as { url: string }; // The answer of bare-server.ts.
    const rows: Row[] = [];
    for (const { name, path, tokens, body } of reads) {
      const method = body === undefined ? 'GET' : 'POST';
      const contender = (who: string, pid: number, server: string): Contender => ({
        name: who,
        pid,
        databasePid: stage.databasePid,
        run: () =>
          stage.load({
            url: `${server}${path}`,
            method,
            connections: CONNECTIONS,
            seconds: SECONDS,
            calls: tokens.map((token) => ({
              headers: { ...groupHeaders(token), ...(body && { 'content-type': 'application/json' }) },
              ...(body && { body: JSON.stringify(body) }),
            })),
          }),
      });
      const answers = contender(`bare server, the page's answers in one query`, bare.pid, `${url}/answers`);
      const lines = await compareInRounds(
        contender('bare server, one query', bare.pid, name === OWN_PAGE ? `${url}/own` : url),
        [contender(name, stage.api.pid, stage.api.url), ...(name === TOPIC_PAGE ? [answers] : [])],
        ROUNDS,
      );
      rows.push(
        ...lines.map((line) =>
          comparedRow(
            `Group of ${topics} topics: ${name}`,
            line,
            line.name === name && RATED.has(name) ? 0.5 : undefined,
          ),
        ),
      );
    }
    return rows;
  } finally {
    await bare.stop();
  }
};

/**
 * Measures the cost of reading a discussion group and posting in it, independent of its size, and the answer time of the desk.
 */
export const measureGroups = async (stage: Stage): Promise<Row[]> => {
  const asked = process.env['BENCH_GROUPS']?.split(',');
  const isAsked = (part: string): boolean => asked?.includes(part) ?? true;
  const rows: Row[] = [];
  for (const group of isAsked('reads') ? await fillGroups(stage) : [])
    rows.push(...(await measureReads(stage, group)));
  rows.push(
    ...growthRows(rows, {
      smallest: `Group of ${TOPICS.at(0)} topics`,
      largest: `Group of ${TOPICS.at(-1)} topics`,
    }),
  );
  if (isAsked('posting')) rows.push(...(await measurePosting(stage)));
  if (isAsked('desk')) rows.push(...(await measureDesk(stage)));
  return rows;
};
