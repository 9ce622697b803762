import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupRewardDeps } from '../../../composition/group-rewards.ts';
import { reconcileChecks } from '../../../composition/reconcile-checks.ts';
import type { Asker } from '../../../testing/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../testing/system/test-system.ts';
import { allTogether } from '../../../testing/together.ts';
import { balances } from '../../ledger/ledger.ts';
import { reconcile } from '../../ledger/reconcile/reconcile.ts';
import { type Hosting, startHosting } from '../test/hosting.ts';
import { confirmPay } from './confirm-pay.ts';
import { payDue } from './settle.ts';

const DAY_MS = 24 * 60 * 60_000;

let system: TestSystem;
let last = 100;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const nextMobile = (): string => freshMobile((last += 1));
const coinsOf = async (asker: Asker): Promise<number> => {
  const { id } = await system.get('getAccount', {}, asker);
  return (await balances(system.platform.database.read, id)).coins;
};
const settleJob = async (): Promise<void> =>
  await system.platform.jobs.handlerOf('group.settle')?.({}, { id: 'cron', attempt: 0 });

/** An open group of two topics with two sections in all, and what asking for its rewards answers. */
async function openGroup(mobiles: readonly string[]) {
  const hosting = await startHosting(system);
  const { topics } = await hosting.addTopics([1, 1]);
  await hosting.invite(mobiles.join('\n'));
  await hosting.move('invite');
  await hosting.move('open');
  const sections = topics.flatMap((topic) => topic.sections.map(({ id }) => id));
  return { hosting, sections };
}

const rewardsOf = async ({ groupId, host }: Hosting) =>
  (await system.get('listGroupRewards', { params: { groupId } }, host)).items;

async function confirm(hosting: Hosting): Promise<void> {
  const { hash } = await hosting.group();
  await confirmPay(system.platform, { hash, by: '林晓' });
  await payDue(groupRewardDeps(system.platform), hosting.groupId);
}

describe('rule 6.29: what a group pays', () => {
  it('a participation is open from the first visit, and ends with 1 and the whole, or with 8 and what was finished', async () => {
    const [one, two] = [nextMobile(), nextMobile()];
    const [all, part] = [await system.signIn(one), await system.signIn(two)];
    const { hosting, sections } = await openGroup([one, two]);
    const [inGroup, other] = [await hosting.enter(one, '早起的阿木'), await hosting.enter(two, '晚起的小林')];
    const records = async (member: Asker) => (await system.get('listTaskRecords', {}, member)).items;
    expect((await records(all)).map(({ result, coins }) => [result, coins])).toEqual([[0, 0]]);
    for (const sectionId of sections) await hosting.answer(inGroup, sectionId);
    await hosting.answer(other, sections[0] ?? '');
    const closed = await hosting.move('close');
    expect(closed.pay).toMatchObject({ coins: 120, confirmedAt: null });
    expect(
      (await rewardsOf(hosting)).map(({ topicsFinished, finished, coins }) => [
        topicsFinished,
        finished,
        coins,
      ]),
    ).toEqual([
      [2, true, 100],
      [1, false, 20],
    ]);
    expect([await coinsOf(all), await coinsOf(part)]).toEqual([0, 0]);
    await confirm(hosting);
    expect([await coinsOf(all), await coinsOf(part)]).toEqual([100, 20]);
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
    const mobile = nextMobile();
    const member = await system.signIn(mobile);
    const { hosting, sections } = await openGroup([mobile]);
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
    expect(await rewardsOf(hosting)).toMatchObject([
      { topics: 1, topicsFinished: 1, finished: true, coins: 100 },
    ]);
    await confirm(hosting);
    expect(await coinsOf(member)).toBe(100);
  });

  it('who was invited by two numbers is paid once', async () => {
    const [one, two] = [nextMobile(), nextMobile()];
    const member = await system.signIn(one);
    const { hosting, sections } = await openGroup([one, two]);
    for (const [mobile, name] of [
      [one, '阿木'],
      [two, '阿林'],
    ] as const) {
      const asker = await hosting.enter(mobile, name);
      for (const sectionId of sections) await hosting.answer(asker, sectionId);
    }
    const { id } = await system.get('getAccount', {}, member);
    await system.platform.database.read
      .updateTable('group_members')
      .set({ member_id: id })
      .where('group_id', '=', hosting.groupId)
      .where('role', '=', 0)
      .execute();
    await hosting.move('close');
    await confirm(hosting);
    expect(await coinsOf(member)).toBe(100);
  });
});

describe('rule 6.30: who confirms', () => {
  it('confirmed twice and paid by four servers at once, everybody is paid once', async () => {
    const mobiles = [nextMobile(), nextMobile(), nextMobile()];
    const members = [];
    for (const mobile of mobiles) members.push(await system.signIn(mobile));
    const { hosting, sections } = await openGroup(mobiles);
    for (const [index, mobile] of mobiles.entries()) {
      const asker = await hosting.enter(mobile, `受访者甲${index}`);
      for (const sectionId of sections) await hosting.answer(asker, sectionId);
    }
    await hosting.move('close');
    const { hash } = await hosting.group();
    const confirmed = await Promise.all(
      ['林晓', '周宁'].map((by) => confirmPay(system.platform, { hash, by })),
    );
    expect(confirmed.filter(({ isNew }) => isNew)).toHaveLength(1);
    const deps = groupRewardDeps(system.platform);
    await allTogether(4, async () => void (await payDue(deps, hosting.groupId)));
    expect(await Promise.all(members.map(coinsOf))).toEqual([100, 100, 100]);
  });

  it('a pay-out that stopped half-way goes on where it was', async () => {
    const mobiles = [nextMobile(), nextMobile()];
    const members = [];
    for (const mobile of mobiles) members.push(await system.signIn(mobile));
    const { hosting, sections } = await openGroup(mobiles);
    for (const [index, mobile] of mobiles.entries()) {
      const asker = await hosting.enter(mobile, `受访者乙${index}`);
      for (const sectionId of sections) await hosting.answer(asker, sectionId);
    }
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
    expect((await Promise.all(members.map(coinsOf))).toSorted((a, b) => a - b)).toEqual([0, 100]);
    await settleJob();
    expect(await Promise.all(members.map(coinsOf))).toEqual([100, 100]);
  });

  it('closed by the schedule, the clock reckons, and after two working days confirms and pays', async () => {
    const mobile = nextMobile();
    const member = await system.signIn(mobile);
    const { hosting, sections } = await openGroup([mobile]);
    const asker = await hosting.enter(mobile, '早起的阿木');
    for (const sectionId of sections) await hosting.answer(asker, sectionId);
    system.clock.advance(11 * DAY_MS);
    await settleJob();
    const host = await system.signIn(freshMobile(9000));
    expect(host.token).toBeDefined();
    expect((await rewardRow(hosting)).state).toBe('reckoned');
    system.clock.advance(5 * DAY_MS);
    await settleJob();
    expect((await rewardRow(hosting)).state).toBe('paid');
    expect(await coinsOf(await system.signIn(mobile, member.deviceId))).toBe(100);
  });

  it('a host takes a person out with a reason they read, until it is confirmed', async () => {
    const mobile = nextMobile();
    const member = await system.signIn(mobile);
    const { hosting, sections } = await openGroup([mobile]);
    const asker = await hosting.enter(mobile, '早起的阿木');
    for (const sectionId of sections) await hosting.answer(asker, sectionId);
    await hosting.move('close');
    const [row] = await rewardsOf(hosting);
    const params = { groupId: hosting.groupId, personId: row?.personId ?? '' };
    const takeOut = (reason: string | null) =>
      system.call('takeOutOfReward', { params, body: { reason } }, hosting.host);
    expect((await takeOut('  ')).code).not.toBe(200);
    expect((await takeOut('多次复制他人的回答')).data).toMatchObject({ takenOut: '多次复制他人的回答' });
    expect((await hosting.group()).pay.coins).toBe(0);
    await confirm(hosting);
    expect((await takeOut(null)).code).not.toBe(200);
    expect(await coinsOf(member)).toBe(0);
    const { items } = await system.get('listMessages', {}, member);
    expect(items[0]?.body).toContain('多次复制他人的回答');
  });
});

/** The only reward of a group, read without signing its host in again. */
async function rewardRow({ groupId }: Hosting) {
  return await system.platform.database.read
    .selectFrom('group_rewards')
    .selectAll()
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
}

describe('rule 6.31: a guest without an account', () => {
  async function keptFor(mobile: string) {
    const { hosting, sections } = await openGroup([mobile]);
    const asker = await hosting.enter(mobile, '早起的阿木');
    for (const sectionId of sections) await hosting.answer(asker, sectionId);
    await hosting.move('close');
    await confirm(hosting);
    return hosting;
  }

  it('gets it by joining with that number within 30 days, once', async () => {
    const mobile = nextMobile();
    const hosting = await keptFor(mobile);
    expect((await rewardRow(hosting)).state).toBe('kept');
    system.clock.advance(29 * DAY_MS);
    await settleJob();
    const member = await system.signIn(mobile);
    expect(await coinsOf(member)).toBe(100);
    expect((await rewardRow(hosting)).state).toBe('paid');
    const again = await system.signIn(mobile, 'another-device');
    await settleJob();
    expect(await coinsOf(again)).toBe(100);
    expect((await system.get('listTaskRecords', {}, again)).items).toMatchObject([{ result: 1, coins: 100 }]);
  });

  it('gets it also when they joined in the moment in which it was put aside, once', async () => {
    const mobile = nextMobile();
    const hosting = await keptFor(mobile);
    const { database } = system.platform;
    const ofPerson = database.read.updateTable('group_members').where('group_id', '=', hosting.groupId);
    const { mobile_index } = await database.read
      .selectFrom('group_members')
      .select('mobile_index')
      .where('group_id', '=', hosting.groupId)
      .where('role', '=', 0)
      .executeTakeFirstOrThrow();
    // Their joining found nothing, because the pay-out had not committed.
    await ofPerson.set({ mobile_index: 'not yet there' }).where('role', '=', 0).execute();
    const member = await system.signIn(mobile);
    await ofPerson.set({ mobile_index }).where('role', '=', 0).execute();
    expect([(await rewardRow(hosting)).state, await coinsOf(member)]).toEqual(['kept', 0]);
    await allTogether(3, settleJob);
    expect([(await rewardRow(hosting)).state, await coinsOf(member)]).toEqual(['paid', 100]);
  });

  it('gets nothing later', async () => {
    const mobile = nextMobile();
    const hosting = await keptFor(mobile);
    system.clock.advance(31 * DAY_MS);
    await settleJob();
    expect((await rewardRow(hosting)).state).toBe('lapsed');
    expect(await coinsOf(await system.signIn(mobile))).toBe(0);
  });
});

it('and after all of this the ledger adds up, and every reward has paid what it says', async () => {
  const results = await reconcile(system.platform.database, reconcileChecks);
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});
