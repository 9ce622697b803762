import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TaskType } from '@yayan/contract';
import { hostileQueries } from '../../../../test/hostile/hostile-queries.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { allTogether, together } from '../../../../test/together.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { sweepSeats } from '../../survey/answering/sweep-seats.ts';
import { taskPorts } from '../../../composition/ports/task-ports.ts';
import { browseAddress } from './browse.ts';
import { decide, type Decision, waitingReviews } from './review.ts';

const hash = {
  browse: 'Liu3nLan7yMn',
  video: 'Shi4pIn8kAn2',
  paipai: 'Pai2zAo5cAn9',
  app: 'Ying7yOng3Sw',
  prize: 'Chan6pIn9tSy',
} as const;

let system: TestSystem;
let members = 500;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const join = async (): Promise<Asker> => {
  members += 1;
  return await system.signIn(freshMobile(members));
};
const start = async (who: Asker, hashId: string): Promise<string> =>
  (await system.get('startParticipation', { body: { taskHashId: hashId } }, who)).sessionId;
const look = (who: Asker, hashId: string) => system.get('getTaskActivity', { params: { hashId } }, who);
const coins = async (who: Asker): Promise<number> => (await system.get('getAccount', {}, who)).coins;
const tasks = () => ({ ...system.platform, ports: taskPorts });
const decideOn = (sessionId: string, verdict: Decision['verdict'], reason: string | null = null) =>
  decide(tasks(), { sessionId, verdict, operator: '小林', reason });
const submit = (who: Asker, hashId: string, text: string) =>
  system.call('submitTaskActivity', { params: { hashId }, body: { text, photos: [] } }, who);
const application = '我每天用备忘录记账，想试试更省事的办法';

it('browse: pays once, and only after the dwell time by the server’s clock', async () => {
  const who = await join();
  const session = await start(who, hash.browse);
  const claim = (idempotencyKey: string) =>
    system.call('claimBrowseTask', { params: { hashId: hash.browse }, idempotencyKey }, who);
  expect((await claim(system.key())).code).toBe(22033);
  const left = await system.app.server.inject({ url: `/api/v1/browse/redirect?session=${session}` });
  expect([left.statusCode, left.headers['location']]).toEqual([302, 'http://127.0.0.1:4100/privacy']);
  system.clock.advance(19_000);
  expect(await claim(system.key())).toMatchObject({ code: 22033, data: { seconds: 19, secondsNeeded: 20 } });
  // Opening the page again doesn't restart the dwell time.
  await system.app.server.inject({ url: `/api/v1/browse/redirect?session=${session}` });
  system.clock.advance(1000);
  const all = await allTogether(10, () => claim(system.key()));
  expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await coins(who)).toBe(10);
});

it('browse: a repeated claim gets the first answer, even when the task is no browse task any more', async () => {
  const who = await join();
  const session = await start(who, hash.browse);
  await system.app.server.inject({ url: `/api/v1/browse/redirect?session=${session}` });
  system.clock.advance(20_000);
  const asked = { params: { hashId: hash.browse }, idempotencyKey: system.key() };
  const first = await system.call('claimBrowseTask', asked, who);
  expect(first.code).toBe(200);
  const db = system.platform.database.read;
  const { task_id } = await db
    .selectFrom('activity_runs')
    .select('task_id')
    .where('participation_id', '=', session)
    .executeTakeFirstOrThrow();
  const rules = (kind: string) =>
    db
      .updateTable('task_activities')
      .set({ rules: sql`jsonb_set(rules::jsonb, '{kind}', ${JSON.stringify(kind)}::jsonb)` })
      .where('task_id', '=', task_id)
      .execute();
  await rules('unknown');
  expect(await system.call('claimBrowseTask', asked, who)).toEqual(first);
  await rules('browse');
});

it.each([
  ['https://evil.example/x', undefined],
  ['//evil.example/x', undefined],
  ['https://shop.example@evil.example/', undefined],
  ['https://user:pass@shop.example/', undefined],
  ['http://shop.example/', undefined],
  ['https://shop.example.evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['https://shop.example/new', 'https://shop.example/new'],
  ['/privacy', 'https://m.example/privacy'],
])('X5 open redirect: a browse task to %s leads to %s', (target, expected) => {
  const places = {
    sites: { member: 'https://m.example', bbs: 'https://b.example', console: 'https://c.example' },
    browseHosts: ['shop.example'],
  };
  expect(browseAddress(places, target)).toBe(expected);
});

it('browse: the query never decides the target, and another member’s session is not found', async () => {
  const session = await start(await join(), hash.browse);
  const get = async (query: string) =>
    (await system.app.server.inject({ url: `/api/v1/browse/redirect?${query}` })).statusCode;
  expect(await get(`session=${session}&url=https://evil.example`)).toBe(400);
  expect(await get('session=0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607')).toBe(404);
});

it('X5: none of 400 hostile addresses of /browse/redirect leads anywhere except to the task’s page', async () => {
  const session = await start(await join(), hash.browse);
  const get = (query: string) =>
    system.app.server.inject({ url: `/api/v1/browse/redirect?${query}`, remoteAddress: '10.9.1.1' });
  for (const query of hostileQueries(400, () => `session=${session}`)) {
    const { statusCode, headers } = await get(query);
    expect([400, 404], query).toContain(statusCode);
    expect(headers.location).toBeUndefined();
  }
  expect((await get(`session=${session}`)).headers.location).toBe('http://127.0.0.1:4100/privacy');
});

it('video: heartbeats ahead of the clock are refused, and the last second pays once', async () => {
  const who = await join();
  await start(who, hash.video);
  const beat = (position: number) =>
    system.call('beatTaskVideo', { params: { hashId: hash.video }, body: { position } }, who);
  expect(await beat(30)).toMatchObject({ code: 22033, data: { seconds: 0, secondsNeeded: 30 } });
  await beat(0);
  for (const position of [5, 10, 15, 20, 25]) {
    system.clock.advance(5000);
    expect((await beat(position)).code).toBe(200);
  }
  expect(await beat(30)).toMatchObject({ code: 22033, data: { seconds: 25 } });
  expect(await look(who, hash.video)).toMatchObject({ state: 'doing', seconds: 25 });
  system.clock.advance(5000);
  const ends = await allTogether(10, () => beat(30));
  expect(ends.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await look(who, hash.video)).toMatchObject({ state: 'ended' });
  expect(await coins(who)).toBe(15);
});

it('video: the tolerance is granted once, not for each beat', async () => {
  const who = await join();
  await start(who, hash.video);
  for (let position = 2; position <= 30; position += 2) {
    await system.call('beatTaskVideo', { params: { hashId: hash.video }, body: { position } }, who);
    system.clock.advance(50);
  }
  expect(await look(who, hash.video)).toMatchObject({ state: 'doing', seconds: 2 });
  expect(await coins(who)).toBe(0);
});

it('trial: apply, revise after a return, be approved, then the proof is due; nothing is paid before it', async () => {
  const who = await join();
  const session = await start(who, hash.app);
  expect(await look(who, hash.app)).toMatchObject({ state: 'doing', asks: { textMin: 15 } });
  expect((await submit(who, hash.app, '太短')).code).toBe(22032);
  expect((await submit(who, hash.app, application)).code).toBe(200);
  expect(await look(who, hash.app)).toMatchObject({ state: 'applied', asks: null, deadline: null });
  expect((await submit(who, hash.app, application)).code).toBe(22031);
  await decideOn(session, 'return', '请多写几句');
  expect(await look(who, hash.app)).toMatchObject({
    state: 'doing',
    note: '请多写几句',
    asks: { textMin: 15 },
  });
  await submit(who, hash.app, application);
  await decideOn(session, 'approve', '欢迎试用');
  expect(await look(who, hash.app)).toMatchObject({
    state: 'doing',
    note: '欢迎试用',
    asks: { photosMin: 1 },
  });
  expect((await submit(who, hash.app, application.repeat(2))).code).toBe(22032);
  expect(await coins(who)).toBe(0);
});

it('paipai: photos of another member, or never uploaded, are refused', async () => {
  const who = await join();
  await start(who, hash.paipai);
  const key = (n: number) => `test/task/k7q2mx9blprzt3mb0yq8mxw2vn/1795248900000482${n}.jpg`;
  const photos = [1, 2].map((n) => ({ key: key(n), caption: '今早的豆浆和油条' }));
  const body = { text: '', photos };
  expect((await system.call('submitTaskActivity', { params: { hashId: hash.paipai }, body }, who)).code).toBe(
    404,
  );
  const twice = { text: '', photos: photos.map((photo) => ({ ...photo, key: key(1) })) };
  const call = { params: { hashId: hash.paipai }, body: twice };
  expect((await system.call('submitTaskActivity', call, who)).code).toBe(22032);
});

it('L8 double pay: if two operators decide at once, only one decision counts', async () => {
  const who = await join();
  const session = await start(who, hash.app);
  await submit(who, hash.app, application);
  await decideOn(session, 'approve');
  await system.platform.database.read
    .updateTable('activity_runs')
    .set({ state: 'reviewing', submitted_at: system.clock.now() })
    .where('participation_id', '=', session)
    .execute();
  const all = await together(6, (index) =>
    decideOn(session, index % 2 === 0 ? 'approve' : 'reject', '看过了'),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect([300, 5]).toContain(await coins(who));
  const reviews = await system.platform.database.read
    .selectFrom('activity_reviews')
    .select(['operator', 'verdict'])
    .where('participation_id', '=', session)
    .execute();
  expect(reviews).toHaveLength(2);
  expect(new Set(reviews.map(({ operator }) => operator))).toEqual(new Set(['小林']));
});

it('a declined application pays the consolation and shows it', async () => {
  const who = await join();
  const session = await start(who, hash.prize);
  await submit(who, hash.prize, application);
  expect((await waitingReviews(tasks())).map(({ run }) => run.participationId)).toContain(session);
  await decideOn(session, 'reject', '这次名额给了常喝茶的会员');
  const activity = await look(who, hash.prize);
  expect(activity).toMatchObject({ state: 'ended', note: '这次名额给了常喝茶的会员' });
  const result = await system.get('getSurveyResult', { params: { id: activity.resultId ?? '' } }, who);
  expect(result).toMatchObject({ result: 2, earned: { coins: 5, consolation: true } });
  expect(result.reason).toContain('申请没有通过');
});

it('a member who misses the shown deadline loses the seat: timed out, nothing paid', async () => {
  const who = await join();
  const { limits } = await system.get('getTask', { params: { hashId: hash.browse } }, who);
  expect(limits.seatMinutes).toBe(24 * 60);
  await start(who, hash.browse);
  system.clock.advance(25 * 3_600_000);
  const again = await system.signIn(freshMobile(members));
  const key = system.key();
  const params = { hashId: hash.browse };
  expect((await system.call('claimBrowseTask', { params, idempotencyKey: key }, again)).code).toBe(22031);
  expect(await sweepSeats(tasks())).toBeGreaterThan(0);
  const { items } = await system.get('listTaskRecords', {}, again);
  expect(items[0]).toMatchObject({
    result: 8,
    coins: 0,
    task: { type: TaskType.Default },
    reason: '超过 24 小时未提交，名额已让出。',
  });
});

it('rule 2.26: a task on its own page takes nothing after the consent was withdrawn, and goes on after a new one', async () => {
  const who = await join();
  const session = await start(who, hash.app);
  await sql`update participations set consent_at = started_at, consent_text = '{}'::json, consent_withdrawn_at = now()
    where id = ${session}`.execute(system.platform.database.read);
  expect(await look(who, hash.app)).toMatchObject({ consentNeeded: true });
  expect((await submit(who, hash.app, application)).code).toBe(22012);
  const again = { body: { taskHashId: hash.app, consent: true } };
  expect((await system.get('startParticipation', again, who)).sessionId).toBe(session);
  expect(await look(who, hash.app)).toMatchObject({ consentNeeded: false });
  expect((await submit(who, hash.app, application)).code).toBe(200);
});

it('rule 3.46: a member gives a task up before and after, but not during its review; its photos and texts are deleted', async () => {
  const who = await join();
  const session = await start(who, hash.app);
  const giveUp = () => system.call('giveUpParticipation', { params: { id: session } }, who);
  expect((await submit(who, hash.app, application)).code).toBe(200);
  expect((await giveUp()).code).toBe(22015);
  expect((await look(who, hash.app)).state).toBe('applied');
  await decideOn(session, 'return', '请写具体一些');
  expect(await giveUp()).toMatchObject({ code: 200, data: { result: 8 } });
  expect(await look(who, hash.app)).toMatchObject({ state: 'ended', submission: null });
  expect((await submit(who, hash.app, application)).code).toBe(22031);
  expect(await coins(who)).toBe(0);
});
