import { CoinRowState, ExchangeState } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../../test/calls/call-operation.ts';
import { consoleCall, signInOperator } from '../../../test/operator/console-calls.ts';
import { cast, TestSystem } from '../../../test/system/test-system.ts';

let system: TestSystem;
let member: Asker;
let other: Asker;
beforeAll(async () => {
  system = await TestSystem.start();
  member = await system.signIn(cast.oldMember);
  other = await system.signIn(cast.newMember);
});
afterAll(() => system.stop());

type Type = 'result' | 'coins' | 'quality' | 'order';

/** The newest record of the demo member, with the facts that a ticket about it must show. */
const records: readonly [type: Type, newest: () => Promise<{ id: string; facts: string[] }>][] = [
  [
    'result',
    async () => {
      const { items } = await system.get('listTaskRecords', { query: { limit: 50 } }, member);
      const id = items.find(({ resultId }) => resultId !== null)?.resultId ?? expect.fail('no result');
      return { id, facts: ['时间', '得到', '查询编号'] };
    },
  ],
  [
    'coins',
    async () => {
      const { items } = await system.get('listPoints', {}, member);
      const row = items.find(({ state }) => state === CoinRowState.Available) ?? expect.fail('no row');
      return { id: row.id, facts: ['时间', '数目', '查询编号'] };
    },
  ],
  [
    'quality',
    async () => {
      const { items } = await system.get('listCredits', { query: { kind: 'quality' } }, member);
      return { id: items[0]?.id ?? expect.fail('no change'), facts: ['时间', '变化', '查询编号'] };
    },
  ],
  [
    'order',
    async () => {
      const body = { quantity: 1, choiceId: 'week' };
      const asked = { params: { id: 'bVm2k7xR4pLs' }, body, idempotencyKey: system.key() };
      return { id: (await system.get('placeOrder', asked, member)).id, facts: ['时间', '合计', '订单号'] };
    },
  ],
];

describe('a ticket knows the record it is about', () => {
  it.each(records)('%s: title, times and code, and only for whose it is', async (type, newest) => {
    const { id, facts } = await newest();
    const asked = { query: { type, id } };
    const subject = await system.get('getTicketSubject', asked, member);
    expect(subject).toMatchObject({ type, id, title: expect.stringMatching(/./u) });
    expect(subject.facts.map(({ name }) => name)).toEqual(facts);
    for (const { value } of subject.facts) expect(value).not.toBe('');
    const text = '这条记录和我记得的不一样';
    const opening = (who: Asker) =>
      system.call(
        'openTicket',
        { body: { kind: 'suggestion', text, subject: { type, id } }, idempotencyKey: system.key() },
        who,
      );
    expect((await opening(other)).code).toBe(404);
    expect((await system.call('getTicketSubject', asked, other)).code).toBe(404);
    expect((await opening(member)).data).toMatchObject({ subject: { type, id, facts: subject.facts } });
  });

  it('14.19 an operator gets the page of a record: the participation, the order, or whose row it is', async () => {
    const support = await signInOperator(system, 'support');
    const account = await system.get('getAccount', {}, member);
    const recordOf = async (type: Type, id: string) => {
      const body = { kind: 'suggestion', text: '这条记录和我记得的不一样', subject: { type, id } } as const;
      const { number } = await system.get('openTicket', { body, idempotencyKey: system.key() }, member);
      return (await consoleCall(system, 'getOperatorTicket', { params: { number } }, support)).data.record;
    };
    const of = { params: { id: account.id }, query: {} };
    const { items } = (await consoleCall(system, 'listOperatorMemberParticipations', of, support)).data;
    const record = async (type: Type) => {
      const { id } = await (records.find(([name]) => name === type)?.[1]() ?? expect.fail(type));
      return { id, record: await recordOf(type, id) };
    };
    const { record: ofResult } = await record('result');
    expect(ofResult?.kind).toBe('participation');
    expect(items.map(({ id }) => id)).toContain(ofResult?.subject);
    const [order] = (await system.get('listOrders', {}, member)).items;
    const orderId = order?.id ?? expect.fail('no order');
    expect(await recordOf('order', orderId)).toEqual({ kind: 'order', subject: orderId });
    expect((await record('quality')).record).toEqual({ kind: 'member', subject: account.id });
    const rows = (await system.get('listPoints', { query: { limit: 50 } }, member)).items;
    const paid = rows.find(({ cause }) => cause.kind === 'participation') ?? expect.fail('no pay');
    expect((await recordOf('coins', paid.id))?.kind).toBe('participation');
    const spent = rows.find(({ cause }) => cause.kind === 'exchange') ?? expect.fail('nothing spent');
    expect((await recordOf('coins', spent.id))?.kind).toBe('order');
  });

  it('rule 7.15: an end can be appealed unless it is a success, an order only when it was not passed', async () => {
    const subjectOf = async (type: Type, id: string) =>
      (await system.get('getTicketSubject', { query: { type, id } }, member)).appealable;
    const { items } = await system.get('listTaskRecords', { query: { limit: 50 } }, member);
    const ends = items.flatMap(({ resultId, result }) => (resultId === null ? [] : [{ resultId, result }]));
    expect(new Set(ends.map(({ result }) => result === 1))).toEqual(new Set([true, false]));
    for (const { resultId, result } of ends)
      expect([result, await subjectOf('result', resultId)]).toEqual([result, result > 1]);
    const { items: orders } = await system.get('listOrders', {}, member);
    for (const { id, state } of orders)
      expect([state, await subjectOf('order', id)]).toEqual([state, state === ExchangeState.NotPassed]);
    expect(orders.some(({ state }) => state !== ExchangeState.NotPassed)).toBe(true);
  });
});
