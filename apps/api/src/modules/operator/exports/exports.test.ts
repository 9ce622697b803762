import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { setNumber } from '../../../../test/rule/set-number.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { recordAct } from '../../../platform/audit/operator-acts.ts';
import { DEMO_MEMBERS } from '../../identity/module.ts';

let system: TestSystem;
let finance: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  finance = await signInOperator(system, 'finance');
});
afterAll(() => system.stop());

const ask = (list: string, query: object, session = finance, more: object = {}) => {
  const body = { input: { list, query }, reason: '和服务商核对', ...more };
  return consoleCall(system, 'exportList', { body, key: system.key() }, session);
};
const download = async (id: string | null, session = finance) =>
  await system.app.server.inject({
    method: 'GET',
    url: `/api/console/v1/exports/${id}/file`,
    headers: { cookie: session.cookie },
  });
const listed = async (session = finance) =>
  (await consoleCall(system, 'listExports', {}, session)).data.items;

it('14.32 a list is exported with its filters; the first row says who, when and why; texts are no formulas', async () => {
  const { database } = system.platform;
  await database.transaction(
    async (tx) =>
      await recordAct(tx, system.platform, {
        operator: 'lin',
        act: 'test act',
        subject: '=1+1',
        before: null,
        after: null,
        reason: '他说："好"',
      }),
  );
  const planned = await ask('acts', { operator: 'lin' }, finance, { dryRun: true });
  expect(planned.data.changes).toMatchObject([{ after: '1' }, { after: '操作员：lin' }]);
  expect(await listed()).toEqual([]);
  const { data } = await ask('acts', { operator: 'lin' });
  expect(data).toMatchObject({ state: 'done', needsSecond: false });
  const file = await download(data.id);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [mark, heading, row, end] = file.body.split('\r\n');
  expect(mark).toMatch(/^\uFEFF"操作记录，finance 于 .+导出，原因：和服务商核对，编号 /u);
  expect(heading).toContain('"操作员"');
  expect(row).toContain(`"lin","test act","'=1+1"`);
  expect(row).toContain('"他说：""好"""');
  expect(end).toBe('');
  const log = await consoleCall(system, 'listOperatorActs', { query: { operator: 'finance' } }, finance);
  expect(log.data.items.map(({ act }) => act)).toEqual(['export download', 'export list']);
});

it('14.32 the dry run names the filters in words, as the page does', async () => {
  const filters = { state: 'running', type: 2 };
  const { data } = await ask('tasks', filters, finance, { dryRun: true });
  expect(data.changes).toMatchObject([{ field: 'rows' }, { after: '状态：进行中，类型：问卷调查' }]);
});

it('14.32 only who asked downloads it, for a day', async () => {
  const { data } = await ask('tasks', { state: 'running' });
  const researcher = await signInOperator(system, 'researcher');
  expect((await download(data.id, researcher)).json()).toMatchObject({ data: null, code: 404 });
  expect(await listed(researcher)).toEqual([]);
  const body = (await download(data.id)).body;
  expect(body).toContain('进行中');
  expect(body).not.toContain('已暂停');
  system.clock.advance(24 * 3_600_000);
  finance = await signInOperator(system, 'finance');
  expect((await download(data.id)).json()).toMatchObject({ code: 404 });
  expect(await listed()).toEqual([]);
});

it('14.32 a filter that the list lacks, an empty list and a role without the right are refused', async () => {
  expect((await ask('tasks', { nonsense: 'x' })).outcome).toBe('FIELD_UNKNOWN');
  expect((await ask('tasks', { state: 'nonsense' })).outcome).toBe('FIELD_WRONG');
  expect((await ask('tasks', { keyword: '没有这样的任务' })).outcome).toBe('EXPORT_EMPTY');
  expect((await ask('tasks', {}, await signInOperator(system, 'editor'))).outcome).toBe('OPERATOR_FORBIDDEN');
  expect((await ask('tasks', {}, finance, { reason: '' })).outcome).toBe('ACT_REASON_MISSING');
});

it('14.32 more than 1,000 rows about members need a second person, and support may not ask for them', async () => {
  const { platform } = system;
  await platform.database.transaction(async (tx) => {
    for (let nth = 0; nth < 1001; nth += 1)
      await recordAct(tx, platform, {
        operator: 'many',
        act: 'test act',
        subject: String(nth),
        before: null,
        after: null,
      });
  });
  const query = { operator: 'many' };
  const support = await signInOperator(system, 'support');
  expect((await ask('acts', query, support)).outcome).toBe('OPERATOR_FORBIDDEN');
  const { data } = await ask('acts', query);
  expect(data).toMatchObject({ state: 'asked', needsSecond: true });
  expect(await listed()).toEqual([]);
  const decision = { params: { id: data.id ?? '' }, body: { reason: '同意' } };
  const admin = await signInOperator(system, 'admin');
  expect((await consoleCall(system, 'agreeToRequest', decision, admin)).outcome).toBe('OK');
  const [made] = await listed();
  expect(made).toMatchObject({ list: 'acts', rows: 1001, rowsAreCapped: false });
  expect((await download(made?.id ?? '')).body.trimEnd().split('\r\n')).toHaveLength(1003);
});

it('14.58 a member’s data is exported with a second person, marked, for who asked only and for a day', async () => {
  const { id: memberId } = DEMO_MEMBERS.oldMember;
  const support = await signInOperator(system, 'support');
  const admin = await signInOperator(system, 'admin');
  const asking = { params: { id: memberId }, body: { reason: '会员来信要自己的资料' }, key: system.key() };
  const asked = await consoleCall(system, 'exportMemberData', asking, support);
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  expect(await listed(support)).toEqual([]);
  const decision = { params: { id: asked.data.id ?? '' }, body: { reason: '核对过来信' } };
  expect((await consoleCall(system, 'agreeToRequest', decision, admin)).outcome).toBe('OK');
  const [made] = await listed(support);
  expect(made).toMatchObject({ list: 'memberData', reason: '会员来信要自己的资料' });
  const file = await download(made?.id ?? '', support);
  const { mark, ...areas } = JSON.parse(file.body) as Record<string, unknown>;
  expect(mark).toMatch(/^会员资料，support 于 .+导出，原因：会员来信要自己的资料，编号 /u);
  expect(Object.keys(areas)).toEqual(expect.arrayContaining(['exportedAt', 'profile', 'addresses', 'files']));
  expect((await download(made?.id ?? '', admin)).json()).toMatchObject({ code: 404 });
  const log = await consoleCall(system, 'listOperatorActs', { query: { subject: memberId } }, admin);
  expect(log.data.items.map(({ act, operator }) => `${operator}: ${act}`).slice(0, 2)).toEqual([
    'support: export download',
    'support: member export',
  ]);
  system.clock.advance(24 * 3_600_000);
  const later = await signInOperator(system, 'support');
  expect((await download(made?.id ?? '', later)).json()).toMatchObject({ code: 404 });
});

it('14.80 how many rows about members one person may export is a number', async () => {
  const query = { operator: 'many' };
  await setNumber(system, { name: 'exportRowsAlone', value: 1_001 });
  const again = await signInOperator(system, 'finance');
  const { outcome, data } = await ask('acts', query, again, { dryRun: true });
  expect(outcome).toBe('OK');
  expect(data).toMatchObject({ needsSecond: false });
});
