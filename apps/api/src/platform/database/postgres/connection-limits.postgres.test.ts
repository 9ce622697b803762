import Fastify from 'fastify';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendFault } from '../../../http/envelope.ts';
import { silentLog } from '../../../../test/system/silent-log.ts';
import {
  createTestDatabase,
  type TestDatabasePlace,
} from '../../../../test/database/postgres-test-database.ts';
import { together } from '../../../../test/together.ts';
import { systemClock } from '../../clock.ts';
import { createEvents } from '../../events/events.ts';
import { batchedIdempotentCommit } from '../../idempotency/batched-commit.ts';
import { systemRandom } from '../../random.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { openPostgres } from './postgres-engine.ts';

const limits = { lockMs: 300, idleInTransactionMs: 400 };

let place: TestDatabasePlace;
let database: Database;
let witness: Client;

beforeAll(async () => {
  place = await createTestDatabase();
  const engine = openPostgres({ url: place.url, limits, onError: () => undefined });
  database = await openDatabase(engine, { random: systemRandom, migrate: false });
  witness = new Client(place.url);
  await witness.connect();
  await witness.query('create table purses (member_id uuid primary key, coins integer not null)');
});
beforeEach(async () => {
  await witness.query('delete from purses');
});
afterAll(async () => {
  await witness.end();
  await database.close();
  await place.drop();
});

/** Makes empty purses of this many new members. */
const openPurses = async (count: number): Promise<string[]> => {
  const members = Array.from({ length: count }, () => systemRandom.uuid());
  await witness.query('insert into purses select unnest($1::uuid[]), 0', [members]);
  return members;
};

const coins = async (): Promise<unknown[]> =>
  (await witness.query<{ coins: number }>('select coins from purses')).rows.map((row) => row.coins);

test('no plan is compiled: a connection says so itself, whatever the server is set to', async () => {
  const { rows } = await sql<{ setting: string; source: string }>`
    select setting, source from pg_settings where name = 'jit'`.execute(database.read);
  expect(rows).toEqual([{ setting: 'off', source: 'client' }]);
});

/** A transaction that holds the locks of `statement` until the returned function ends it. */
const holding = async (statement: string, values: unknown[]): Promise<() => Promise<unknown>> => {
  await witness.query('begin');
  await witness.query(statement, values);
  return () => witness.query('rollback');
};

/** Adds one coin to a member's purse. Concurrent calls share a statement. */
const payingOne = () =>
  batchedIdempotentCommit<string, number>(
    { database, events: createEvents({ database, clock: systemClock, log: silentLog }) },
    {
      steps: (members) => [
        {
          name: 'paid',
          statement: sql`
            update purses set coins = coins + 1
            where member_id = any(${members}::uuid[]) returning member_id, coins as value`,
        },
      ],
      answer: (_member, coins) => coins,
      event: (memberId) => ({ topic: memberId, payload: {} }),
    },
  );

test('a transaction that holds one member up holds up nobody else beyond the limit, and is itself refused, not lost', async () => {
  const members = await openPurses(3);
  const [stuck = ''] = members;
  const pay = payingOne();
  const payMember = (memberId: string) =>
    pay({ memberId, key: 'k', hash: 'h' }, () => Promise.resolve(memberId), memberId);
  const letGo = await holding('select from purses where member_id = $1 for update', [stuck]);
  let endedFirst: string | undefined;
  const outcomes = await together(members.length, (index) =>
    payMember(members[index] ?? '').finally(() => (endedFirst ??= members[index])),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(outcomes[0]).toMatchObject({ reason: { code: '55P03' } });
  expect(endedFirst).not.toBe(stuck);

  await letGo();
  expect(await Promise.all(members.map(payMember))).toEqual([1, 1, 1]);
  expect(await coins()).toEqual([1, 1, 1]);
});

test('who had to wait too long is told that the server is busy and when to come back', async () => {
  const [memberId = ''] = await openPurses(1);
  const server = Fastify();
  server.setErrorHandler(sendFault);
  server.get('/pay', async () => {
    await database.transaction((tx) =>
      sql`update purses set coins = 1 where member_id = ${memberId}`.execute(tx),
    );
  });
  const letGo = await holding('select from purses where member_id = $1 for update', [memberId]);
  const answer = await server.inject('/pay');
  await letGo();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ code: 503, data: null });
  expect(await coins()).toEqual([0]);
});

test('a call whose database goes away, or is away, is told so and when to come back', async () => {
  const nowhere = new URL(place.url);
  nowhere.port = '1';
  const engine = openPostgres({ url: nowhere.href, limits, onError: () => undefined });
  const away = await openDatabase(engine, { random: systemRandom, migrate: false });
  const server = Fastify();
  server.setErrorHandler(sendFault);
  server.get('/away', async () => await sql`select 1`.execute(away.read));
  server.get('/going', async () => {
    await database.transaction((tx) => sql`select pg_sleep(${30}::int)`.execute(tx));
  });
  const going = server.inject('/going');
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await witness.query(end)).rowCount).toBe(1);
  for (const answer of [await going, await server.inject('/away')]) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ code: 503, data: null });
  }
  await away.close();
});

test('a transaction that is left open is ended by the server, and lets go of what it held', async () => {
  const [memberId = ''] = await openPurses(1);
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const forgotten = database.transaction(async (tx) => {
    await sql`update purses set coins = 7 where member_id = ${memberId}`.execute(tx);
    held.resolve();
    await released.promise;
    await sql`select 1`.execute(tx);
  });
  const failing = expect(forgotten).rejects.toThrow();
  await held.promise;
  // Waits without a limit until the server has ended the transaction that holds the row.
  await witness.query('update purses set coins = 2 where member_id = $1', [memberId]);
  released.resolve();
  await failing;
  expect(await coins()).toEqual([2]);
});
