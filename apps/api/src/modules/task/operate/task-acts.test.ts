import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { cast, TestSystem } from '../../../../test/system/test-system.ts';
import { allTogether } from '../../../../test/together.ts';
import { takeSeat } from '../tasks.ts';

let system: TestSystem;
let researcher: ConsoleSession;
let member: { token: string; deviceId: string };
let id: string;
beforeAll(async () => {
  system = await TestSystem.start();
  member = await system.signIn(cast.newMember);
  researcher = await signInOperator(system, 'researcher');
  const wall = await system.get('listTasks', { query: { limit: 20 } }, member);
  const open = wall.items.find(({ availability, type }) => availability === 'open' && type === 2);
  if (open === undefined) throw new Error('The demo has no open survey');
  id = open.hashId;
});
afterAll(() => system.stop());

type TaskAct = 'pauseTask' | 'resumeTask' | 'endTask' | 'setTaskSeats' | 'setTaskReward' | 'softLaunchTask';
const act = async (name: TaskAct, input?: object, reason = '题目有误') => {
  const body = { ...(input && { input }), reason };
  return (await consoleCall(system, name, { params: { id }, body, key: system.key() }, researcher)).outcome;
};
const isOnWall = async (): Promise<boolean> =>
  (await system.get('listTasks', { query: { limit: 100 } }, member)).items.some(
    ({ hashId }) => hashId === id,
  );
const read = async () => (await consoleCall(system, 'getOperatorTask', { params: { id } }, researcher)).data;

it('14.11 a paused task leaves the wall and nobody starts it, until it goes on', async () => {
  expect(await act('resumeTask')).toBe('TASK_NOT_PAUSED');
  expect(await isOnWall()).toBe(true);
  expect(await act('pauseTask')).toBe('OK');
  expect(await isOnWall()).toBe(false);
  const { eligibility } = await system.get('getTask', { params: { hashId: id } }, member);
  expect(eligibility.obstacle).toMatchObject({ kind: 'paused' });
  expect(await act('pauseTask')).toBe('TASK_NOT_RUNNING');
  expect(await act('resumeTask')).toBe('OK');
  expect(await isOnWall()).toBe(true);
});

it('14.71 a soft launch pauses the task with its last seat, gives no more, and goes on without the limit', async () => {
  const { database, clock } = system.platform;
  const { rows } = await sql<{ id: string }>`select id from tasks where hash_id = ${id}`.execute(
    database.read,
  );
  const taken = (await read()).seatsTaken;
  const take = async (): Promise<boolean> =>
    await database.transaction((tx) => takeSeat(tx, rows[0]?.id ?? '', clock.now()));
  expect(await act('softLaunchTask', { softSeats: taken + 2 })).toBe('OK');
  expect(await act('pauseTask')).toBe('OK');
  expect(await act('resumeTask')).toBe('OK');
  expect(await read()).toMatchObject({ state: 'running', softSeats: taken + 2 });
  const got = await allTogether(4, take);
  expect(got.filter(Boolean)).toHaveLength(2);
  expect(await read()).toMatchObject({ state: 'paused', seatsTaken: taken + 2 });
  expect(await act('softLaunchTask', { softSeats: taken + 2 })).toBe('TASK_SEATS_TAKEN');
  expect(await act('resumeTask')).toBe('OK');
  expect(await read()).toMatchObject({ state: 'running', softSeats: null });
  expect(await take()).toBe(true);
});

it('seats never fall below those taken, and coins change for those who start later', async () => {
  expect(await act('setTaskSeats', { seats: 7 })).toBe('OK');
  await system.platform.database.read
    .updateTable('tasks')
    .set({ seats_taken: 3 })
    .where('hash_id', '=', id)
    .execute();
  expect(await act('setTaskSeats', { seats: 2 })).toBe('TASK_SEATS_TAKEN');
  expect(await act('setTaskReward', { coins: 77 })).toBe('OK');
  expect(await read()).toMatchObject({ seats: 7, seatsTaken: 3, coins: 77 });
});

it('14.76 an act that would leave all as it is is refused, tried or done, whatever it says besides', async () => {
  const { seats, coins, softSeats } = await read();
  const count = async (): Promise<number> =>
    (await consoleCall(system, 'listOperatorActs', { query: { subject: id, limit: 100 } }, researcher)).data
      .items.length;
  const before = await count();
  for (const [name, input] of [
    ['setTaskSeats', { seats }],
    ['setTaskReward', { coins }],
    // It says how many seats are taken, too.
    ['softLaunchTask', { softSeats }],
  ] as const) {
    expect(await act(name, input)).toBe('ACT_NOTHING_CHANGES');
    const tried = { params: { id }, body: { input, dryRun: true }, key: system.key() };
    expect((await consoleCall(system, name, tried, researcher)).outcome).toBe('ACT_NOTHING_CHANGES');
  }
  expect(await count()).toBe(before);
});

it('a task ends later or now, but not in the past', async () => {
  const inAnHour = new Date(system.clock.now().getTime() + 3_600_000).toISOString();
  expect(await act('endTask', { endsAt: '2020-01-01T00:00:00.000Z' })).toBe('TASK_END_PAST');
  expect(await act('endTask', { endsAt: inAnHour })).toBe('OK');
  expect(await read()).toMatchObject({ state: 'running', endsAt: inAnHour });
  expect(await act('endTask', { endsAt: null })).toBe('OK');
  expect(await read()).toMatchObject({ state: 'ended' });
  expect(await isOnWall()).toBe(false);
  expect(await act('pauseTask')).toBe('TASK_NOT_RUNNING');
});

it('tasks are found by state, type and title, page by page, each once', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string | number> = { limit: 3, ...(cursor !== null && { cursor }) };
    const { data } = await consoleCall(system, 'listOperatorTasks', { query }, researcher);
    seen.push(...data.items.map((task) => task.id));
    expect(data).toMatchObject({ countIsCapped: false });
    cursor = data.nextCursor;
  } while (cursor !== null);
  const { data } = await consoleCall(system, 'listOperatorTasks', { query: { limit: 1 } }, researcher);
  expect(seen).toHaveLength(data.count);
  expect(new Set(seen).size).toBe(seen.length);
  const ended = await consoleCall(system, 'listOperatorTasks', { query: { state: 'ended' } }, researcher);
  expect(ended.data.items.every(({ state }) => state === 'ended')).toBe(true);
  expect(ended.data.items.map((task) => task.id)).toContain(id);
});
