import { type BareRoute } from './bare-server.ts';
import { bareRoute } from './bare-route.ts';
import { startChild } from './child.ts';
import { memberGet, memberPost } from './member-call.ts';
import { type Compared, compareInRounds, type Contender } from './rounds.ts';
import { POOL, type Stage } from './stage.ts';
import type { Row } from './table.ts';

const CONNECTIONS = 16;
const SECONDS = 1.5;
const ROUNDS = 7;
const ACCOUNT = '/api/v1/users/account';
const NICKNAME = '/api/v1/users/nickname';

const rowOf =
  (area: string, targets: Record<string, NonNullable<Row['target']>>) =>
  ({ name, perSecond, ratio, lowest, highest }: Compared): Row => {
    const target = targets[name];
    const row = {
      area,
      name,
      result: `${Math.round(perSecond)}/s`,
      ratio,
      range: [lowest, highest] as const,
    };
    return target ? { ...row, target } : row;
  };

/** The calls of the read: each connection is another member, as in life. */
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

/** Calls per second of the server against the same framework with nothing around it. */
export const measureApi = async (stage: Stage): Promise<Row[]> => {
  const bare = startChild('bare-server.ts');
  try {
    const routes = await routesOf(stage);
    const { url } = (await bare.ask({ postgresUrl: stage.postgresUrl, connections: POOL, routes })) as {
      url: string; // What bare-server.ts answers.
    };
    const reads = readLoad(stage).map(({ load }) => load);
    const writes = nicknameLoad(stage).map(({ load }) => load);
    const load = (method: 'GET' | 'POST', at: string, calls: typeof reads): Contender['run'] => {
      return () => stage.load({ url: at, method, connections: CONNECTIONS, seconds: SECONDS, calls });
    };
    const read = await compareInRounds(
      { name: 'bare server, the same one query', run: load('GET', `${url}${ACCOUNT}`, reads) },
      [
        { name: 'ours, signed in', run: load('GET', `${stage.api.url}${ACCOUNT}`, reads) },
        { name: 'bare server, no query', run: load('GET', `${url}/nothing`, reads) },
      ],
      ROUNDS,
    );
    const write = await compareInRounds(
      { name: 'bare server, the same one statement', run: load('POST', `${url}${NICKNAME}`, writes) },
      [{ name: 'ours, signed in', run: load('POST', `${stage.api.url}${NICKNAME}`, writes) }],
      ROUNDS,
    );
    return [
      ...read.map(rowOf('API read (account)', { 'ours, signed in': { min: 0.7 } })),
      ...write.map(rowOf('API write (nickname)', {})),
    ];
  } finally {
    await bare.stop();
  }
};
