import { afterAll, beforeAll, expect, it } from 'vitest';
import { ExchangeState } from '@yayan/contract';
import type { Asker } from '../../test/calls/call-operation.ts';
import { type FakeTopup, startFakeTopup } from '../../test/exchange/fake-topup.ts';
import { payTests } from '../../test/group/paying.ts';
import { acting } from '../../test/operator/acting.ts';
import { consoleCall } from '../../test/operator/console-calls.ts';
import { cast, freshMobile, TestSystem } from '../../test/system/test-system.ts';
import { DEMO_MEMBERS } from '../modules/identity/module.ts';
import { reconcile, reconcileReport, transfer } from '../modules/ledger/module.ts';
import { reconcileChecks } from './reconcile-checks.ts';

const SURVEY = 'Kuai6dR9mHs3';
const VIDEO = 'bVm2k7xR4pLs';

// One bad day of the people who run the platform: each story ends in what the ledger, the state and the audit log say.
let system: TestSystem;
let pay: ReturnType<typeof payTests>;
let topup: FakeTopup;
let as: ReturnType<typeof acting>['as'];
let act: ReturnType<typeof acting>['act'];
let acts: ReturnType<typeof acting>['acts'];
let member: ReturnType<typeof acting>['member'];
let coinsOf: ReturnType<typeof acting>['coinsOf'];
let seen: ReturnType<typeof acting>['seen'];
beforeAll(async () => {
  topup = await startFakeTopup();
  system = await TestSystem.start({ environment: topup.environment });
  pay = payTests(system);
  ({ as, act, acts, member, coinsOf, seen } = acting(system));
});
afterAll(async () => {
  await system.stop();
  await topup.stop();
});

const promised = async (asker: Asker): Promise<number> =>
  (await system.get('getTask', { params: { hashId: SURVEY } }, asker)).coins;

it('a wrong reward is stopped, corrected for who comes later, and made good for who was hurt, once', async () => {
  const researcher = await as('researcher');
  const params = { id: SURVEY };
  const right = await promised(await member());
  const wrong = Math.round(right / 10);
  await act('setTaskReward', { by: researcher, params, input: { coins: wrong } });
  const hurt = [await member(), await member(), await member()];
  for (const one of hurt) {
    expect(await promised(one)).toBe(wrong);
    await system.get('startParticipation', { body: { taskHashId: SURVEY } }, one);
  }
  expect((await act('pauseTask', { by: researcher, params })).outcome).toBe('OK');
  const late = await member();
  expect(await system.outcome('startParticipation', { body: { taskHashId: SURVEY } }, late)).not.toBe('OK');
  await act('setTaskReward', { by: researcher, params, input: { coins: right } });
  expect((await act('resumeTask', { by: researcher, params })).outcome).toBe('OK');
  expect(await promised(late)).toBe(right);
  expect(await system.outcome('startParticipation', { body: { taskHashId: SURVEY } }, late)).toBe('OK');
  const finance = await as('finance');
  for (const one of hurt) {
    const body = { input: { coins: right - wrong }, reason: '补上标错的奖励' };
    const call = { params: { id: one.id }, body, key: `make-good-${one.id.slice(-12)}` };
    expect((await consoleCall(system, 'correctMemberCoins', call, finance)).outcome).toBe('OK');
    // A lost answer is asked for again and pays nothing more.
    expect((await consoleCall(system, 'correctMemberCoins', call, finance)).outcome).toBe('OK');
    expect(await coinsOf(one)).toBe(right - wrong);
  }
  expect(await acts(SURVEY)).toEqual([
    'researcher: task resume',
    'researcher: task reward',
    'researcher: task pause',
    'researcher: task reward',
  ]);
});

it('card codes that leaked are withdrawn before anybody gets one, and new ones are issued', async () => {
  const finance = await as('finance');
  const params = { id: VIDEO };
  const choice = async () =>
    (await consoleCall(system, 'getOperatorBenefit', { params }, finance)).data.choices.find(
      ({ id }) => id === 'week',
    );
  await act('importCardCodes', {
    by: finance,
    params,
    input: { choiceId: 'week', codes: 'LEAKED-1\nLEAKED-2' },
  });
  const leaked = (await choice())?.codes?.free ?? 0;
  const withdrawn = await act('withdrawCardCodes', {
    by: finance,
    params,
    input: { choiceId: 'week', codes: null },
    reason: '卡密文件外泄',
  });
  expect(withdrawn.outcome).toBe('OK');
  expect(await choice()).toMatchObject({ stock: 0, codes: { free: 0, withdrawn: leaked } });
  const buyer = await system.signIn(cast.oldMember);
  const order = async () =>
    await system.call(
      'placeOrder',
      { params, body: { quantity: 1, choiceId: 'week' }, idempotencyKey: system.key() },
      buyer,
    );
  expect((await order()).code).not.toBe(200);
  await act('importCardCodes', { by: finance, params, input: { choiceId: 'week', codes: 'FRESH-1' } });
  const placed = (await order()).data as { id: string };
  await system.runJobs();
  const got = await system.get('getOrder', { params: { id: placed.id } }, buyer);
  expect(JSON.stringify(got)).not.toContain('LEAKED');
  expect(await choice()).toMatchObject({ stock: 0, codes: { free: 0 } });
  expect((await acts(VIDEO)).slice(0, 3)).toEqual([
    'finance: codes import',
    'finance: codes withdraw',
    'finance: codes import',
  ]);
});

it('a provider is down for a day: orders wait with their coins, are asked for again, and are topped up once', async () => {
  const { database, clock } = system.platform;
  const { rows } = await database.run(
    `update benefits b set level = 0, prerequisites = '[]', per_order = 1, per_day = null, per_month = null
     from benefit_choices c where b.target = 'mobile' and c.benefit_id = b.id returning b.id, c.id as choice`,
  );
  const [benefit] = rows as { id: string; choice: string }[];
  const buyer = await system.signIn(cast.oldMember);
  const memberId = DEMO_MEMBERS.oldMember.id;
  const cause = { kind: 'campaign', id: 'plenty', title: '内测感谢' } as const;
  const legs = [{ asset: 'coin', amount: 90_000, platform: 'campaign' }] as const;
  await database.transaction((tx) =>
    transfer(tx, { key: 'plenty', memberId, reason: 'earned', cause, legs: [...legs], at: clock.now() }),
  );
  const before = await coinsOf({ id: memberId });
  topup.isUp = false;
  const body = {
    quantity: 1,
    choiceId: benefit?.choice ?? '',
    mobile: await system.encrypted(cast.oldMember),
  };
  const call = { params: { id: benefit?.id ?? '' }, body, idempotencyKey: system.key() };
  const { id } = await system.get('placeOrder', call, buyer);
  const order = async () =>
    (await consoleCall(system, 'getOperatorOrder', { params: { id } }, await as('finance'))).data;
  const paid = before - (await coinsOf({ id: memberId }));
  expect(paid).toBeGreaterThan(0);
  for (let hour = 0; hour < 24; hour += 3) {
    await system.runJobs().catch(() => undefined);
    system.clock.advance(3 * 3_600_000);
  }
  expect(await order()).toMatchObject({ state: ExchangeState.ToBeIssued, receipt: null });
  expect(topup.made).toEqual([]);
  // Nobody retries by hand what may still arrive.
  expect((await act('retryOrder', { by: await as('finance'), params: { id } })).outcome).toBe(
    'ORDER_MOVE_FORBIDDEN',
  );
  topup.isUp = true;
  await system.platform.jobs.handlerOf('exchange.resume-stalled-orders')?.({}, { id: 'cron', attempt: 0 });
  await system.runJobs();
  expect(await order()).toMatchObject({
    state: ExchangeState.Issued,
    receipt: `receipt-${topup.made[0]}`,
  });
  expect(topup.made).toHaveLength(1);
  expect(before - (await coinsOf({ id: memberId }))).toBe(paid);
});

it('a host who pays friends: the pay-out is held, the friend is taken out, the rest is refused, nobody is paid', async () => {
  const mobile = pay.nextMobile();
  const friend = await system.signIn(mobile);
  const open = await pay.openGroup([mobile]);
  await pay.answerAll(open, mobile);
  await open.hosting.move('close');
  await pay.payJob();
  const finance = await as('finance');
  const params = { id: (await open.hosting.group()).hash };
  const before = await pay.coinsOf(friend);
  const group = async () => (await consoleCall(system, 'getOperatorGroup', { params }, finance)).data;
  expect((await act('holdGroupPay', { by: finance, params, reason: '主持人给朋友发钱' })).outcome).toBe('OK');
  await pay.payJob();
  expect(await pay.coinsOf(friend)).toBe(before);
  const personId = (await group()).rewards[0]?.id;
  expect((await act('takeOutOfGroupPay', { by: finance, params, input: { personId } })).outcome).toBe('OK');
  expect((await act('refuseGroupPay', { by: finance, params })).outcome).toBe('OK');
  await pay.payJob();
  expect(await pay.coinsOf(friend)).toBe(before);
  expect(await group()).toMatchObject({ pay: 'refused' });
  expect(await acts(params.id)).toEqual([
    'finance: group pay refuse',
    'finance: group pay out',
    'finance: group pay hold',
  ]);
});

it('an illegal answer is gone for everybody at once; its author reads why, and no host puts it back', async () => {
  const mobile = pay.nextMobile();
  const author = await system.signIn(mobile);
  const open = await pay.openGroup([mobile]);
  await pay.answerAll(open, mobile);
  const researcher = await as('researcher');
  const params = { id: (await open.hosting.group()).hash };
  const listed = await consoleCall(system, 'listOperatorGroupAnswers', { params }, researcher);
  const answerId = listed.data.items[0]?.id ?? '';
  const taken = await act('takeDownGroupAnswer', {
    by: researcher,
    params,
    input: { answerId },
    reason: '含违法内容',
  });
  expect(taken.outcome).toBe('OK');
  const host = await system.signInToGroup(params.id, open.hosting.mobile);
  expect(await system.outcome('restoreResponses', { body: { ids: [answerId] } }, host)).toBe('FORBIDDEN');
  const [message] = (await system.get('listMessages', {}, author)).items;
  expect(message?.body).toContain('含违法内容');
  expect(await acts(params.id)).toEqual(['researcher: group take-down']);
});

it('a stolen laptop: its session is dead at once, the factors are reset, and what was done with it is listed', async () => {
  const stolen = await as('finance');
  const victim = await member();
  const thief = { by: stolen, params: { id: victim.id }, input: { coins: 4000 }, reason: '不是本人做的' };
  expect((await act('correctMemberCoins', thief)).outcome).toBe('OK');
  const admin = await as('admin');
  const params = { name: 'finance' };
  expect(
    (await act('endOperatorSessions', { by: admin, params, input: { sessionId: null }, reason: '电脑被偷' }))
      .outcome,
  ).toBe('OK');
  expect((await act('correctMemberCoins', thief)).outcome).toBe('UNAUTHORISED');
  const asked = await act('resetOperator', { by: admin, params, reason: '电脑被偷' });
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  const decision = { params: { id: asked.data.id ?? '' }, body: { reason: '电话核对过' } };
  const second = await as('admin2');
  expect((await consoleCall(system, 'agreeToRequest', decision, second)).outcome).toBe('OK');
  await expect(as('finance')).rejects.toThrow();
  const { data } = await consoleCall(
    system,
    'listOperatorActs',
    { query: { operator: 'finance', limit: 1 } },
    admin,
  );
  expect(data.items[0]).toMatchObject({ act: 'reward correct', subject: victim.id, reason: '不是本人做的' });
  const undo = { params: { id: victim.id }, input: { coins: -4000 }, reason: '撤回被盗账号的更正' };
  expect((await act('correctMemberCoins', { by: admin, ...undo })).outcome).toBe('OK');
  expect(await coinsOf(victim)).toBe(0);
});

it('a member’s lost phone: the old one is out, the new one comes in to the same coins', async () => {
  const lost = await member();
  const admin = await as('admin');
  const next = freshMobile(9299);
  const replaced = await act('changeLostMobile', {
    by: admin,
    params: { id: lost.id },
    input: { mobile: next },
    reason: '核对过本人',
  });
  expect(replaced.outcome).toBe('OK');
  system.clock.advance(2000);
  expect(await system.outcome('getAccount', {}, lost)).toBe('UNAUTHORISED');
  const back = await system.signIn(next);
  expect((await system.get('getAccount', {}, back)).id).toBe(lost.id);
  expect(await acts(lost.id)).toEqual(['admin: member mobile']);
});

it('a mistaken notice and pop-up are withdrawn: who comes later sees neither, and both stay in the record', async () => {
  const editor = await as('editor');
  const soon = (days: number): string =>
    new Date(system.clock.now().getTime() + days * 86_400_000).toISOString();
  const text = { title: '全员奖励 8888 金币', body: '每人 8888 金币。' };
  const notice = {
    kind: 'notice',
    ...text,
    summary: '发错了',
    pinned: false,
    publishAt: null,
  } as const;
  const popup = {
    kind: 'popup',
    ...text,
    image: null,
    action: null,
    link: null,
    audience: 'everyone',
    level: null,
    startsAt: soon(0),
    endsAt: soon(1),
  } as const;
  for (const draft of [notice, popup]) {
    const id = system.platform.random.uuid();
    const params = { kind: draft.kind, id };
    expect((await act('publishContent', { by: editor, params, input: { draft } })).outcome).toBe('OK');
    const reader = await member();
    expect(JSON.stringify(await seen(reader))).toContain('8888');
    expect((await act('withdrawContent', { by: editor, params, reason: '发错了' })).outcome).toBe('OK');
    expect(JSON.stringify(await seen(await member()))).not.toContain('8888');
    expect(JSON.stringify(await seen(reader))).not.toContain('8888');
    const kept = await consoleCall(system, 'getContent', { params }, editor);
    expect(kept.data).toMatchObject({ draft: { title: draft.title } });
    expect(await acts(id)).toHaveLength(2);
  }
});
it('after such a day the ledger, the audit log and everything else add up', async () => {
  const report = reconcileReport(await reconcile(system.platform.database, reconcileChecks));
  expect(report).not.toContain('FAILED');
});
