import { type CampaignFace, errors, type PenaltyStep } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorFeedback } from '../../../composition/tickets/feedback-deps.ts';
import { balances } from '../../ledger/module.ts';
import { createMessages } from '../../message/module.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { givePenalty, notifyEnded } from './penalties.ts';
import { ticketCalls } from '../../../../test/feedback/ticket-calls.ts';
import { decideAppeal, moveTicket } from '../tickets/operate.ts';
import { verifyMember } from '../../../../test/member/verify-member.ts';

const DAY_MS = 86_400_000;

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

type Member = Awaited<ReturnType<TestSystem['signIn']>>;

const deps = () => operatorFeedback(system.platform);
const { join, opened, call } = ticketCalls(() => system);
describe('rule 7.17: penalties', () => {
  const give = (memberId: string, step: PenaltyStep, days = 7) =>
    givePenalty(
      { platform: system.platform, messages: createMessages(system.platform) },
      { memberId, step, rule: '一人一号', evidence: '三个账号', days, by: '林晓' },
    );

  it('a blocked member signs in, reads why, appeals, and calls nothing else until it ends', async () => {
    const member = await join();
    const id = await give(member.memberId, 'blocked');
    system.clock.advance(2000);
    const again = await system.signIn(member.mobile);
    expect((await system.call('listTasks', {}, again)).code).toBe(errors.PENALTY_BLOCKED.code);
    expect((await system.get('getAccount', {}, again)).blocked).toBe(true);
    expect((await system.get('listPenalties', {}, again)).items).toMatchObject([{ id, state: 'running' }]);
    expect((await system.get('listMessages', {}, again)).items[0]?.title).toBe('账号已封停');
    const { number } = await opened(again, { kind: 'appeal', subject: { type: 'penalty', id } });
    await moveTicket(deps(), number, { move: 'accepted', by: '林晓', text: null });
    const decision = {
      verdict: 'reversed',
      coins: undefined,
      points: undefined,
      days: undefined,
      reason: '误判',
      by: '林晓',
    } as const;
    await decideAppeal(deps(), number, decision);
    system.clock.advance(2000);
    expect((await system.call('listTasks', {}, again)).code).toBe(200);
    expect((await system.get('getAccount', {}, again)).blocked).toBe(false);
    expect((await system.get('listPenalties', {}, again)).items).toMatchObject([{ id, state: 'lifted' }]);
  });

  it('a partly upheld appeal ends it earlier by what the operator says, never in the past, and once', async () => {
    const member = await join();
    const id = await give(member.memberId, 'blocked', 10);
    system.clock.advance(2000);
    const before = (await system.get('listPenalties', {}, member)).items[0];
    const { id: ticket, number } = await opened(member, {
      kind: 'appeal',
      subject: { type: 'penalty', id },
    });
    await moveTicket(deps(), number, { move: 'accepted', by: '林晓', text: null });
    const decide = (verdict: 'upheld' | 'partly' | 'reversed', days: number | undefined, coins?: number) =>
      decideAppeal(deps(), number, {
        verdict,
        coins,
        points: undefined,
        days,
        reason: '情节较轻',
        by: '林晓',
      });
    await expect(decide('upheld', 3)).rejects.toMatchObject({ name: 'VERDICT_UPHELD' });
    await expect(decide('reversed', 3)).rejects.toMatchObject({ name: 'VERDICT_OTHER' });
    await expect(decide('partly', undefined)).rejects.toMatchObject({ name: 'VERDICT_EMPTY' });
    await expect(decide('partly', 10)).rejects.toMatchObject({ name: 'PENALTY_OVER' });
    await expect(decide('partly', 9, 5)).rejects.toMatchObject({ name: 'VERDICT_OTHER' });
    const decided = await Promise.allSettled([decide('partly', 9), decide('partly', 9)]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = (await system.get('listPenalties', {}, member)).items[0];
    expect(Date.parse(before?.endsAt ?? '') - Date.parse(after?.endsAt ?? '')).toBe(9 * DAY_MS);
    expect(after).toMatchObject({ id, state: 'running' });
    expect((await balances(system.platform.database.read, member.memberId)).coins).toBe(0);
    expect((await call('getTicket', ticket, member)).data).toMatchObject({
      verdict: { verdict: 'partly', coins: 0, points: 0, days: 9 },
    });
    system.clock.advance(DAY_MS + 1000);
    const again = await system.signIn(member.mobile);
    expect((await system.get('getAccount', {}, again)).blocked).toBe(false);
    expect((await system.call('listTasks', {}, again)).code).toBe(200);
    const { items } = await system.get('listMessages', { query: { kind: 'account' } }, again);
    expect(items.map(({ title }) => title)).toContain('“账号已封停”已缩短');
  });

  it.each<[PenaltyStep, refused: readonly (keyof typeof errors)[]]>([
    ['reminder', []],
    ['tasks', ['PENALTY_TASKS', 'PENALTY_CAMPAIGN']],
    ['exchange', ['PENALTY_TASKS', 'PENALTY_CAMPAIGN', 'PENALTY_EXCHANGE']],
  ])(
    'step %s refuses %j to who starts a task, takes part in a campaign and orders a benefit',
    async (step, refused) => {
      const member = await join();
      await verifyMember(system.platform, member.memberId);
      await give(member.memberId, step);
      const started = await system.call(
        'startParticipation',
        { body: { taskHashId: 'Pai2zAo5cAn9' } },
        member,
      );
      const body = { quantity: 1, choiceId: 'week' };
      const ordered = await system.call(
        'placeOrder',
        { params: { id: 'bVm2k7xR4pLs' }, body, idempotencyKey: system.key() },
        member,
      );
      const part = async (name: 'drawCampaign' | 'enterCampaign' | 'startQuiz', face: CampaignFace) => {
        const { campaign } = await system.get('getCampaign', { params: { face } });
        const chosen = name === 'startQuiz' ? {} : { body: { clientSeed: '好运' } };
        const asked = { params: { id: campaign?.id ?? '' }, ...chosen, idempotencyKey: system.key() };
        return (await system.call(name, asked, member)).code;
      };
      const takingPart = [
        await part('drawCampaign', 'lottery'),
        await part('enterCampaign', 'koi'),
        await part('startQuiz', 'quiz'),
      ];
      const expected = (name: 'PENALTY_TASKS' | 'PENALTY_EXCHANGE' | 'PENALTY_CAMPAIGN', otherwise: number) =>
        refused.includes(name) ? errors[name].code : otherwise;
      // A new member has no coins, so an order that no penalty blocks is refused for its price.
      expect([started.code, ordered.code, ...takingPart]).toEqual([
        expected('PENALTY_TASKS', 200),
        expected('PENALTY_EXCHANGE', errors.BALANCE_TOO_LOW.code),
        expected('PENALTY_CAMPAIGN', errors.NO_CHANCE_LEFT.code),
        expected('PENALTY_CAMPAIGN', errors.NO_CHANCE_LEFT.code),
        expected('PENALTY_CAMPAIGN', 200),
      ]);
    },
  );

  it('a paused member starts no task, and is told once when it ends by its date', async () => {
    const member = await join();
    await give(member.memberId, 'tasks', 1);
    const start = async (who: Member) =>
      (await system.call('startParticipation', { body: { taskHashId: 'Pai2zAo5cAn9' } }, who)).code;
    expect(await start(member)).toBe(errors.PENALTY_TASKS.code);
    system.clock.advance(DAY_MS + 1000);
    const again = await system.signIn(member.mobile);
    expect(await start(again)).not.toBe(errors.PENALTY_TASKS.code);
    await Promise.all([notifyEnded(deps()), notifyEnded(deps())]);
    const { items } = await system.get('listMessages', { query: { kind: 'account' } }, again);
    expect(items.map(({ title }) => title)).toEqual(['“暂停接题”已到期结束', '暂停接题']);
  });
});
