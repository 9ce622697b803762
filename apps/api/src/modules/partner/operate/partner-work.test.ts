import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { insertHook } from '../hooks/hook-store.ts';
import { SEND_HOOK } from '../hooks/queue-hook.ts';
import { closeTask } from '../reports/close-task.ts';
import { readPartnerByKey } from '../partner-store.ts';

const SUPPLIED = 'Yun4bKa7FeiD';

let system: TestSystem;
let admin: ConsoleSession;
let second: ConsoleSession;
let researcher: ConsoleSession;
let finance: ConsoleSession;
let config: Record<string, unknown>;
beforeAll(async () => {
  system = await TestSystem.start({
    environment: {
      SANDBOX_SUPPLIER_URL: 'http://127.0.0.1:4300',
      SANDBOX_SUPPLIER_SECRET: 'the secret of this one',
    },
  });
  admin = await signInOperator(system, 'admin');
  second = await signInOperator(system, 'admin2');
  researcher = await signInOperator(system, 'researcher');
  finance = await signInOperator(system, 'finance');
  const file = new URL('../../../../data/examples/partner.json', import.meta.url);
  config = { ...JSON.parse(await readFile(file, 'utf8')), key: 'starside' };
});
afterAll(() => system.stop());

const save = async (settings: object) => {
  const body = { input: { file: JSON.stringify(settings) }, reason: '新合同' };
  return await consoleCall(system, 'savePartner', { body, key: system.key() }, admin);
};
const saved = async (settings: object) => {
  const asked = await save(settings);
  if (asked.outcome !== 'OK') return asked.outcome;
  const decision = { params: { id: asked.data.id ?? '' }, body: { reason: '看过合同' } };
  return (await consoleCall(system, 'agreeToRequest', decision, second)).outcome;
};
const keysOf = async (key: string) => {
  const input = { params: { key }, body: { reason: '发给合作方' } };
  return (await consoleCall(system, 'showPartnerKeys', input, admin)).data.keys;
};
const check = async (file: string) =>
  (await consoleCall(system, 'checkPartnerFile', { body: { file } }, admin)).data.faults;

it('14.39 a file with faults is refused, each fault is named, and nothing changes', async () => {
  expect(await check('{')).toEqual(['不是 JSON']);
  expect(await check(JSON.stringify({ ...config, entry: 'https://x.example/{pid}/start', odd: 1 }))).toEqual(
    expect.arrayContaining(['entry: can have macros in its query only', expect.stringContaining('odd')]),
  );
  expect((await save({ ...config, cap: 1 })).outcome).toBe('PARTNER_SETTINGS_WRONG');
  expect((await consoleCall(system, 'getPartner', { params: { key: 'starside' } }, admin)).outcome).toBe(
    'NOT_FOUND',
  );
});

it('14.39 a new partner gets a key, later files without keys keep it, and a second admin agrees to each', async () => {
  const { secrets: _none, ...settings } = config;
  expect(await check(JSON.stringify(settings))).toEqual([]);
  expect(await saved(settings)).toBe('OK');
  const keys = await keysOf('starside');
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{32}$/u)]);
  expect(await saved(settings)).toBe('ACT_NOTHING_CHANGES');
  expect(await saved({ ...settings, windowDays: 3 })).toBe('OK');
  expect(await keysOf('starside')).toEqual(keys);
  const { data } = await consoleCall(system, 'getPartner', { params: { key: 'starside' } }, admin);
  expect(data.settings).toMatchObject({ windowDays: 3 });
  const agent = { kind: 'agent', key: 'starside' };
  expect((await save({ ...config, ...agent })).outcome).toBe('PARTNER_SETTINGS_WRONG');
});

it('14.39 keys of a file stand neither in the request nor in the audit log', async () => {
  const secret = 'a secret that only the file says';
  const asked = await save({ ...config, secrets: [secret] });
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  const stored = await system.platform.database.run(
    'select input::text from operator_requests where id = $1',
    [asked.data.id],
  );
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(JSON.stringify(asked.data.changes)).not.toContain(secret);
  expect(asked.data.changes).toContainEqual(
    expect.objectContaining({ field: 'secrets', after: '1 把，换过' }),
  );
  const decision = { params: { id: asked.data.id ?? '' }, body: { reason: '看过合同' } };
  expect((await consoleCall(system, 'agreeToRequest', decision, second)).outcome).toBe('OK');
  expect(await keysOf('starside')).toEqual([secret]);
  const { data } = await consoleCall(system, 'listOperatorActs', { query: { subject: 'starside' } }, admin);
  expect(JSON.stringify(data)).not.toContain(secret);
});

const onTask = async (name: 'supplyTask' | 'endSupply', key: string, input: object) =>
  await consoleCall(
    system,
    name,
    { params: { key }, body: { input, reason: '合同到期' } as never, key: system.key() },
    researcher,
  );
const resume = async () => {
  const call = { params: { id: SUPPLIED }, body: {}, key: system.key() };
  return (await consoleCall(system, 'resumeTask', call, researcher)).outcome;
};
const start = async (n: number) => {
  const member = await system.signIn(freshMobile(n));
  const body = { taskHashId: SUPPLIED, consent: true };
  return { member, started: await system.call('startParticipation', { body }, member) };
};

it('3.41 the tasks that their supplier closed are listed as many as they are counted, until they go on', async () => {
  const { database, clock } = system.platform;
  const listed = async () =>
    (await consoleCall(system, 'listOperatorTasks', { query: { closed: true } }, researcher)).data;
  const counted = async () =>
    (await consoleCall(system, 'getOverview', {}, researcher)).data.waiting.find(
      ({ what }) => what === 'closedTasks',
    )?.count;
  expect([(await listed()).count, await counted()]).toEqual([0, 0]);
  const { id } = await database.read
    .selectFrom('tasks')
    .select('id')
    .where('hash_id', '=', SUPPLIED)
    .executeTakeFirstOrThrow();
  await database.transaction((tx) =>
    closeTask(tx, system.platform, { taskId: id, partner: 'sandbox', code: '42', at: clock.now() }),
  );
  expect((await listed()).items).toMatchObject([{ id: SUPPLIED, state: 'paused' }]);
  expect(await counted()).toBe(1);
  expect(await resume()).toBe('OK');
  expect([(await listed()).count, await counted()]).toEqual([0, 0]);
});

it('14.40 supply ends: the task pauses, nobody new is sent, and who is there comes back by the same link', async () => {
  const { member, started } = await start(31);
  expect(started.code).toBe(200);
  expect((await onTask('endSupply', 'starside', { taskId: SUPPLIED })).outcome).toBe('PARTNER_TASK_UNKNOWN');
  expect(
    (await onTask('endSupply', 'sandbox', { taskId: SUPPLIED })).data.changes.map(({ after }) => after),
  ).toEqual(['没有人，先指定供应商再恢复任务', '已暂停']);
  expect((await onTask('endSupply', 'sandbox', { taskId: SUPPLIED })).outcome).toBe('ACT_NOTHING_CHANGES');
  const task = await consoleCall(system, 'getOperatorTask', { params: { id: SUPPLIED } }, admin);
  expect(task.data.state).toBe('paused');
  expect(await resume()).toBe('TASK_NOT_SUPPLIED');
  expect((await start(32)).started.code).not.toBe(200);
  const body = { taskHashId: SUPPLIED, consent: true };
  expect(await system.get('startParticipation', { body }, member)).toMatchObject({ kind: 'external' });
});

it('14.40 another supplier takes a task over, by what it calls it', async () => {
  const input = { taskId: SUPPLIED, survey: 'coffee', minimumSeconds: 30, passed: { p1: 'wave 2' } };
  expect((await onTask('supplyTask', 'starside', { ...input, taskId: 'nosuchtask00' })).outcome).toBe(
    'PARTNER_TASK_UNKNOWN',
  );
  expect((await onTask('supplyTask', 'nobody', input)).outcome).toBe('NOT_FOUND');
  expect((await onTask('supplyTask', 'starside', input)).outcome).toBe('OK');
  expect((await onTask('supplyTask', 'starside', input)).outcome).toBe('ACT_NOTHING_CHANGES');
  const listed = await consoleCall(system, 'listSuppliedTasks', { params: { key: 'starside' } }, admin);
  expect(listed.data.items).toMatchObject([
    { taskId: SUPPLIED, survey: 'coffee', minimumSeconds: 30, endedAt: null },
  ]);
  expect(await resume()).toBe('OK');
  const { started } = await start(33);
  expect(started.data).toMatchObject({ kind: 'external', url: expect.stringContaining('coffee') });
});

it('14.41 an open link is made once for a key, leads into the task, and only for a questionnaire of ours', async () => {
  const key = system.key();
  const body = { input: { taskId: 'Kuai6dR9mHs3' } };
  const before = (await consoleCall(system, 'listOpenLinks', {}, admin)).data.items.length;
  const made = await consoleCall(system, 'makeOpenLink', { body, key }, researcher);
  expect(made.data).toMatchObject({ state: 'done', subject: 'Kuai6dR9mHs3' });
  expect((await consoleCall(system, 'makeOpenLink', { body, key }, researcher)).data).toEqual(made.data);
  const { items } = (await consoleCall(system, 'listOpenLinks', {}, admin)).data;
  expect(items).toHaveLength(before + 1);
  expect(items[0]).toMatchObject({ active: true, taskId: 'Kuai6dR9mHs3' });
  expect(items[0]?.url).toMatch(/\/cloud\/survey\/go\?sid=[0-9a-f]{16}$/u);
  const supplied = { body: { input: { taskId: SUPPLIED } }, key: system.key() };
  expect((await consoleCall(system, 'makeOpenLink', supplied, researcher)).outcome).toBe(
    'OPEN_LINK_NOT_POSSIBLE',
  );
});

it('14.41 hooks of an agent are listed without what they say, and one is sent again', async () => {
  const at = 'https://agent.example/end?uid={uid}&sig={sig}';
  const ends = { complete: at, screenedOut: at, quotaFull: at, duplicate: at, other: at };
  const agent = {
    kind: 'agent',
    key: 'crowd',
    signing: { scheme: 'hmac-sha256' },
    tasks: [],
    cap: 10,
    ends,
    hook: 'https://agent.example/hooks',
  };
  expect(await saved(agent)).toBe('OK');
  const { platform } = system;
  const partner = await readPartnerByKey(platform.database.read, 'crowd');
  const hooks = ['1', '2'].map((n) => `01990000-0000-7000-8000-00000000000${n}`);
  for (const [n, id] of hooks.entries())
    await platform.database.transaction((tx) =>
      insertHook(tx, {
        id,
        partner_id: partner?.id ?? '',
        member_id: id,
        participation_id: id,
        body: platform.cipher.seal('{"uid":"a person of theirs"}'),
        created_at: new Date(platform.clock.now().getTime() + n * 1000),
      }),
    );
  const list = async (query: Record<string, string | number | boolean>) =>
    (await consoleCall(system, 'listAgentHooks', { params: { key: 'crowd' }, query }, finance)).data;
  const page = await list({ limit: 1 });
  expect(page.items.map(({ id }) => id)).toEqual([hooks[1]]);
  expect((await list({ limit: 1, cursor: page.nextCursor ?? '' })).items.map(({ id }) => id)).toEqual([
    hooks[0],
  ]);
  await platform.database.run('update agent_hooks set delivered_at = created_at where id = $1', [hooks[0]]);
  expect((await list({ waiting: true })).items.map(({ id }) => id)).toEqual([hooks[1]]);
  const resend = { params: { id: hooks[0] ?? '' }, body: {}, key: system.key() };
  expect((await consoleCall(system, 'resendAgentHook', resend, researcher)).outcome).toBe('OK');
  expect((await list({ waiting: true })).items).toHaveLength(2);
  expect(await platform.jobs.living(SEND_HOOK)).toContainEqual({ hookId: hooks[0] });
  expect(await saved({ ...agent, hook: undefined })).toBe('OK');
  const again = { ...resend, key: system.key() };
  expect((await consoleCall(system, 'resendAgentHook', again, finance)).outcome).toBe('HOOK_NO_ADDRESS');
});

it('14.65 a test shows how each status is read, that no forged report counts, and stores nothing', async () => {
  const call = { params: { key: 'starside' } };
  const { data } = await consoleCall(system, 'testPartner', call, admin);
  expect(data.entry).toMatch(/^https:\/\/survey\.example\/start\?pid=test&sid=test&.*&sig=[0-9a-f]{64}$/u);
  const read = data.trials.map(({ kind, code, result, isReversal, verdict, answer }) =>
    [kind, code, isReversal ? 'reversed' : result, verdict, answer].join(' '),
  );
  expect(read.toSorted()).toEqual([
    'changedStatus 10  badSignature 403 signature',
    'incomplete   malformed 400 malformed',
    'old 10  stale 200 ok',
    'status -10 reversed applied 200 ok',
    'status 10 1 applied 200 ok',
    'status 20 2 applied 200 ok',
    'status 30 2 applied 200 ok',
    'status 40 3 applied 200 ok',
    'unknownStatus -10x  unknownStatus 200 ok',
    'wrongSignature 10  badSignature 403 signature',
  ]);
  expect(data.withoutCode).toEqual([4, 5, 6, 7]);
  const query = { query: { partner: 'starside' } };
  expect((await consoleCall(system, 'listPartnerReports', query, admin)).data.items).toEqual([]);
});

it('14.65 the link in the test of an agent opens the task, and each end is signed', async () => {
  const at = 'https://agent.example/end?st={st}&uid={uid}&sig={sig}';
  const ends = { complete: at, screenedOut: at, quotaFull: at, duplicate: at, other: at };
  const agent = { kind: 'agent', key: 'tried', signing: { scheme: 'hmac-sha256' }, cap: 10, ends };
  expect(await saved({ ...agent, tasks: ['Kuai6dR9mHs3'] })).toBe('OK');
  const { data } = await consoleCall(system, 'testPartner', { params: { key: 'tried' } }, admin);
  expect(data.ends[2]?.address).toMatch(/end\?st=quotaFull&uid=test&sig=[0-9a-f]{64}$/u);
  const query = new URL(data.entry ?? '').search.slice(1);
  expect((await system.get('enterFromAgent', { body: { query } })).state).toBe('open');
});
