import { ExchangeState } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testAddress } from '../../../../../test/exchange/consignee.ts';
import { goodsForAll } from '../../../../../test/exchange/goods-for-all.ts';
import {
  consoleCall,
  type ConsoleSession,
  signInOperator,
} from '../../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { reconcileChecks } from '../../../../composition/reconcile-checks.ts';
import { DEMO_MEMBERS } from '../../../identity/module.ts';
import { reconcile, reconcileReport } from '../../../ledger/module.ts';

const { id: memberId, mobile } = DEMO_MEMBERS.oldMember;

const DAY_MS = 86_400_000;

let system: TestSystem;
let goods: Awaited<ReturnType<typeof goodsForAll>>;
let finance: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  goods = await goodsForAll(system.platform);
});
afterAll(() => system.stop());
beforeEach(async () => {
  // Orders are limited by the month.
  system.clock.advance(31 * DAY_MS);
  finance = await signInOperator(system, 'finance');
});

/** Orders goods that wait to be sent. */
const toSend = async (): Promise<string> => {
  const consigneeId = await testAddress(system.platform, memberId);
  system.clock.advance(DAY_MS);
  const member = await system.signIn(mobile);
  finance = await signInOperator(system, 'finance');
  const body = { quantity: 1, choiceId: goods.choiceId, consigneeId };
  const call = { params: { id: goods.benefitId }, body, idempotencyKey: system.key() };
  const { id } = await system.get('placeOrder', call, member);
  const pass = { params: { id }, body: { reason: '已核对' }, key: system.key() };
  expect((await consoleCall(system, 'passOrder', pass, finance)).outcome).toBe('OK');
  return id;
};
const file = (...lines: string[]): string => ['编号,快递公司,运单号', ...lines].join('\n');
const check = async (source: string) =>
  (await consoleCall(system, 'checkShipments', { body: { source } }, finance)).data;
const record = async (source: string) =>
  await consoleCall(system, 'recordShipments', { body: { input: { source } }, key: system.key() }, finance);
const read = async (id: string) =>
  (await consoleCall(system, 'getOperatorOrder', { params: { id } }, finance)).data;
const runOf = async (id: string | null) =>
  (await consoleCall(system, 'getBulkRun', { params: { id: id ?? '' } }, finance)).data.run;
/** How many messages the member has about an order. */
const told = async (id: string): Promise<number> => {
  const member = await system.signIn(mobile);
  const { items } = await system.get('listMessages', { query: { limit: 100 } }, member);
  return items.filter(({ link }) => link?.includes(id)).length;
};

it('14.72 the sheet has every parcel with who gets it, and is read again when it is filled in', async () => {
  const [one, other] = [await toSend(), await toSend()];
  const body = { input: { list: 'parcels', query: { benefitId: goods.benefitId } }, reason: '今天寄出' };
  const { data } = await consoleCall(system, 'exportList', { body, key: system.key() }, finance);
  const sheet = await system.app.server.inject({
    method: 'GET',
    url: `/api/console/v1/exports/${data.id}/file`,
    headers: { cookie: finance.cookie },
  });
  expect(sheet.body).toContain('finance 于');
  const line = sheet.body.split('\r\n').find((each) => each.includes(one)) ?? '';
  expect(line).toContain('"李小禾","13912345678"');
  expect(line).toContain('2 栋 301');

  // A line that the warehouse leaves empty stays to be sent.
  const filled = sheet.body.replace(line, line.replace(/,,$/u, ',顺丰,SF1234567890001'));
  expect(await check(filled)).toEqual({ faults: [], toSend: 1, same: 0 });
  const recorded = await record(filled);
  await system.runJobs();
  expect((await runOf(recorded.data.id)).counts).toMatchObject({ done: 1 });
  const shipment = { company: '顺丰速运', number: 'SF1234567890001' };
  expect(await read(one)).toMatchObject({ state: ExchangeState.Issued, shipment });
  expect(await read(other)).toMatchObject({ queue: 'toSend' });
});

it('14.72 the sheet is for who sends parcels, also when the roles change before the download', async () => {
  await toSend();
  const body = { input: { list: 'parcels', query: {} }, reason: '今天寄出' };
  const support = await signInOperator(system, 'support');
  const refused = await consoleCall(system, 'exportList', { body, key: system.key() }, support);
  expect(refused.outcome).toBe('OPERATOR_FORBIDDEN');
  const { data } = await consoleCall(system, 'exportList', { body, key: system.key() }, finance);
  const { read: db } = system.platform.database;
  const roles = async (role: string) =>
    await db
      .updateTable('operators')
      .set({ roles: [role] })
      .where('name', '=', 'finance')
      .execute();
  await roles('support');
  const url = `/api/console/v1/exports/${data.id}/file`;
  const answer = await system.app.server.inject({ method: 'GET', url, headers: { cookie: finance.cookie } });
  await roles('finance');
  expect(answer.statusCode).toBe(403);
  expect(answer.body).not.toContain('李小禾');
});

it('14.72 the check names each line that is wrong, and a file with one is not carried out', async () => {
  const [one, other, third] = [await toSend(), await toSend(), await toSend()];
  await record(file(`${third},圆通,YT0000000000009`));
  await system.runJobs();
  const unknown = '01990000-0000-7000-8000-00000000ffff';
  const source = file(
    `${one},顺丰,SF0000000000001`,
    `${other},顺丰,sf 0000000000001`,
    `${one},顺丰,SF0000000000002`,
    `${unknown},中通,ZT0000000000001`,
    `${third},圆通,YT0000000000008`,
    `${other},飞毛腿,X1`,
    `${other},京东,1.23457E+14`,
    'DH1,京东,JD0000000000001',
  );
  const { faults, toSend: count } = await check(source);
  expect(count).toBe(1);
  expect(faults.map(({ line, field, text }) => [line, field, text])).toEqual([
    [3, '运单号', expect.stringContaining(one)],
    [4, '编号', '和第 2 行是同一笔'],
    [5, '编号', '没有这笔兑换'],
    [6, '编号', expect.stringContaining('圆通速递 YT0000000000009')],
    [7, '快递公司', expect.stringContaining('顺丰速运')],
    [7, '运单号', expect.stringContaining('6 至 40 位')],
    [8, '运单号', expect.stringContaining('科学记数')],
    [9, '编号', '不是兑换单的编号'],
  ]);
  expect((await record(source)).outcome).toBe('FIELD_WRONG');
  expect(await read(one)).toMatchObject({ queue: 'toSend' });
  expect((await check('收件人,电话\n李,1')).faults).toMatchObject([
    { text: expect.stringContaining('三列') },
  ]);
});

it('14.72 the same file twice changes nothing, also while the first is being recorded; each member is told once', async () => {
  const [one, other] = [await toSend(), await toSend()];
  const source = file(`${one},EMS,1234567890123`, `${other},德邦,DPK123456789`);
  const { data } = await record(source);
  expect(await check(source)).toEqual({ faults: [], toSend: 0, same: 2 });
  expect((await record(source)).outcome).toBe('ACT_NOTHING_CHANGES');
  await system.runJobs();
  expect((await runOf(data.id)).counts).toMatchObject({ done: 2, refused: 0 });
  expect((await record(source)).outcome).toBe('ACT_NOTHING_CHANGES');
  expect([await told(one), await told(other)]).toEqual([1, 1]);
});

it('14.72 all of a file is undone within a day, and then it can be recorded again', async () => {
  const [one, other] = [await toSend(), await toSend()];
  const source = file(`${one},申通,ST1111111111`, `${other},申通,ST2222222222`);
  const { data } = await record(source);
  await system.runJobs();
  const undo = async () => {
    const body = { input: { act: 'undoShipments', runId: data.id ?? '' }, reason: '快递没有来取' };
    return await consoleCall(system, 'runBulkAct', { body, key: system.key() }, finance);
  };
  const undone = await undo();
  await system.runJobs();
  expect((await runOf(undone.data.id)).counts).toMatchObject({ done: 2 });
  expect(await read(one)).toMatchObject({ queue: 'toSend', shipment: null });
  expect((await record(source)).outcome).toBe('OK');
  await system.runJobs();
  expect(await read(other)).toMatchObject({ shipment: { number: 'ST2222222222' } });
  system.clock.advance(DAY_MS);
  finance = await signInOperator(system, 'finance');
  expect((await undo()).outcome).toBe('BULK_NONE_POSSIBLE');
  expect(reconcileReport(await reconcile(system.platform.database, reconcileChecks))).not.toContain('FAILED');
});

it('14.72 which number belongs to which order is said by a file only', async () => {
  const body = { input: { act: 'shipOrders', ids: [await toSend()] }, reason: '寄出' };
  const answer = await consoleCall(system, 'runBulkAct', { body, key: system.key() }, finance);
  expect(answer.outcome).toBe('FIELD_WRONG');
});
