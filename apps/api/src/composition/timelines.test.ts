import { afterAll, beforeAll, expect, it } from 'vitest';
import { filedLottery } from '../../test/campaign/campaign-world.ts';
import { testAddress } from '../../test/exchange/consignee.ts';
import { goodsForAll } from '../../test/exchange/goods-for-all.ts';
import { appealedLoss } from '../../test/feedback/appealed-loss.ts';
import {
  consoleCall,
  type ConsoleInput,
  type ConsoleSession,
  signInOperator,
} from '../../test/operator/console-calls.ts';
import { completeDelivery, DELIVERY, startDelivery } from '../../test/survey/delivery-survey.ts';
import { freshMobile, TestSystem } from '../../test/system/test-system.ts';
import { publishCampaign } from '../modules/campaign/module.ts';
import { DEMO_MEMBERS } from '../modules/identity/module.ts';
import { transfer } from '../modules/ledger/module.ts';
import { prizeStock } from './ports/campaign-deps.ts';

const DAY_MS = 86_400_000;
const TRIAL = 'Ying7yOng3Sw';

let system: TestSystem;
let admin: ConsoleSession;
let mobiles = 5_300;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const join = async () => {
  const member = await system.signIn(freshMobile((mobiles += 1)));
  admin = await signInOperator(system, 'admin');
  return { ...member, id: (await system.get('getAccount', {}, member)).id };
};
type Query = NonNullable<ConsoleInput<'readTimeline'>['query']>;
const page = async (query: Query) => await consoleCall(system, 'readTimeline', { query }, admin);
const read = async (query: Query) => (await page({ limit: 100, ...query })).data.items;
const lineOf = ({ act, event }: Awaited<ReturnType<typeof read>>[number]): string =>
  act === null ? [event?.text, event?.note].filter(Boolean).join('｜') : `${act.operator} ${act.act}`;
const lines = async (query: Query): Promise<string[]> => (await read(query)).map(lineOf);

type Act = 'passOrder' | 'shipOrder' | 'refuseOrder' | 'approveHandIn' | 'rejectComplete' | 'endTask';
const perform = async (name: Act, id: string, input?: object): Promise<void> => {
  const body = { ...(input && { input }), reason: '核对后处理' };
  const { outcome } = await consoleCall(system, name, { params: { id }, body, key: system.key() }, admin);
  expect(outcome).toBe('OK');
};

/** All entries, one a page. */
const oneByOne = async (query: Query): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { data } = await page({ ...query, limit: 1, ...(cursor && { cursor }) });
    ids.push(...data.items.map(({ id }) => id));
    cursor = data.nextCursor;
  }
  return ids;
};

const placed = async (): Promise<{ id: string; memberId: string }> => {
  const { id: memberId, mobile } = DEMO_MEMBERS.oldMember;
  const { benefitId, choiceId } = await goodsForAll(system.platform);
  const consigneeId = await testAddress(system.platform, memberId);
  system.clock.advance(DAY_MS);
  const member = await system.signIn(mobile);
  admin = await signInOperator(system, 'admin');
  const body = { quantity: 1, choiceId, consigneeId };
  const call = { params: { id: benefitId }, body, idempotencyKey: system.key() };
  const { id } = await system.get('placeOrder', call, member);
  return { id, memberId };
};

it('14.92 an order tells its steps and coins in one order with what operators did, each step once', async () => {
  const { id, memberId } = await placed();
  system.clock.advance(1_000);
  await perform('passOrder', id);
  system.clock.advance(1_000);
  await perform('refuseOrder', (await placed()).id);
  await perform('shipOrder', id, { carrier: 'sf', number: 'SF1' });
  expect(await lines({ kind: 'order', subject: id })).toEqual([
    'admin exchange ship',
    'admin exchange approve',
    expect.stringMatching(/^支付金币｜金币 −[\d,]+$/u),
    '下单｜待审核',
  ]);
  const shown = await read({ kind: 'order', subject: id });
  expect(await oneByOne({ kind: 'order', subject: id })).toEqual(shown.map(({ id: entry }) => entry));
  const own = await read({ kind: 'member', subject: memberId });
  expect(own.map(lineOf)).toContain('下单兑换｜已发放');
  expect(own.map(({ event }) => event?.object)).toContainEqual(
    expect.objectContaining({ kind: 'order', id }),
  );
});

it('14.92 a refused order tells that its coins came back', async () => {
  const { id } = await placed();
  await perform('refuseOrder', id);
  const [first, ...others] = await lines({ kind: 'order', subject: id });
  expect(first).toMatch(/^退回金币｜金币 \+[\d,]+：核对后处理$/u);
  expect(others).toContain('admin exchange reject');
});

it('14.92 an open participation tells no end', async () => {
  const id = await startDelivery(system, await join());
  expect(await lines({ kind: 'participation', subject: id })).toEqual(['开始参与']);
});

it('14.92 a participation tells its start, end and coins, its rejection, and the appeal against it', async () => {
  const member = await join();
  const { id, resultId } = await completeDelivery(system, member);
  system.clock.advance(1_000);
  await perform('rejectComplete', id);
  const shown = await lines({ kind: 'participation', subject: id });
  expect(shown.at(-1)).toBe('开始参与');
  expect(shown).toEqual(
    expect.arrayContaining([
      '已完成',
      expect.stringMatching(/^奖励入账｜金币 \+40/u),
      'admin task complete reject',
    ]),
  );
  expect(shown[0]).toMatch(/^收回奖励｜金币 −40/u);
  system.clock.advance(1_000);
  const body = {
    kind: 'appeal' as const,
    text: '每一题都认真答了，请再看一遍',
    subject: { type: 'result' as const, id: resultId },
  };
  const { number } = await system.get('openTicket', { body, idempotencyKey: system.key() }, member);
  const [appeal] = await read({ kind: 'participation', subject: id });
  expect(appeal?.event).toMatchObject({ text: '会员申诉', object: { kind: 'ticket', id: number } });
});

it('14.92 what a member handed in is told with the verdict', async () => {
  const member = await join();
  const { sessionId: id } = await system.get('startParticipation', { body: { taskHashId: TRIAL } }, member);
  const body = { text: '我每天用备忘录记账，想试试更省事的办法', photos: [] };
  system.clock.advance(1_000);
  await system.get('submitTaskActivity', { params: { hashId: TRIAL }, body }, member);
  system.clock.advance(1_000);
  await perform('approveHandIn', id);
  expect(await lines({ kind: 'handIn', subject: id })).toEqual([
    'admin task review approve',
    expect.stringContaining('提交'),
    '开始参与',
  ]);
});

it('14.92 an appeal is told on its own page and its member’s', async () => {
  const { member, number } = await appealedLoss(system, 40);
  admin = await signInOperator(system, 'admin');
  expect(await lines({ kind: 'ticket', subject: number })).toEqual(['会员提交']);
  const objects = (await read({ kind: 'member', subject: member.memberId })).map(
    ({ event }) => event?.object,
  );
  expect(objects).toContainEqual(expect.objectContaining({ kind: 'ticket', id: number }));
});

it('14.92 a member joined, rose and fell; a group that raised them isn’t named', async () => {
  const { id } = await join();
  const raise = async (key: string, credit: number): Promise<void> => {
    system.clock.advance(1_000);
    const cause = { kind: 'group' as const, id, title: '外卖小组' };
    const legs = [{ asset: 'credit' as const, amount: credit, platform: 'issue' as const }];
    const posting = { key: `${key}:${id}`, memberId: id, reason: 'corrected' as const, cause, legs };
    await system.platform.database.transaction((tx) => transfer(tx, { ...posting, at: system.clock.now() }));
  };
  await raise('up', 150);
  await raise('down', -60);
  const shown = await lines({ kind: 'member', subject: id });
  expect(shown.slice(0, 2)).toEqual([
    expect.stringMatching(/^降到普通会员｜权益值 1\d\d → \d\d$/u),
    expect.stringMatching(/^升到铜牌会员｜权益值 \d+ → 1\d\d$/u),
  ]);
  expect(shown.at(-1)).toBe('加入');
  expect(JSON.stringify(shown)).not.toContain('外卖小组');
});

it('14.92 a campaign tells what was won, by whom, and what became of it', async () => {
  const member = await join();
  const now = system.clock.now().getTime();
  const prize = {
    id: 'prize',
    worth: 2600,
    odds: 1_000_000,
    kind: 'coins',
    title: '10 金币',
    stock: 50,
    coins: 10,
  };
  const filed = filedLottery('timeline0001', [{ ...prize, worth: 10 }], {
    face: 'duanwu',
    startsAt: new Date(now - DAY_MS).toISOString(),
    endsAt: new Date(now + DAY_MS).toISOString(),
    ways: [{ cause: 'checkin', chances: 2 }],
  });
  await publishCampaign({ platform: system.platform, orders: prizeStock }, filed, '林晓');
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
  const draw = async (): Promise<void> => {
    const call = { params: { id: filed.id }, body: { clientSeed: '好运' }, idempotencyKey: system.key() };
    await system.get('drawCampaign', call, member);
  };
  await draw();
  await draw();
  const query = { kind: 'campaign', subject: filed.id };
  const shown = await read(query);
  expect(shown.map(lineOf)).toEqual(
    expect.arrayContaining(['中奖：10 金币｜已到账', '开始', expect.stringContaining('公布第 1 版概率')]),
  );
  expect(shown.filter(({ event }) => event?.object?.id === member.id)).toHaveLength(2);
});

it('14.92 a task tells its start, its first complete and its end', async () => {
  await completeDelivery(system, await join());
  system.clock.advance(1_000);
  await perform('endTask', DELIVERY, { endsAt: null });
  const shown = await lines({ kind: 'task', subject: DELIVERY });
  expect(shown.slice(0, 2)).toEqual(['结束', 'admin task end']);
  expect(shown).toEqual(expect.arrayContaining(['开始', '第一份完成']));
});

it('14.92 page by page each entry comes once and in the same order, also of one moment', async () => {
  const member = await join();
  const body = { kind: 'suggestion' as const, text: '希望任务记录可以按月份筛选' };
  for (const _nth of [1, 2, 3])
    await system.get('openTicket', { body, idempotencyKey: system.key() }, member);
  const query = { kind: 'member', subject: member.id };
  const shown = await read(query);
  expect(shown.map(lineOf)).toEqual(['会员反馈', '会员反馈', '会员反馈', '加入']);
  expect(await oneByOne(query)).toEqual(shown.map(({ id }) => id));
});

it('14.92 an unknown object has an empty timeline, and a wrong cursor is refused', async () => {
  await join();
  for (const kind of [
    'member',
    'participation',
    'handIn',
    'order',
    'ticket',
    'task',
    'campaign',
    'group',
    'benefit',
    'partner',
  ])
    expect(await read({ kind, subject: 'nobody' })).toEqual([]);
  expect(await read({ subject: 'nobody' })).toEqual([]);
  for (const cursor of ['x', 'mi8q4x2o.1.1', '1.99999.01990000-0000-7000-8000-00000000ffff'])
    expect((await page({ kind: 'member', subject: 'nobody', cursor })).outcome).toBe('FIELD_WRONG');
  expect((await page({ kind: 'legalText', subject: 'nobody' })).outcome).toBe('FIELD_WRONG');
});
