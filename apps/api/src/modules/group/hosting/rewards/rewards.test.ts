import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupRewardDeps } from '../../../../composition/ports/group-rewards.ts';
import { reconcileChecks } from '../../../../composition/reconcile-checks.ts';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { allTogether } from '../../../../../test/together.ts';
import { reconcile } from '../../../ledger/module.ts';
import { payTests } from '../../../../../test/group/paying.ts';
import { confirmPay } from './confirm-pay.ts';
import { payDue } from './pay-out.ts';

const DAY_MS = 24 * 60 * 60_000;

let system: TestSystem;
let pay: ReturnType<typeof payTests>;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  pay = payTests(system);
});
afterAll(() => system.stop());

describe('rule 6.29: what a group pays', () => {
  it('a participation is open from the first visit, and ends with 1 and the whole, or with 8 and what was finished', async () => {
    const [one, two] = [pay.nextMobile(), pay.nextMobile()];
    const [all, part] = [await system.signIn(one), await system.signIn(two)];
    const { hosting, sections } = await pay.openGroup([one, two]);
    const [inGroup, other] = [await hosting.enter(one, '早起的阿木'), await hosting.enter(two, '晚起的小林')];
    const records = async (member: Asker) => (await system.get('listTaskRecords', {}, member)).items;
    expect((await records(all)).map(({ result, coins }) => [result, coins])).toEqual([[0, 0]]);
    for (const sectionId of sections) await hosting.answer(inGroup, sectionId);
    await hosting.answer(other, sections[0] ?? '');
    const earned = async () => (await system.get('getGroupMe', {}, other)).earned;
    expect(await earned()).toBeUndefined();
    const soFar = async (who: Asker) => (await system.get('getGroupMe', {}, who)).earnedSoFar;
    expect(await soFar(inGroup)).toEqual({ coins: 100, topicsFinished: 2, topics: 2 });
    expect(await soFar(other)).toEqual({ coins: 20, topicsFinished: 1, topics: 2 });
    const { hash } = await hosting.group();
    expect(await soFar(await system.signInToGroup(hash, hosting.mobile))).toBeUndefined();
    const closed = await hosting.move('close');
    expect(await soFar(other)).toBeUndefined();
    expect(await earned()).toMatchObject({
      coins: 20,
      topicsFinished: 1,
      topics: 2,
      state: 'tallied',
      confirmed: false,
    });
    expect(closed.pay).toMatchObject({ coins: 120, confirmedAt: null });
    expect(
      (await pay.rewardsOf(hosting))
        .map(({ topicsFinished, finished, coins }) => [topicsFinished, finished, coins] as const)
        .toSorted(([one], [other]) => other - one),
    ).toEqual([
      [2, true, 100],
      [1, false, 20],
    ]);
    expect([await pay.coinsOf(all), await pay.coinsOf(part)]).toEqual([0, 0]);
    await pay.confirm(hosting);
    expect([await pay.coinsOf(all), await pay.coinsOf(part)]).toEqual([100, 20]);
    expect(await earned()).toMatchObject({ coins: 20, state: 'paid', confirmed: true });
    expect((await records(all)).map(({ result, coins }) => [result, coins])).toEqual([[1, 100]]);
    const [ended] = await records(part);
    expect(ended).toMatchObject({
      result: 8,
      coins: 20,
      reason: '讨论结束时还有话题没完成，已完成的话题得 20 金币。',
    });
    const { items } = await system.get('listPoints', {}, all);
    expect(items[0]).toMatchObject({ amount: 100, cause: { kind: 'group', title: '早餐习惯' } });
  });

  it('answering the question that was replaced counts, and one closed early is not asked for', async () => {
    const mobile = pay.nextMobile();
    const member = await system.signIn(mobile);
    const { hosting, sections } = await pay.openGroup([mobile]);
    const [first = '', second = ''] = sections;
    const asker = await hosting.enter(mobile, '早起的阿木');
    await hosting.answer(asker, first);
    const close = async (sectionId: string, isReplaced: boolean) => {
      const { revision, topics } = await hosting.guide();
      const old = topics.flatMap((topic) => topic.sections).find(({ id }) => id === sectionId);
      const replacement =
        isReplaced && old
          ? { id: system.platform.random.uuid(), section: { ...old.section, question: '换一个问法' } }
          : null;
      const params = { groupId: hosting.groupId, sectionId };
      await system.get('closeGuideSection', { params, body: { revision, replacement } }, hosting.host);
    };
    await close(first, true);
    await close(second, false);
    await hosting.move('close');
    expect(await pay.rewardsOf(hosting)).toMatchObject([
      { topics: 1, topicsFinished: 1, finished: true, coins: 100 },
    ]);
    await pay.confirm(hosting);
    expect(await pay.coinsOf(member)).toBe(100);
  });

  it('who was invited by two numbers is paid once', async () => {
    const [one, two] = [pay.nextMobile(), pay.nextMobile()];
    const member = await system.signIn(one);
    const group = await pay.openGroup([one, two]);
    const { hosting } = group;
    await pay.answerAll(group, one, '阿木');
    await pay.answerAll(group, two, '阿林');
    const { id } = await system.get('getAccount', {}, member);
    await system.platform.database.read
      .updateTable('group_members')
      .set({ member_id: id })
      .where('group_id', '=', hosting.groupId)
      .where('role', '=', 0)
      .execute();
    await hosting.move('close');
    await pay.confirm(hosting);
    expect(await pay.coinsOf(member)).toBe(100);
  });
});

describe('rule 6.30: who confirms', () => {
  it('confirmed twice and paid by four servers at once, everybody is paid once', async () => {
    const mobiles = [pay.nextMobile(), pay.nextMobile(), pay.nextMobile()];
    const members = [];
    for (const mobile of mobiles) members.push(await system.signIn(mobile));
    const group = await pay.openGroup(mobiles);
    const { hosting } = group;
    for (const [index, mobile] of mobiles.entries()) await pay.answerAll(group, mobile, `受访者甲${index}`);
    await hosting.move('close');
    const { hash } = await hosting.group();
    const confirmed = await Promise.all(
      ['林晓', '周宁'].map((by) => confirmPay(system.platform, { hash, by })),
    );
    expect(confirmed.filter(({ isNew }) => isNew)).toHaveLength(1);
    const deps = groupRewardDeps(system.platform);
    const settled = await allTogether(4, async () => await payDue(deps, hosting.groupId));
    // Each run counts its own, so the runs together settled everybody once.
    expect(settled.reduce((sum, people) => sum + people, 0)).toBe(3);
    expect(await Promise.all(members.map(pay.coinsOf))).toEqual([100, 100, 100]);
  });

  it('a pay-out that stopped half-way goes on where it was', async () => {
    const mobiles = [pay.nextMobile(), pay.nextMobile()];
    const members = [];
    for (const mobile of mobiles) members.push(await system.signIn(mobile));
    const group = await pay.openGroup(mobiles);
    const { hosting } = group;
    for (const [index, mobile] of mobiles.entries()) await pay.answerAll(group, mobile, `受访者乙${index}`);
    await hosting.move('close');
    const { hash } = await hosting.group();
    await confirmPay(system.platform, { hash, by: '林晓' });
    let told = 0;
    const dying = {
      ...groupRewardDeps(system.platform),
      messages: {
        write: async () => {
          told += 1;
          if (told > 1) throw new Error('The server was killed');
          return undefined;
        },
      },
    };
    await expect(payDue(dying, hosting.groupId)).rejects.toThrow();
    expect((await Promise.all(members.map(pay.coinsOf))).toSorted((a, b) => a - b)).toEqual([0, 100]);
    await pay.payJob();
    expect(await Promise.all(members.map(pay.coinsOf))).toEqual([100, 100]);
  });

  it('closed by the schedule, the clock tallies, and after two working days confirms and pays', async () => {
    const mobile = pay.nextMobile();
    const member = await system.signIn(mobile);
    const group = await pay.openGroup([mobile]);
    const { hosting } = group;
    await pay.answerAll(group, mobile);
    system.clock.advance(11 * DAY_MS);
    await pay.payJob();
    const host = await system.signIn(freshMobile(9000));
    expect(host.token).toBeDefined();
    expect((await pay.rewardRow(hosting)).state).toBe('tallied');
    system.clock.advance(5 * DAY_MS);
    await pay.payJob();
    expect((await pay.rewardRow(hosting)).state).toBe('paid');
    expect(await pay.coinsOf(await system.signIn(mobile, member.deviceId))).toBe(100);
  });

  it('a host takes a person out with a reason they read, until it is confirmed', async () => {
    const mobile = pay.nextMobile();
    const member = await system.signIn(mobile);
    const group = await pay.openGroup([mobile]);
    const { hosting } = group;
    await pay.answerAll(group, mobile);
    await hosting.move('close');
    const [row] = await pay.rewardsOf(hosting);
    const params = { groupId: hosting.groupId, personId: row?.personId ?? '' };
    const takeOut = (reason: string | null) =>
      system.call('takeOutOfReward', { params, body: { reason } }, hosting.host);
    expect((await takeOut('  ')).code).not.toBe(200);
    expect((await takeOut('多次复制他人的回答')).data).toMatchObject({ takenOut: '多次复制他人的回答' });
    expect((await hosting.group()).pay.coins).toBe(0);
    await pay.confirm(hosting);
    expect((await takeOut(null)).code).not.toBe(200);
    expect(await pay.coinsOf(member)).toBe(0);
    const { items } = await system.get('listMessages', {}, member);
    expect(items[0]).toMatchObject({
      kind: 'group',
      title: expect.stringMatching(/^你在讨论小组“.+”的参与没有计入报酬$/u),
      body: '原因：多次复制他人的回答\n有疑问可以在帮助与反馈里提出。',
      link: expect.stringMatching(/^\/task\/back\?result=/u),
    });
  });
});

it('and after all of this the ledger adds up, and every reward has paid what it says', async () => {
  const results = await reconcile(system.platform.database, reconcileChecks);
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});
