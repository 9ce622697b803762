import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, joinAs } from '../../test/invite/invite.ts';
import { consoleCall, type ConsoleSession, signInOperator } from '../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../test/system/test-system.ts';
import {
  balances,
  owedCoins,
  reconcile,
  reconcileReport,
  takeBackOrOwe,
  transfer,
} from '../modules/ledger/module.ts';
import { createMessages } from '../modules/message/module.ts';
import { reconcileChecks } from './reconcile-checks.ts';

let system: TestSystem;
let support: ConsoleSession;
let nth = 0;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

interface Joined {
  token: string;
  deviceId: string;
  id: string;
}
const join = async (): Promise<Joined> => {
  const member = await system.signIn(freshMobile(8000 + (nth += 1)));
  support = await signInOperator(system, 'support');
  return { ...member, id: (await system.get('getAccount', {}, member)).id };
};
type MemberAct =
  | 'changeMemberQuality'
  | 'changeMemberCredit'
  | 'forgiveMemberDebt'
  | 'giveMemberCard'
  | 'takeMemberCard'
  | 'givePenalty'
  | 'liftPenalty'
  | 'endMemberSession'
  | 'resetNickname'
  | 'resetAvatar'
  | 'restoreInvitation'
  | 'voidInvitation';
const act = async (name: MemberAct, { id }: Pick<Joined, 'id'>, input?: object, more: object = {}) => {
  const body = { ...(input && { input }), reason: '核对后更正', ...more };
  return await consoleCall(system, name, { params: { id }, body, key: system.key() }, support);
};
const of = ({ id }: Joined) => ({ params: { id } });
const messages = async (member: Joined): Promise<string> =>
  JSON.stringify((await system.get('listMessages', { query: { limit: 20 } }, member)).items);
const quality = async ({ id }: Joined) => (await balances(system.platform.database.read, id)).quality;
const sound = async (): Promise<string> =>
  reconcileReport(await reconcile(system.platform.database, reconcileChecks));

it('14.20 quality changes by hand within 0 to 100, up to 20 points alone', async () => {
  const member = await join();
  const rule = '未通过质量审核扣分';
  expect((await act('changeMemberQuality', member, { points: -20, rule, days: 30 })).outcome).toBe('OK');
  expect(await quality(member)).toBe(60);
  const more = await act('changeMemberQuality', member, { points: -21, rule });
  expect(more.outcome).toBe('OPERATOR_FORBIDDEN');
  const finance = await signInOperator(system, 'finance');
  const call = { ...of(member), body: { input: { points: 21, rule }, reason: '误扣' }, key: system.key() };
  expect((await consoleCall(system, 'changeMemberQuality', call, finance)).data).toMatchObject({
    state: 'asked',
  });
  expect(await quality(member)).toBe(60);
  expect((await act('changeMemberQuality', member, { points: 0, rule })).outcome).toBe('ACT_NOTHING_CHANGES');
  expect(await messages(member)).toContain('质量分 −20');
});

it('14.20 credit changes by hand, never below 0, up to 100 alone, and the level follows', async () => {
  const member = await join();
  const credit = async () => (await system.get('getCredit', {}, member)).credit;
  const before = await credit();
  expect((await act('changeMemberCredit', member, { points: -before - 1 })).outcome).toBe('FIELD_WRONG');
  expect((await act('changeMemberCredit', member, { points: 101 })).outcome).toBe('OPERATOR_FORBIDDEN');
  const dry = await act('changeMemberCredit', member, { points: 100 }, { dryRun: true });
  expect(dry.data).toMatchObject({ changes: [{ field: 'credit' }, { field: 'level', after: '铜牌会员' }] });
  expect(await credit()).toBe(before);
  expect((await act('changeMemberCredit', member, { points: 100 })).outcome).toBe('OK');
  expect((await system.get('getCredit', {}, member)).level).toBe(1);
  const { items } = await system.get('listCredits', { query: {} }, member);
  expect(items[0]).toMatchObject({ amount: 100, reason: '核对后更正', rule: '更正前一笔记录' });
  expect(await messages(member)).toContain('权益值 +100');
  expect(await sound()).not.toContain('FAILED');
});

it('14.90 changes of quality and credit are listed page by page, with cause, rule and end, beside the level', async () => {
  const member = await join();
  const body = { kind: 'suggestion' as const, text: '希望任务记录可以按月份筛选' };
  const { id: ticketId } = await system.get('openTicket', { body, idempotencyKey: system.key() }, member);
  const rule = '未通过质量审核扣分';
  await act('changeMemberQuality', member, { points: -20, rule, days: 30 });
  await act('changeMemberCredit', member, { points: 100 });
  const { database, clock } = system.platform;
  await database.transaction(async (tx) => {
    await transfer(tx, {
      key: `ticket:${ticketId}`,
      memberId: member.id,
      reason: 'corrected',
      cause: { kind: 'correction', id: ticketId, title: '申诉通过' },
      legs: [
        { asset: 'coin', amount: 5, platform: 'issue' },
        { asset: 'credit', amount: 7, platform: 'issue' },
      ],
      at: clock.now(),
    });
  });
  const pay = { key: `pay:${ticketId}`, memberId: member.id, reason: 'corrected' as const, at: clock.now() };
  const group = { kind: 'group' as const, id: ticketId, title: '外卖小组' };
  const legs = [
    { asset: 'coin' as const, amount: 50, platform: 'issue' as const },
    { asset: 'credit' as const, amount: 3, platform: 'issue' as const },
  ];
  await database.transaction((tx) => transfer(tx, { ...pay, cause: group, legs }));
  const ticket = { kind: 'correction', title: '申诉通过', object: { kind: 'ticket', id: ticketId } };
  const quality = (await consoleCall(system, 'listOperatorMemberQuality', of(member), support)).data;
  expect(quality.items[0]).toMatchObject({
    points: -20,
    after: 60,
    cause: { kind: 'correction', object: null },
    reason: '核对后更正',
    rule,
    endsOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u) as string,
  });
  const page = async (query: { limit: number; cursor?: string }) =>
    (await consoleCall(system, 'listOperatorMemberCredit', { ...of(member), query }, support)).data;
  const newest = await page({ limit: 2 });
  const unnamed = { kind: 'group', title: '讨论小组', object: null };
  expect(newest.items).toMatchObject([
    { points: 3, cause: unnamed, reason: '讨论小组' },
    { points: 7, cause: ticket, endsOn: null },
  ]);
  const next = await page({ limit: 1, cursor: newest.nextCursor ?? '' });
  expect(next.items).toMatchObject([{ points: 100, reason: '核对后更正' }]);
  const coins = (await consoleCall(system, 'listOperatorMemberCoins', of(member), support)).data;
  expect(coins.items.slice(0, 2)).toMatchObject([
    { coins: 50, cause: unnamed },
    { coins: 5, cause: ticket },
  ]);
  const shown = (await consoleCall(system, 'getOperatorMember', of(member), support)).data;
  const own = await system.get('getCredit', {}, member);
  expect(shown.level).toEqual({ name: '铜牌会员', next: { name: '银牌会员', missing: own.next?.missing } });
});

it('14.64 operators read what a member was sent, newest first, but nothing of discussion groups', async () => {
  const member = await join();
  const mail = createMessages(system.platform);
  const asked = { name: '外卖小组', taskHash: 'abc', closesAt: system.platform.clock.now() };
  await system.platform.database.transaction(async (tx) => {
    const of = { memberId: member.id };
    await mail.write(tx, { ...of, key: 'level', event: 'levelReached', data: { level: '银牌会员' } });
    await mail.write(tx, { ...of, key: 'debt', event: 'debtForgiven', data: { coins: 5, reason: '误撤' } });
    await mail.write(tx, { ...of, key: 'group', event: 'groupOpened', data: asked });
  });
  const read = async (query: Record<string, string | number>): Promise<unknown> =>
    (await consoleCall(system, 'listOperatorMemberMessages', { ...of(member), query }, support)).data;
  const first = (await read({ limit: 1 })) as { items: object[]; nextCursor: string };
  expect(first.items).toMatchObject([{ title: '待抵扣的 5 金币不用还了', readAt: null }]);
  const rest = await read({ cursor: first.nextCursor });
  expect(rest).toMatchObject({
    items: [{ body: expect.stringContaining('兑换额度') as string }],
    nextCursor: null,
  });
});

it('14.20 a debt is forgiven in part, the member reads it, and the ledger stays sound', async () => {
  const member = await join();
  const { database, clock } = system.platform;
  const at = clock.now();
  await database.transaction(async (tx) => {
    const cause = { kind: 'correction', id: member.id, title: '测试任务' } as const;
    const gain = { memberId: member.id, reason: 'earned' as const, cause, at };
    await transfer(tx, { ...gain, key: 'gained', legs: [{ asset: 'coin', amount: 100, platform: 'issue' }] });
    const legs = [{ asset: 'coin' as const, amount: -100, platform: 'exchange' as const }];
    await transfer(tx, { ...gain, key: 'spent', reason: 'spent', legs });
    await takeBackOrOwe(tx, { memberId: member.id, key: 'gained', at, note: '合作方撤回' });
  });
  expect(await owedCoins(database.read, member.id)).toBe(100);
  expect((await act('forgiveMemberDebt', member, { coins: 101 })).outcome).toBe('DEBT_SMALLER');
  expect((await act('forgiveMemberDebt', member, { coins: 60 })).outcome).toBe('OK');
  expect(await owedCoins(database.read, member.id)).toBe(40);
  expect(await messages(member)).toContain('待抵扣的 60 金币不用还了');
  expect(await sound()).not.toContain('FAILED');
});

it('14.20 a card is given, listed and taken back once', async () => {
  const member = await join();
  expect((await act('giveMemberCard', member, { kind: 'makeUp', days: 30 })).outcome).toBe('OK');
  const cards = async () =>
    (await consoleCall(system, 'listOperatorMemberCards', of(member), support)).data.items;
  const [card] = await cards();
  expect(card).toMatchObject({ kind: 'makeUp', state: 'usable', source: '核对后更正' });
  expect((await act('takeMemberCard', member, { cardId: card?.id })).outcome).toBe('OK');
  system.clock.advance(1000);
  expect((await cards())[0]).toMatchObject({ state: 'expired' });
  expect((await act('takeMemberCard', member, { cardId: card?.id })).outcome).toBe('CARD_NOT_USABLE');
  expect(await messages(member)).toContain('一张补签卡已收回');
});

it('14.21 support pauses alone, and blocks with a second person', async () => {
  const member = await join();
  const why = { rule: '一人一号', evidence: '三个账号', days: 10 };
  expect((await act('givePenalty', member, { step: 'tasks', ...why })).outcome).toBe('OK');
  const listed = await consoleCall(system, 'listOperatorMemberPenalties', of(member), support);
  expect(listed.data.items).toMatchObject([{ step: 'tasks', isRunning: true, givenBy: 'support' }]);
  const penaltyId = listed.data.items[0]?.id;
  expect((await act('liftPenalty', member, { penaltyId })).outcome).toBe('OK');
  expect((await act('liftPenalty', member, { penaltyId })).outcome).toBe('PENALTY_OVER');
  const asked = await act('givePenalty', member, { step: 'blocked', ...why });
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  expect((await system.get('getAccount', {}, member)).blocked).toBe(false);
  const admin = await signInOperator(system, 'admin');
  const decision = { params: { id: asked.data.id ?? '' }, body: { reason: '同意' } };
  expect((await consoleCall(system, 'agreeToRequest', decision, admin)).outcome).toBe('OK');
  system.clock.advance(2000);
  expect((await system.get('getAccount', {}, member)).blocked).toBe(true);
});

it('14.21 a sign-in is ended, and a nickname and a picture are reset with a message', async () => {
  const member = await join();
  const before = (await system.get('getAccount', {}, member)).nickname;
  expect((await act('resetNickname', member)).outcome).toBe('OK');
  expect((await system.get('getAccount', {}, member)).nickname).not.toBe(before);
  expect((await act('resetAvatar', member)).outcome).toBe('ACT_NOTHING_CHANGES');
  expect(await messages(member)).toContain('你的昵称已重置');
  const open = await consoleCall(system, 'listOperatorMemberSessions', of(member), support);
  expect(open.data.items).toHaveLength(1);
  expect((await act('endMemberSession', member, { sessionId: open.data.items[0]?.id })).outcome).toBe('OK');
  system.clock.advance(2000);
  expect(await system.outcome('getAccount', {}, member)).toBe('UNAUTHORISED');
  expect((await act('endMemberSession', member, { sessionId: null })).outcome).toBe('ACT_NOTHING_CHANGES');
});

it('14.21 an invitation is made void and restored, each after a second person agreed', async () => {
  const inviter = await joinAs(system);
  await joinAs(system, { inviteCode: await codeOf(system, inviter) });
  support = await signInOperator(system, 'support');
  const list = async () =>
    (await consoleCall(system, 'listOperatorMemberInvitations', { params: { id: inviter.id } }, support))
      .data;
  const [invited] = (await list()).items;
  const invitationId = invited?.id;
  const agreed = async (name: 'voidInvitation' | 'restoreInvitation', input: object) => {
    const asked = await act(name, inviter, input);
    expect(asked.data).toMatchObject({ state: 'asked' });
    const admin = await signInOperator(system, 'admin');
    const decision = { params: { id: asked.data.id ?? '' }, body: { reason: '同意' } };
    return (await consoleCall(system, 'agreeToRequest', decision, admin)).outcome;
  };
  expect((await act('restoreInvitation', inviter, { invitationId })).outcome).toBe('INVITATION_NOT_VOID');
  expect(await agreed('voidInvitation', { invitationId, why: 'device' })).toBe('OK');
  expect((await list()).items).toMatchObject([{ state: 'void' }]);
  expect(await agreed('restoreInvitation', { invitationId })).toBe('OK');
  expect((await list()).items).toMatchObject([{ state: 'registered', voidReason: null }]);
  const unknown = { invitationId: inviter.id, why: 'device' };
  expect((await act('voidInvitation', inviter, unknown)).outcome).toBe('NOT_FOUND');
});

it('a member’s participations are listed page by page, newest first', async () => {
  const member = await join();
  const body = { taskHashId: 'Pai2zAo5cAn9' };
  const { sessionId } = await system.get('startParticipation', { body }, member);
  const list = await consoleCall(system, 'listOperatorMemberParticipations', of(member), support);
  expect(list.data.items).toMatchObject([
    { id: sessionId, taskId: 'Pai2zAo5cAn9', result: 0, endedAt: null },
  ]);
  const ended = { ...of(member), query: { result: 1 } };
  expect((await consoleCall(system, 'listOperatorMemberParticipations', ended, support)).data.items).toEqual(
    [],
  );
});

it('14.96 a transfer has a page with its rows, cause and actor, and those before and after it', async () => {
  const member = await join();
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
  const correction = { body: { input: { coins: -5 }, reason: '重复发放' }, key: system.key() };
  await consoleCall(system, 'correctMemberCoins', { ...of(member), ...correction }, support);
  const call = { ...of(member), query: { limit: 20 } };
  const { items } = (await consoleCall(system, 'listOperatorMemberCoins', call, support)).data;
  const read = async (id: string) => await consoleCall(system, 'getTransfer', { params: { id } }, support);
  expect((await read(items[0]?.id ?? '')).data).toMatchObject({
    memberId: member.id,
    reason: 'corrected',
    note: '重复发放',
    actor: 'support',
    cause: items[0]?.cause,
    entries: expect.arrayContaining([
      { account: 'member', asset: 'coin', amount: -5 },
      { account: 'issue', asset: 'coin', amount: 5 },
    ]),
    before: null,
    after: null,
  });
  expect((await read('01990000-0000-7000-8000-00000000ffff')).outcome).toBe('NOT_FOUND');
});
