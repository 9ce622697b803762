import { type BenchCampaigns, type CrowdMember, QUIZ_QUESTIONS } from '@yayan/api/testing/bench-side';
import type { ApiProcess } from '@yayan/tools/api-process';
import { filledTry, fillPeople, fillPlayed } from '../fill/fill-community.ts';
import type { BareRoute } from '../load/bare-server.ts';
import { startChild } from '../load/child.ts';
import type { LoadCall } from '../load/load-client.ts';
import { memberGet, memberPost, type MemberCall } from '../load/member-call.ts';
import { comparedRow } from '../report/compared-row.ts';
import { type ContenderResult, compareInRounds, type Contender } from '../report/rounds.ts';
import type { Row } from '../report/table.ts';
import { takeTurns } from '../report/take-turns.ts';
import { POOL, type Stage } from '../stage.ts';

const FEW = 1_000;
/** A small `BENCH_MEMBERS` is for a quick try of the measurement itself. */
const MANY = Number(process.env['BENCH_MEMBERS'] ?? 1_000_000);
/** The parts to measure: `reads`, `draws`. Each fills only the tables it needs. */
const PARTS = process.env['BENCH_COMMUNITY']?.split(',') ?? ['reads', 'draws'];
/** The number of signed-in members, in both places. */
const SIGNED_IN = 1_000;
const CONNECTIONS = 16;
const SECONDS = 1;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
/** A draw uses a chance and a try is answered once, so a round makes this many different calls. */
const CALLS_A_ROUND = 400;
const CHANCES = 10;
/** One more than the rounds need: two calls are recorded. */
const QUIZZES = 10;
const LEAST_READS = 0.5;
const LEAST_DRAWS = 0.25;
const MOST_GROWTH = 1.3;
const RANKING_MOST_MS = 50;
const RANKING_LOOKS = 31;
const RANKING = '/api/v1/ranking?period=all';

const reads = {
  'message list': '/api/v1/messages',
  bell: '/api/v1/messages/new',
  ranking: RANKING,
} as const;

/** A filled database with a server, and the calls that are measured there. */
interface Place {
  api: ApiProcess;
  crowd: readonly CrowdMember[];
  campaigns: BenchCampaigns;
  record: (calls: readonly [MemberCall, MemberCall]) => Promise<string>;
  url: string;
}

const open = async ({ openOther }: Stage, members: number): Promise<Place> => {
  const { url, side, serve } = await openOther(`community_${members}`);
  const crowd = await side.signInCrowd(SIGNED_IN);
  const campaigns = await side.openCampaigns(QUIZZES);
  const filling = { members, signedIn: SIGNED_IN, campaigns, chances: CHANCES };
  if (PARTS.includes('reads')) await fillPeople(url, filling);
  if (PARTS.includes('draws')) await fillPlayed(url, filling);
  const record: Place['record'] = async ([first, second]) =>
    (await side.record([first.recorded, second.recorded])).answer;
  return { api: await serve(), crowd, campaigns, record, url };
};

const draws = ({ crowd, campaigns }: Place): MemberCall[] =>
  Array.from({ length: CHANCES }, (_, chance) =>
    crowd.map((member, index) =>
      memberPost(
        member,
        `/api/v1/campaigns/${campaigns.lottery}/draws`,
        { clientSeed: '好运' },
        { 'idempotency-key': `bench-draw-${chance}-${String(index).padStart(6, '0')}` },
      ),
    ),
  ).flat();

const answers = Array.from({ length: QUIZ_QUESTIONS }, (_, index) => ({ number: index + 1, choice: 1 }));

const submits = ({ crowd, campaigns }: Place): MemberCall[] =>
  campaigns.quizzes.flatMap((quiz) =>
    crowd.map((member, index) =>
      memberPost(
        member,
        '/api/v1/questions',
        { sheet: filledTry(quiz, index + 1), answers },
        { 'idempotency-key': `bench-${quiz}-${String(index).padStart(8, '0')}` },
      ),
    ),
  );

/** The calls of a place to compare, and how a round makes them. */
interface Measure {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  least: number;
  calls: (place: Place) => MemberCall[];
}

const run = (stage: Stage, { method, path }: Measure, server: string, turn: () => readonly LoadCall[]) =>
  stage.load({
    url: `${server}${path}`,
    method,
    connections: CONNECTIONS,
    calls: turn(),
    ...(method === 'GET' && { seconds: SECONDS }),
  });

/** The measured calls of the small place next to a bare server, and the large one next to both. */
const compare = async (
  stage: Stage,
  [few, many]: readonly [Place, Place],
  measure: Measure,
): Promise<Row[]> => {
  const { name, method, path, least } = measure;
  const calls = new Map([few, many].map((place) => [place, measure.calls(place)]));
  const [first, second] = calls.get(few) ?? [];
  if (!first || !second) throw new Error('The crowd is empty');
  const route: BareRoute = {
    method,
    url: path.split('?')[0] ?? path,
    answer: await few.record([first, second]),
    statements: [{ text: 'select * from profiles where member_id = $1', values: ['{id}'] }],
    members: { from: 1, to: SIGNED_IN },
  };
  const bare = startChild('bare-server.ts');
  try {
    const setup = { postgresUrl: few.url, connections: POOL, routes: [route] };
    const { url } = (await bare.ask(setup)) as { url: string }; // The answer of bare-server.ts.
    const turnOf = (place: Place, isOnce: boolean): (() => readonly LoadCall[]) => {
      const all = (calls.get(place) ?? []).map(({ load }) => load);
      // Each recorded call can be made once.
      return isOnce ? takeTurns(all.slice(2), CALLS_A_ROUND) : () => all.slice(0, CALLS_A_ROUND);
    };
    const isOnce = method === 'POST';
    const contender = (who: string, place: Place): Contender => {
      const turn = turnOf(place, isOnce);
      return {
        name: who,
        pid: place.api.pid,
        databasePid: stage.databasePid,
        run: () => run(stage, measure, place.api.url, turn),
      };
    };
    const lines = await compareInRounds(
      {
        name: 'bare server, one query',
        pid: bare.pid,
        databasePid: stage.databasePid,
        run: () => run(stage, measure, url, turnOf(few, false)),
      },
      [contender(`${FEW} members`, few), contender(`${MANY} members`, many)],
      ROUNDS,
    );
    return [
      ...lines.map((line) =>
        comparedRow(`Community: ${name}`, line, line.name.endsWith(' members') ? least : undefined),
      ),
      grownRow(name, lines),
    ];
  } finally {
    await bare.stop();
  }
};

/** How many times as long the large place takes. */
const grownRow = (name: string, lines: readonly ContenderResult[]): Row => {
  const [, few, many] = lines;
  return {
    area: `Community: ${name}`,
    name: `${MANY} members against ${FEW}`,
    result: '',
    ratio: (few?.ratio ?? Number.NaN) / (many?.ratio ?? Number.NaN),
    target: { max: MOST_GROWTH },
  };
};

/** The time until the ranking's page has its data: one call after another. */
const rankingTime = async ({ api, crowd }: Place): Promise<Row> => {
  const [member] = crowd;
  if (!member) throw new Error('The crowd is empty');
  const { headers } = memberGet(member, RANKING).load;
  const times: number[] = [];
  for (let look = 0; look < RANKING_LOOKS; look += 1) {
    const begun = performance.now();
    const answer = await fetch(`${api.url}${RANKING}`, { headers });
    const { code } = (await answer.json()) as { code: number }; // As the document has it.
    if (code !== 200) throw new Error(`The ranking answered ${code}`);
    times.push(performance.now() - begun);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  return {
    area: 'Community: ranking',
    name: `${MANY} members, one call after another`,
    result: `${median.toFixed(1)} ms`,
    ratio: median / RANKING_MOST_MS,
    target: { max: 1 },
  };
};

/** Measures messages, the bell, the ranking, draws and the quiz, for few members and for a million. */
export const measureCommunity = async (stage: Stage): Promise<Row[]> => {
  const places = [await open(stage, FEW), await open(stage, MANY)] as const;
  const lottery = places[0].campaigns.lottery;
  const measures: Measure[] = [
    ...Object.entries(reads).map(([name, path]): Measure => ({
      name,
      method: 'GET',
      path,
      least: LEAST_READS,
      calls: ({ crowd }) => crowd.map((member) => memberGet(member, path)),
    })),
    {
      name: 'draw',
      method: 'POST',
      path: `/api/v1/campaigns/${lottery}/draws`,
      least: LEAST_DRAWS,
      calls: draws,
    },
    { name: 'quiz answers', method: 'POST', path: '/api/v1/questions', least: LEAST_DRAWS, calls: submits },
  ];
  const rows: Row[] = [];
  for (const measure of measures) {
    const part = measure.method === 'GET' ? 'reads' : 'draws';
    if (PARTS.includes(part)) rows.push(...(await compare(stage, places, measure)));
  }
  return PARTS.includes('reads') ? [...rows, await rankingTime(places[1])] : rows;
};
