import { type BareRoute } from '../load/bare-server.ts';
import { bareRoute } from '../load/bare-route.ts';
import { startChild } from '../load/child.ts';
import { comparedRow } from '../report/compared-row.ts';
import type { Load } from '../load/load-client.ts';
import { memberGet, memberPost } from '../load/member-call.ts';
import { compareInRounds, type Contender } from '../report/rounds.ts';
import { POOL, type Stage } from '../stage.ts';
import type { Row } from '../report/table.ts';

const CONNECTIONS = 16;
const SECONDS = 1;
const ROUNDS = 7;
const ACCOUNT = '/api/v1/users/account';
const OURS = 'ours, signed in';
const NICKNAME = '/api/v1/users/nickname';

/** The load of the read. Each connection is a different member, as in production. */
const readLoad = ({ crowd }: Stage) =>
  crowd.slice(0, CONNECTIONS).map((member) => memberGet(member, ACCOUNT));

const nicknameLoad = ({ crowd }: Stage) =>
  crowd
    .slice(0, CONNECTIONS)
    .map((member, index) => memberPost(member, NICKNAME, { nickname: `crowd${index + 1}` }));

const routesOf = async (stage: Stage): Promise<BareRoute[]> => {
  const [read] = readLoad(stage);
  const [write] = nicknameLoad(stage);
  const [member] = stage.crowd;
  if (!read || !write || !member) throw new Error('The crowd is empty');
  const { memberId } = member;
  const members = { from: 1, to: CONNECTIONS };
  const readRecording = await stage.side.record([read.recorded, read.recorded]);
  const writeRecording = await stage.side.record([write.recorded, write.recorded]);
  const account = bareRoute({ method: 'GET', url: ACCOUNT }, readRecording, { memberId, members });
  return [
    account,
    { ...account, url: '/nothing', statements: [] },
    bareRoute({ method: 'POST', url: NICKNAME }, writeRecording, {
      memberId,
      members,
      named: { crowd1: 'crowd{n}' },
    }),
  ];
};

/** Measures our server's calls per second against a bare server with the same framework. */
export const measureApi = async (stage: Stage): Promise<Row[]> => {
  const bare = startChild('bare-server.ts');
  try {
    const routes = await routesOf(stage);
    const { url } = (await bare.ask({ postgresUrl: stage.postgresUrl, connections: POOL, routes })) as {
      url: string; // The answer of bare-server.ts.
    };
    const reads = readLoad(stage).map(({ load }) => load);
    const writes = nicknameLoad(stage).map(({ load }) => load);
    const contender = (
      name: string,
      pid: number,
      load: Pick<Load, 'url' | 'method' | 'calls'>,
    ): Contender => ({
      name,
      pid,
      databasePid: stage.databasePid,
      run: () => stage.load({ ...load, connections: CONNECTIONS, seconds: SECONDS }),
    });
    const { api } = stage;
    const read = { method: 'GET', calls: reads } as const;
    const write = { method: 'POST', calls: writes } as const;
    const readLines = await compareInRounds(
      contender('bare server, the same one query', bare.pid, { ...read, url: `${url}${ACCOUNT}` }),
      [
        contender(OURS, api.pid, { ...read, url: `${api.url}${ACCOUNT}` }),
        contender('bare server, no query', bare.pid, { ...read, url: `${url}/nothing` }),
      ],
      ROUNDS,
    );
    const writeLines = await compareInRounds(
      contender('bare server, the same one statement', bare.pid, { ...write, url: `${url}${NICKNAME}` }),
      [contender(OURS, api.pid, { ...write, url: `${api.url}${NICKNAME}` })],
      ROUNDS,
    );
    return [
      ...readLines.map((line) =>
        comparedRow('API read (account)', line, line.name === OURS ? 0.7 : undefined),
      ),
      ...writeLines.map((line) => comparedRow('API write (nickname)', line)),
    ];
  } finally {
    await bare.stop();
  }
};
