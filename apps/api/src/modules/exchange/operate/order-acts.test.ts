import { ExchangeState } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { testAddress } from '../../../../test/exchange/consignee.ts';
import { goodsForAll } from '../../../../test/exchange/goods-for-all.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { reconcileChecks } from '../../../composition/reconcile-checks.ts';
import { DEMO_MEMBERS } from '../../identity/module.ts';
import { reconcile, reconcileReport } from '../../ledger/module.ts';

const { id: memberId, mobile } = DEMO_MEMBERS.oldMember;

let system: TestSystem;
let member: { token: string; deviceId: string };
let goods: string;
let choiceId: string;
let finance: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  member = await system.signIn(mobile);
  finance = await signInOperator(system, 'finance');
  ({ benefitId: goods, choiceId } = await goodsForAll(system.platform));
});
afterAll(() => system.stop());

/** Places an order for goods, which waits for an operator. */
const placed = async (): Promise<string> => {
  const consigneeId = await testAddress(system.platform, memberId);
  system.clock.advance(86_400_000);
  member = await system.signIn(mobile);
  finance = await signInOperator(system, 'finance');
  const body = { quantity: 1, choiceId, consigneeId };
  const order = await system.get(
    'placeOrder',
    { params: { id: goods }, body, idempotencyKey: system.key() },
    member,
  );
  await system.runJobs();
  return order.id;
};
type OrderAct =
  | 'passOrder'
  | 'refuseOrder'
  | 'retryOrder'
  | 'revokeOperatorOrder'
  | 'markOrderPaid'
  | 'markOrderUnpaid'
  | 'shipOrder'
  | 'undoShipment';
const act = async (name: OrderAct, id: string, input?: object, reason = '地址有误') => {
  const body = { ...(input && { input }), reason };
  return (await consoleCall(system, name, { params: { id }, body, key: system.key() }, finance)).outcome;
};
const read = async (id: string) =>
  (await consoleCall(system, 'getOperatorOrder', { params: { id } }, finance)).data;
const coins = async (): Promise<number> => (await system.get('getExchangeInfo', {}, member)).balance;
const sound = async (): Promise<string> =>
  reconcileReport(await reconcile(system.platform.database, reconcileChecks));

it('an order is passed, sent, and its shipment undone within a day (14.16)', async () => {
  const id = await placed();
  expect(await read(id)).toMatchObject({ state: ExchangeState.PendingReview, queue: 'review' });
  expect(await act('shipOrder', id, { carrier: 'sf', number: 'SF1' })).toBe('ORDER_MOVE_FORBIDDEN');
  expect(await act('passOrder', id)).toBe('OK');
  expect(await act('passOrder', id)).toBe('ORDER_MOVE_FORBIDDEN');
  expect(await read(id)).toMatchObject({ queue: 'toSend' });
  expect(await act('undoShipment', id)).toBe('ORDER_MOVE_FORBIDDEN');
  expect(await act('shipOrder', id, { carrier: 'other', number: 'SF1' })).toBe('FIELD_WRONG');
  expect(await act('shipOrder', id, { carrier: 'other', company: ' ', number: 'SF1' })).toBe('FIELD_WRONG');
  expect(await act('shipOrder', id, { carrier: 'sf', number: 'SF1' })).toBe('OK');
  const queryUrl = 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/SF1';
  const shipment = { company: '顺丰速运', number: 'SF1', queryUrl };
  expect(await read(id)).toMatchObject({ shipment, queue: null });
  expect((await system.get('getOrder', { params: { id } }, member)).shipment).toEqual(shipment);
  expect(await act('undoShipment', id, undefined, '还没寄出')).toBe('OK');
  const undone = await read(id);
  expect(undone).toMatchObject({ state: ExchangeState.ToBeIssued, shipment: null });
  expect(undone.timeline.at(-1)).toMatchObject({ operator: 'finance', note: '还没寄出' });
  expect(undone.attempts).toMatchObject([{ outcome: 'issued' }, { outcome: 'open' }]);
  expect(await act('shipOrder', id, { carrier: 'other', company: ' 闪电快运 ', number: 'A 2' })).toBe('OK');
  expect((await read(id)).shipment).toEqual({ company: '闪电快运', number: 'A 2', queryUrl: null });
  system.clock.advance(86_400_000);
  finance = await signInOperator(system, 'finance');
  expect(await act('undoShipment', id)).toBe('SHIPMENT_TOO_OLD');
  expect(await sound()).not.toContain('FAILED');
});

it('a refused and a revoked order give the coins back, once and with a reason', async () => {
  const [first, second] = [await placed(), await placed()];
  const before = await coins();
  expect(await act('refuseOrder', first, undefined, ' ')).toBe('ACT_REASON_MISSING');
  expect(await act('refuseOrder', first)).toBe('OK');
  expect(await act('revokeOperatorOrder', first)).toBe('ORDER_MOVE_FORBIDDEN');
  expect(await act('passOrder', second)).toBe('OK');
  expect(await act('revokeOperatorOrder', second)).toBe('OK');
  expect(await coins()).toBe(before + 6_000);
  expect(await read(second)).toMatchObject({ state: ExchangeState.Revoked, reason: '地址有误' });
  expect(await sound()).not.toContain('FAILED');
});

it('what isn’t held can’t be marked, and what didn’t fail isn’t retried', async () => {
  const id = await placed();
  expect(await act('markOrderPaid', id, { receipt: 'R1' })).toBe('ORDER_MOVE_FORBIDDEN');
  expect(await act('markOrderUnpaid', id)).toBe('ORDER_MOVE_FORBIDDEN');
  expect(await act('retryOrder', id)).toBe('ORDER_MOVE_FORBIDDEN');
  expect(await act('passOrder', '01990000-0000-7000-8000-00000000ffff')).toBe('NOT_FOUND');
});

it('14.17 an order above 200,000 coins waits for a second person', async () => {
  const id = await placed();
  await sql`update orders set price = 200001 - fee, total = 200001 where id = ${id}`.execute(
    system.platform.database.read,
  );
  const call = { params: { id }, body: { reason: '已核对' }, key: system.key() };
  const asked = await consoleCall(system, 'passOrder', call, finance);
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  expect(await read(id)).toMatchObject({ queue: 'review' });
  const admin = await signInOperator(system, 'admin');
  const decision = { params: { id: asked.data.id ?? '' }, body: { reason: '同意' } };
  expect((await consoleCall(system, 'agreeToRequest', decision, admin)).outcome).toBe('OK');
  expect(await read(id)).toMatchObject({ queue: 'toSend' });
});

it('orders are found by state, queue, benefit, number and member, by age in both directions', async () => {
  const list = async (query: Record<string, string | number>) =>
    (await consoleCall(system, 'listOperatorOrders', { query }, finance)).data;
  const all = await list({ limit: 100, sort: 'oldest' });
  expect((await list({ limit: 100 })).items.map(({ id }) => id)).toEqual(
    all.items.map(({ id }) => id).toReversed(),
  );
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      limit: 2,
      sort: 'oldest',
      ...(cursor !== null && { cursor }),
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(all.items.map(({ id }) => id));
  expect(all).toMatchObject({ count: seen.length, countIsCapped: false });
  const waiting = await list({ queue: 'toSend' });
  expect(waiting.items.length).toBeGreaterThan(0);
  expect(waiting.items.every(({ queue }) => queue === 'toSend')).toBe(true);
  const [one] = waiting.items;
  expect((await list({ number: one?.number ?? '' })).items.map(({ id }) => id)).toContain(one?.id);
  expect((await list({ benefitId: goods, state: 3 })).items.every(({ state }) => state === 3)).toBe(true);
  const input = { params: { id: memberId }, query: { limit: 100 } };
  const mine = await consoleCall(system, 'listOperatorMemberOrders', input, finance);
  expect(mine.data.items.map(({ id }) => id)).toContain(one?.id);
});

it('14.13 where an order goes is masked until somebody shows it with a reason', async () => {
  const waiting = await consoleCall(system, 'listOperatorOrders', { query: { queue: 'toSend' } }, finance);
  const id = waiting.data.items[0]?.id ?? '';
  expect(JSON.stringify(await read(id))).not.toContain('2 栋 301');
  const input = { params: { id }, body: { reason: '打印面单' } };
  const shown = await consoleCall(system, 'showOrderDestination', input, finance);
  expect(shown.data).toMatchObject({ channel: 'consignee', minutes: 10 });
  expect(shown.data.address).toContain('2 栋 301');
  const log = await consoleCall(system, 'listOperatorActs', { query: { subject: id } }, finance);
  expect(log.data.items[0]).toMatchObject({ act: 'exchange address', reason: '打印面单' });
});
