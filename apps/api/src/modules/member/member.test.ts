import type { NewcomerStepKind } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { DEMO_MEMBERS } from '../identity/module.ts';
import { seedIdentity } from '../../../demo/identity/seed.ts';
import { getAccount } from './profile/account.ts';
import { checkHome } from './home/home-check.ts';
import type { HomeAttention } from './home/home-attention.ts';
import { endHomeTour } from './home/home-tour.ts';
import { finishNewcomerStep } from './home/newcomer.ts';
import { changeNickname } from './profile/profile.ts';
import { byMember } from '../../../test/calls/by-member.ts';

const { oldMember, newMember, host } = DEMO_MEMBERS;
const levelOf = (credit: number) =>
  credit >= 300 ? { rank: 1, name: '铜牌会员' } : { rank: 0, name: '普通会员' };

let system: TestPlatform;
beforeAll(async () => {
  system = await testPlatform();
  await seedIdentity(system.platform);
});
afterAll(() => system.stop());

describe('the account', () => {
  test('shows a demo member with balances, level and a masked mobile', async () => {
    expect(await getAccount({ platform: system.platform, levelOf }, byMember(oldMember.id))).toEqual({
      id: oldMember.id,
      nickname: '老会员小满',
      avatar: null,
      memberCode: expect.stringMatching(/^YA[2-9A-Z]{6}$/),
      mobile: '138****0001',
      email: null,
      bbsRole: 0,
      level: { rank: 1, name: '铜牌会员' },
      coins: 3_000,
      pendingCoins: 0,
      credit: 320,
      quality: 80,
      isNew: true,
      verified: null,
      hasPassword: false,
      agreementDue: false,
      blocked: false,
      joinedAt: '2026-07-24T04:00:00.000Z',
    });
    expect(await getAccount({ platform: system.platform, levelOf }, byMember(host.id))).toMatchObject({
      bbsRole: 1,
    });
  });

  test('is read in one statement', async () => {
    let statements = 0;
    const { database } = system.platform;
    const counting = database.read.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const platform = { ...system.platform, database: { ...database, read: counting } };
    await getAccount({ platform, levelOf }, byMember(oldMember.id));
    expect(statements).toBe(1);
  });

  test('is NOT_FOUND for an unknown member', async () => {
    const nobody = system.platform.random.uuid();
    await expect(getAccount({ platform: system.platform, levelOf }, byMember(nobody))).rejects.toMatchObject({
      name: 'NOT_FOUND',
    });
  });

  test('a second run of the seed changes nothing', async () => {
    const count = async (): Promise<unknown> =>
      (
        await sql`select (select count(*) from members) as members, (select count(*) from ledger_transfers) as transfers,
          (select sum(coin) from ledger_accounts) as coins`.execute(system.platform.database.read)
      ).rows;
    const before = await count();
    await seedIdentity(system.platform);
    expect(await count()).toEqual(before);
  });
});

describe('the nickname', () => {
  test.each(['小芽', 'a_b-9', '一二三四五六七八九十一二三四五六', '𠮷野家'])(
    '%s may be chosen',
    async (nickname) => {
      expect(await changeNickname(system, byMember(newMember.id, { body: { nickname } }))).toEqual({
        nickname,
      });
    },
  );

  test('surrounding spaces are removed, and full-width letters become plain ones', async () => {
    expect(await changeNickname(system, byMember(newMember.id, { body: { nickname: '  Ｙａ９ ' } }))).toEqual(
      { nickname: 'Ya9' },
    );
  });

  test.each([
    '芽',
    '一二三四五六七八九十一二三四五六七',
    '小 芽',
    '小芽!',
    '<b>小芽',
    '小\u200b芽',
    '小\u202e芽',
    '🌱🌱',
    '   ',
    'é́é́',
  ])('NICKNAME_INVALID: %j', async (nickname) => {
    await expect(
      changeNickname(system, byMember(newMember.id, { body: { nickname } })),
    ).rejects.toMatchObject({
      name: 'NICKNAME_INVALID',
    });
  });

  test.each([
    '芽言官方',
    '客服小芽',
    '管理员',
    '管理員',
    '管-理-員',
    '主持人',
    '觀察員小李',
    'YaYan_01',
    '官_方',
    'Ｙａｙａｎ',
    '已注销',
    '已註銷',
  ])('NICKNAME_RESERVED: nobody poses as staff: %s', async (nickname) => {
    await expect(
      changeNickname(system, byMember(newMember.id, { body: { nickname } })),
    ).rejects.toMatchObject({
      name: 'NICKNAME_RESERVED',
    });
  });

  test.each(['TakenName', 'takenname', 'ＴＡＫＥＮname'])(
    'NICKNAME_TAKEN, whatever its case or width: %s',
    async (nickname) => {
      await changeNickname(system, byMember(oldMember.id, { body: { nickname: 'TakenName' } }));
      await expect(
        changeNickname(system, byMember(newMember.id, { body: { nickname } })),
      ).rejects.toMatchObject({
        name: 'NICKNAME_TAKEN',
      });
      expect(await changeNickname(system, byMember(oldMember.id, { body: { nickname } }))).toBeDefined();
    },
  );

  test('race: if two members choose one nickname at once, one of them gets it', async () => {
    const results = await Promise.allSettled(
      [oldMember.id, newMember.id].map((id) =>
        changeNickname(system, byMember(id, { body: { nickname: '同一个名字' } })),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('home', () => {
  const home = async (memberId: string, attention: readonly HomeAttention[] = [], checkedIn = false) =>
    await checkHome(
      {
        platform: system.platform,
        attention: [async () => attention],
        checkedIn: async () => checkedIn,
        stepCoins: async () => ({ attributes: 100, firstCheckin: 5 }),
      },
      byMember(memberId),
    );
  const thing = (title: string, until: string | null): HomeAttention => ({
    kind: 'survey',
    title,
    detail: null,
    link: '/task',
    coins: null,
    since: '2026-11-20T00:00:00.000Z',
    until,
    feedbackState: null,
  });

  const finish = async (memberId: string, step: NewcomerStepKind): Promise<void> =>
    await system.platform.database.transaction((tx) =>
      finishNewcomerStep(tx, memberId, step, system.clock.now()),
    );

  test('lists the newcomer steps until the last is done', async () => {
    expect((await home(newMember.id)).newcomerSteps).toEqual([
      { step: 'mobile', done: true, link: null, coins: null },
      { step: 'attributes', done: false, link: '/user/survey', coins: 100 },
      { step: 'firstSurvey', done: false, link: '/task', coins: null },
      { step: 'firstCheckin', done: false, link: '/home', coins: 5 },
    ]);
    await finish(newMember.id, 'attributes');
    await finish(newMember.id, 'firstSurvey');
    await finish(newMember.id, 'firstSurvey');
    expect((await getAccount({ platform: system.platform, levelOf }, byMember(newMember.id))).isNew).toBe(
      true,
    );
    await finish(newMember.id, 'firstCheckin');
    expect((await home(newMember.id)).newcomerSteps).toEqual([]);
    expect((await getAccount({ platform: system.platform, levelOf }, byMember(newMember.id))).isNew).toBe(
      false,
    );
  });

  test('offers the tour once to a newcomer, on any device, and never to a member who has begun', async () => {
    const newcomer = async (): Promise<string> => {
      const memberId = system.platform.random.uuid();
      await finish(memberId, 'mobile');
      return memberId;
    };
    const tourDue = async (memberId: string): Promise<boolean> => (await home(memberId)).tourDue;
    const later = await newcomer();
    expect(await tourDue(later)).toBe(true);
    await endHomeTour(system, byMember(later));
    await endHomeTour(system, byMember(later));
    expect(await tourDue(later)).toBe(false);
    const begun = await newcomer();
    expect(await tourDue(begun)).toBe(true);
    await finish(begun, 'firstCheckin');
    expect(await tourDue(begun)).toBe(false);
  });

  test('shows at most 20 items, those that end soonest first', async () => {
    const things = [
      thing('无期限', null),
      thing('明天', '2026-11-22T04:00:00.000Z'),
      thing('今天', '2026-11-21T10:00:00.000Z'),
      ...Array.from({ length: 30 }, (_, n) => thing(`其他 ${n}`, null)),
    ];
    const { attention, checkedInToday } = await home(oldMember.id, things, true);
    expect(attention.slice(0, 3).map(({ title }) => title)).toEqual(['今天', '明天', '无期限']);
    expect(attention).toHaveLength(20);
    expect(checkedInToday).toBe(true);
  });
});
