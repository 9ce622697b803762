import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crowdId, crowdIdSql } from '@yayan/api/testing/bench-side';
import { bareRoute } from '../load/bare-route.ts';
import { startChild } from '../load/child.ts';
import { comparedRow } from '../report/compared-row.ts';
import { memberPost } from '../load/member-call.ts';
import { fillPgbench, findPgbench, runPgbench } from '../load/pgbench.ts';
import { compareInRounds, type Contender, type Throughput } from '../report/rounds.ts';
import { ACCOUNTS, POOL, SIGNED_IN, type Stage } from '../stage.ts';
import type { Row } from '../report/table.ts';
import { takeTurns } from '../report/take-turns.ts';

const CHECKIN = '/api/v1/users/checkin';
const CLIENTS = 8;
const CONNECTIONS = 64;
const SECONDS = 1;
const ROUNDS = 7;
/** A member checks in only once a day, so every call of every round needs a different member. */
const CALLS_A_ROUND = 1_500;

/** Pays one coin to a random member, by the same SQL function that the server calls. */
const script = `\\set n random(1, ${ACCOUNTS})
\\set key random(1, 9000000000000000)
select * from post_transfer(${crowdIdSql(':n')}, gen_random_uuid(), 'bench:' || :key, 'earned', 'checkin', 'bench',
  '连续签到第 1 天', null, null, null, array['coin'], array[1]::bigint[], array['issue'], now());
`;

const pay = async ({ side }: Stage): Promise<Throughput> => {
  const end = performance.now() + SECONDS * 1_000;
  let paid = 0;
  const payer = async (): Promise<void> => {
    while (performance.now() < end) {
      await side.pay(crowdId(randomInt(1, ACCOUNTS + 1)));
      paid += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, payer));
  return { count: paid, seconds: (performance.now() - began) / 1_000 };
};

/** Prepares check-ins over HTTP, to our server and to a bare server that sends the same statements. */
const checkins = async (stage: Stage, bare: ReturnType<typeof startChild>): Promise<Contender[]> => {
  const calls = stage.crowd.map((member, index) =>
    memberPost(member, CHECKIN, {}, { 'idempotency-key': `bench-checkin-${String(index).padStart(8, '0')}` }),
  );
  const [first, second, ...others] = calls;
  const recordedFor = stage.crowd[1]?.memberId;
  if (!first || !second || recordedFor === undefined) throw new Error('The crowd is empty');
  const recording = await stage.side.record([first.recorded, second.recorded]);
  const route = bareRoute({ method: 'POST', url: CHECKIN }, recording, {
    memberId: recordedFor,
    named: { 'bench-checkin-00000001': 'bench-checkin-{n}' },
    members: { from: SIGNED_IN + 1, to: ACCOUNTS },
  });
  const { url } = (await bare.ask({
    postgresUrl: stage.postgresUrl,
    connections: POOL,
    routes: [route],
  })) as {
    url: string; // The answer of bare-server.ts.
  };
  const turn = takeTurns(
    others.map(({ load }) => load),
    CALLS_A_ROUND,
  );
  const bareCalls = others.slice(0, CALLS_A_ROUND).map(({ load }) => load);
  const load = { method: 'POST', connections: CONNECTIONS } as const;
  return [
    {
      name: 'check-in through HTTP',
      pid: stage.api.pid,
      run: () => stage.load({ ...load, url: `${stage.api.url}${CHECKIN}`, calls: turn() }),
    },
    {
      name: `bare server, the same ${recording.statements.length} statements`,
      pid: bare.pid,
      run: () => stage.load({ ...load, url: `${url}${CHECKIN}`, calls: bareCalls }),
    },
  ];
};

/** Measures transfers per second against pgbench's simple-update. */
export const measureLedger = async (stage: Stage): Promise<Row[]> => {
  const pgbench = findPgbench();
  if (pgbench === undefined)
    return [{ area: 'Ledger', name: 'skipped: there is no pgbench on this machine', result: '' }];
  const folder = await mkdtemp(join(tmpdir(), 'yayan-bench-'));
  const bare = startChild('bare-server.ts');
  try {
    await fillPgbench(pgbench, stage.pgbenchUrl, ACCOUNTS / 100_000);
    const file = join(folder, 'transfer.sql');
    writeFileSync(file, script);
    const options = { clients: CLIENTS, seconds: SECONDS };
    const compared = await compareInRounds(
      {
        name: 'pgbench simple-update',
        run: () => runPgbench(pgbench, stage.pgbenchUrl, { ...options, script: ['-N'] }),
      },
      [
        {
          name: 'post_transfer in pgbench',
          run: () => runPgbench(pgbench, stage.postgresUrl, { ...options, script: ['-f', file] }),
        },
        { name: 'transfer() in Node', run: () => pay(stage) },
        ...(await checkins(stage, bare)),
      ],
      ROUNDS,
    );
    const targets: Record<string, number> = {
      'post_transfer in pgbench': 0.8,
      'check-in through HTTP': 0.25,
    };
    return compared.map((line) => comparedRow('Ledger', line, targets[line.name]));
  } finally {
    await bare.stop();
    await rm(folder, { recursive: true });
  }
};
