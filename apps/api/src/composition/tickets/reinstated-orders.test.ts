import { ExchangeState } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ticketCalls } from '../../../test/feedback/ticket-calls.ts';
import { cast, TestSystem } from '../../../test/system/test-system.ts';
import { giveUp, reject } from '../../modules/exchange/module.ts';
import { decideAppeal, moveTicket } from '../../modules/feedback/module.ts';
import { balances, reconcile, transfer } from '../../modules/ledger/module.ts';
import { operatorFeedback } from './feedback-deps.ts';
import { reconcileChecks } from '../reconcile-checks.ts';

const by = '林晓';
const note = '核对后没有问题';

let system: TestSystem;
let member: Awaited<ReturnType<TestSystem['signIn']>>;
let memberId: string;
beforeAll(async () => {
  system = await TestSystem.start();
  member = await system.signIn(cast.oldMember);
  memberId = (await system.get('getAccount', {}, member)).id;
});
afterAll(async () => {
  const checks = await reconcile(system.platform.database, reconcileChecks);
  await system.stop();
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
});

const { opened } = ticketCalls(() => system);
const coins = async (): Promise<number> => (await balances(system.platform.database.read, memberId)).coins;
const post = (key: string, amount: number) =>
  system.platform.database.transaction((tx) =>
    transfer(tx, {
      key,
      memberId,
      reason: amount > 0 ? 'earned' : 'spent',
      cause: { kind: 'correction', id: 'test', title: '测试' },
      legs: [{ asset: 'coin', amount, platform: 'issue' }],
      at: system.clock.now(),
    }),
  );

/** An accepted appeal against an order that an operator didn't pass. */
async function appealed(): Promise<{ orderId: string; total: number; number: string }> {
  const body = { quantity: 1, choiceId: 'week' };
  const order = await system.get(
    'placeOrder',
    { params: { id: 'bVm2k7xR4pLs' }, body, idempotencyKey: system.key() },
    member,
  );
  await reject(system.platform, { orderId: order.id, operator: by }, '号码有误');
  const { number } = await opened(member, { kind: 'appeal', subject: { type: 'order', id: order.id } });
  await moveTicket(operatorFeedback(system.platform), number, { move: 'accepted', by, text: null });
  return { orderId: order.id, total: order.total, number };
}
const decide = (number: string, verdict: 'reversed' | 'partly') =>
  decideAppeal(operatorFeedback(system.platform), number, {
    verdict,
    coins: undefined,
    points: undefined,
    days: undefined,
    reason: note,
    by,
  });
const find = async (id: string) => await system.get('getOrder', { params: { id } }, member);

describe('rule 4.21: an order that was not passed by mistake', () => {
  it('is paid and issued again, once of two verdicts at once, and its timeline shows both', async () => {
    await post('enough', 10_000);
    const before = await coins();
    const { orderId, total, number } = await appealed();
    expect(await coins()).toBe(before);
    await expect(decide(number, 'partly')).rejects.toMatchObject({ name: 'VERDICT_EMPTY' });
    const verdicts = await Promise.allSettled([decide(number, 'reversed'), decide(number, 'reversed')]);
    expect(verdicts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await coins()).toBe(before - total);
    await system.runJobs();
    const order = await find(orderId);
    expect(order.state).toBe(ExchangeState.Issued);
    expect(order.timeline.map((move) => [move.state, move.note])).toEqual([
      [ExchangeState.PendingReview, null],
      [ExchangeState.NotPassed, '号码有误'],
      [ExchangeState.ToBeIssued, note],
      [ExchangeState.Issued, null],
    ]);
  });

  it('stays as it is when the member no longer has the coins, or the benefit is sold out', async () => {
    // The daily limit of orders begins anew.
    system.clock.advance(24 * 3_600_000);
    member = await system.signIn(cast.oldMember);
    const { orderId, number } = await appealed();
    const left = await coins();
    await post('spent', -left);
    await expect(decide(number, 'reversed')).rejects.toMatchObject({ name: 'BALANCE_TOO_LOW' });
    await post('back', left);
    const { read } = system.platform.database;
    const { rows } = await sql<{ stock: number }>`
      select stock from benefit_choices where benefit_id = 'bVm2k7xR4pLs' and id = 'week'`.execute(read);
    const stock = sql`update benefit_choices set stock = `;
    await sql`${stock} 0 where benefit_id = 'bVm2k7xR4pLs' and id = 'week'`.execute(read);
    await expect(decide(number, 'reversed')).rejects.toMatchObject({ name: 'STOCK_OUT' });
    await sql`${stock} ${rows[0]?.stock} where benefit_id = 'bVm2k7xR4pLs' and id = 'week'`.execute(read);
    expect((await find(orderId)).state).toBe(ExchangeState.NotPassed);
    expect(await coins()).toBe(left);
    await decide(number, 'reversed');
    await sql`
      update orders set state = ${ExchangeState.IssueFailed}, moves = moves + 1 where id = ${orderId}`.execute(
      read,
    );
    await sql`
      insert into order_moves (member_id, order_id, position, state, at, actor, note)
      select member_id, id, moves, state, moved_at, 'system', '发放失败' from orders where id = ${orderId}`.execute(
      read,
    );
    await giveUp(system.platform, { orderId, operator: by }, '发放不了');
    expect(await coins()).toBe(left);
  });
});
