import { CoinRowState, errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorFeedback } from '../../../composition/tickets/feedback-deps.ts';
import { balances, takeBackOrOwe, transfer } from '../../ledger/module.ts';
import { changeQuality } from '../../reward/module.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { ticketCalls } from '../../../../test/feedback/ticket-calls.ts';
import { confirmByClock, decideAppeal, moveTicket } from './operate.ts';

const DAY_MS = 86_400_000;

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const deps = () => operatorFeedback(system.platform);
const { headers, write, join, opened, call } = ticketCalls(() => system);
const codeOf = async (asked: Promise<{ code: number }>): Promise<number> => (await asked).code;

/** A member whose 100 coins were taken back. */
async function takenBack(member: Awaited<ReturnType<typeof join>>): Promise<string> {
  const { database, clock, random } = system.platform;
  const key = `test:${random.uuid()}`;
  await database.transaction(async (tx) => {
    const at = clock.now();
    const cause = { kind: 'correction', id: random.uuid(), title: '测试任务' } as const;
    const legs = [{ asset: 'coin', amount: 100, platform: 'issue' }] as const;
    await transfer(tx, { key, memberId: member.memberId, reason: 'earned', cause, legs: [...legs], at });
    await takeBackOrOwe(tx, { memberId: member.memberId, key, at, note: '合作方撤回' });
  });
  const { items } = await system.get('listPoints', {}, member);
  const row = items.find(({ state }) => state === CoinRowState.TakenBack);
  if (row === undefined) throw new Error('Nothing was taken back');
  return row.id;
}

describe('tickets', () => {
  it('go from opening to confirmation, each step a message, and are reopened once', async () => {
    const member = await join();
    const { id, number } = await opened(member);
    const move = (name: 'accepted' | 'started' | 'asked' | 'answered', text: string | null = null) =>
      moveTicket(deps(), number, { move: name, by: '林晓', text });
    await expect(move('answered', '好')).rejects.toMatchObject({ name: 'TICKET_STATE' });
    await move('accepted');
    await move('started');
    await move('asked', '请补一张截图');
    expect((await call('replyTicket', id, member, { text: '截图补上了' })).data).toMatchObject({ state: 2 });
    await move('answered', '下个版本会有');
    expect(await codeOf(call('replyTicket', id, member, { text: '再补一句' }))).toBe(
      errors.TICKET_CLOSED.code,
    );
    expect((await call('confirmTicket', id, member)).data).toMatchObject({ state: 5, mayReopen: true });
    expect((await call('reopenTicket', id, member, { text: '还是没有' })).data).toMatchObject({ state: 2 });
    await move('answered', '已经有了');
    expect(await codeOf(call('reopenTicket', id, member, { text: '不满意' }))).toBe(errors.TICKET_STATE.code);
    system.clock.advance(7 * DAY_MS);
    await confirmByClock(deps());
    const again = await system.signIn(member.mobile);
    const { data } = await call('getTicket', id, again);
    expect(data).toMatchObject({ state: 5, verdict: null });
    expect(JSON.stringify(data)).not.toContain('林晓');
    const { items } = await system.get('listMessages', { query: { kind: 'feedback' } }, again);
    expect(items.map(({ title }) => title)).toEqual([
      '你的反馈有了答复',
      '你的反馈有了答复',
      '你的反馈需要你补充',
      '你的反馈已受理',
    ]);
    expect(items[0]?.link).toBe(`/home/feedback/${id}`);
  });

  it('belong to one member: nobody else reads, changes or cites', async () => {
    const [owner, other] = [await join(), await join()];
    const { id } = await opened(owner);
    const row = await takenBack(owner);
    for (const [name, body] of [
      ['getTicket', undefined],
      ['confirmTicket', undefined],
      ['replyTicket', { text: '偷看' }],
      ['reopenTicket', { text: '偷看' }],
    ] as const)
      expect(await codeOf(call(name, id, other, body)), name).toBe(404);
    const subject = { type: 'coins', id: row };
    expect(await codeOf(write(other, { kind: 'appeal', subject }))).toBe(404);
    expect((await system.call('getTicketSubject', { query: { type: 'coins', id: row } }, other)).code).toBe(
      404,
    );
  });

  it('are limited for a member and for a device, however parallel they come', async () => {
    const member = await join();
    const codes = await Promise.all(Array.from({ length: 14 }, () => codeOf(write(member, {}))));
    expect(codes.filter((code) => code === 200)).toHaveLength(10);
    expect(codes.filter((code) => code === errors.TICKETS_TOO_MANY.code)).toHaveLength(4);
  });

  it('take ten replies in a row, however parallel they come, and more once an operator wrote', async () => {
    const member = await join();
    const { id, number } = await opened(member);
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => codeOf(call('replyTicket', id, member, { text: '再补一句' }))),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(10);
    expect(codes.filter((code) => code === errors.TICKET_REPLIES_TOO_MANY.code)).toHaveLength(2);
    expect((await call('getTicket', id, member)).data).toMatchObject({ mayReply: true, repliesLeft: 0 });
    await moveTicket(deps(), number, { move: 'accepted', by: '林晓', text: null });
    const { data } = await call('replyTicket', id, member, { text: '再补一句' });
    expect(data).toMatchObject({ repliesLeft: 9 });
  });

  it('open once for one intention, and refuse what is no text and no picture of theirs', async () => {
    const member = await join();
    const key = headers();
    const answers = await Promise.all([write(member, {}, key), write(member, {}, key)]);
    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect(await codeOf(write(member, { text: '  太短了      ' }))).not.toBe(200);
    expect(await codeOf(write(member, { text: '长'.repeat(2001) }))).not.toBe(200);
    expect(
      await codeOf(
        write(member, { pictures: ['test/feedback/abcdefghijklmnopqrstuvwxyz/12345678901234567.jpg'] }),
      ),
    ).toBe(404);
    expect(await codeOf(write(member, { kind: 'appeal' }))).not.toBe(200);
  });
});

describe('rule 7.15: appeals', () => {
  it('are made once for a record, and of two verdicts at once one moves the coins', async () => {
    const member = await join();
    const id = await takenBack(member);
    const subject = { type: 'coins', id };
    const both = await Promise.all([
      write(member, { kind: 'appeal', subject }),
      write(member, { kind: 'appeal', subject }),
    ]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, errors.APPEAL_TWICE.code]);
    const ticket = both.find(({ code }) => code === 200)?.data as { id: string; number: string };
    await moveTicket(deps(), ticket.number, { move: 'accepted', by: '林晓', text: null });
    const decide = (by: string) =>
      decideAppeal(deps(), ticket.number, {
        verdict: 'reversed',
        coins: undefined,
        points: undefined,
        days: undefined,
        reason: '核对无误',
        by,
      });
    const verdicts = await Promise.allSettled([decide('林晓'), decide('周宁')]);
    expect(verdicts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await balances(system.platform.database.read, member.memberId)).coins).toBe(100);
    const { items } = await system.get('listPoints', {}, member);
    expect(items[0]).toMatchObject({
      amount: 100,
      reason: '核对无误',
      cause: { link: `/home/feedback/${ticket.id}` },
    });
    const corrected = { kind: 'appeal', subject: { type: 'coins', id: items[0]?.id } };
    expect(await codeOf(write(member, corrected))).toBe(errors.APPEAL_CLOSED.code);
    expect((await call('getTicket', ticket.id, member)).data).toMatchObject({
      state: 4,
      verdict: { verdict: 'reversed', coins: 100, points: 0, days: 0 },
    });
    // The reopened ticket gets a text answer, because a ticket has only one verdict.
    expect((await call('reopenTicket', ticket.id, member, { text: '还是不够' })).code).toBe(200);
    await expect(decide('周宁')).rejects.toMatchObject({ name: 'APPEAL_DECIDED' });
    expect((await balances(system.platform.database.read, member.memberId)).coins).toBe(100);
  });

  it('give back quality, in part what the operator says, and nothing when upheld', async () => {
    const member = await join();
    const { database, clock, random } = system.platform;
    const deduct = () =>
      database.transaction((tx) =>
        changeQuality(tx, {
          memberId: member.memberId,
          key: random.uuid(),
          points: -10,
          cause: { kind: 'correction', id: random.uuid(), title: '质量审核' },
          reason: '答非所问',
          rule: '质量审核',
          days: 30,
          at: clock.now(),
        }),
      );
    for (const [verdict, points, score] of [
      ['upheld', undefined, 70],
      ['partly', 4, 64],
      ['reversed', undefined, 64],
    ] as const) {
      await deduct();
      const { items } = await system.get('listCredits', { query: { kind: 'quality' } }, member);
      const id = items[0]?.id;
      const { number } = await opened(member, { kind: 'appeal', subject: { type: 'quality', id } });
      await moveTicket(deps(), number, { move: 'accepted', by: '林晓', text: null });
      await decideAppeal(deps(), number, {
        verdict,
        coins: undefined,
        points,
        days: undefined,
        reason: '复核',
        by: '林晓',
      });
      expect((await balances(database.read, member.memberId)).quality, verdict).toBe(score);
    }
  });
});
