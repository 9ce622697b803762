import { randomUUID } from 'node:crypto';
import { filledSection, fillGroup, runSql } from '../fill/fill-group.ts';
import { startChild } from '../load/child.ts';
import { groupHeaders } from '../load/group-headers.ts';
import type { LoadCall } from '../load/load-client.ts';
import { comparedRow } from '../report/compared-row.ts';
import { compareInRounds, type Contender, WARM_UP_ROUNDS } from '../report/rounds.ts';
import type { Row } from '../report/table.ts';
import { takeTurns } from '../report/take-turns.ts';
import { POOL, type Stage } from '../stage.ts';

const CONNECTIONS = 16;
const ROUNDS = 7;
const POSTING = '/api/focusResponses';
/** Posts of each round. They need as many pairs of a respondent and an unanswered section. */
const POSTS = 640;
const SECTIONS = (POSTS * (ROUNDS + WARM_UP_ROUNDS)) / CONNECTIONS;

/** Answers of different people to different sections, next to a bare server that inserts one row with the same indexes. */
export const measurePosting = async (stage: Stage): Promise<Row[]> => {
  const { groupId, tokens } = await stage.side.openDiscussion(CONNECTIONS);
  await fillGroup(stage.postgresUrl, groupId, { topics: SECTIONS, answers: 0 });
  await runSql(stage.postgresUrl, [
    ['create table if not exists bare_answers (like group_responses including all)', []],
  ]);
  const calls = Array.from({ length: POSTS * (ROUNDS + WARM_UP_ROUNDS) }, (_, index) => {
    const who = index % CONNECTIONS;
    const section = ((Math.floor(index / CONNECTIONS) + who * CONNECTIONS) % SECTIONS) + 1;
    return {
      headers: { ...groupHeaders(tokens[who] ?? ''), 'content-type': 'application/json' },
      body: JSON.stringify({
        clientId: randomUUID(),
        sectionId: filledSection(groupId, section),
        content: '楼下的豆浆油条，三分钟就能走到。',
        attachments: [],
      }),
    };
  });
  const next = takeTurns(calls, POSTS);
  const bare = startChild('bare-server.ts');
  try {
    const statement = {
      text: `insert into bare_answers (group_id, id, section_id, group_member_id, client_id, content, search, created_at)
        values ($1, $2, $3, $4, $5, '楼下的豆浆油条，三分钟就能走到。', array_to_tsvector(array['豆浆', '浆油', '油条']), now())`,
      values: [groupId, '{uuid}', '{uuid}', '{uuid}', '{uuid}'],
    };
    const route = {
      method: 'POST' as const,
      url: POSTING,
      answer: JSON.stringify({
        code: 200,
        msg: '成功',
        data: { id: randomUUID(), content: '豆'.repeat(150) },
      }),
      statements: [statement],
      members: { from: 1, to: CONNECTIONS },
    };
    const setup = { postgresUrl: stage.postgresUrl, connections: POOL, routes: [route] };
    const { url } = (await bare.ask(setup)) as { url: string }; // The answer of bare-server.ts.
    const contender = (
      name: string,
      pid: number,
      server: string,
      turn: () => readonly LoadCall[],
    ): Contender => ({
      name,
      pid,
      databasePid: stage.databasePid,
      run: () =>
        stage.load({ url: `${server}${POSTING}`, method: 'POST', connections: CONNECTIONS, calls: turn() }),
    });
    const lines = await compareInRounds(
      contender('bare server, one insert', bare.pid, url, () => calls.slice(0, POSTS)),
      [contender('post an answer', stage.api.pid, stage.api.url, next)],
      ROUNDS,
    );
    return lines.map((line) =>
      comparedRow('Posting in a group', line, line.name === 'post an answer' ? 0.4 : undefined),
    );
  } finally {
    await bare.stop();
  }
};
