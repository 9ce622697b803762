import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { together } from '../../../../test/together.ts';
import { balances } from '../../ledger/module.ts';
import {
  codeOf,
  joinAs,
  ownAddress,
  prepareJoin,
  registerAs,
  type TestMember,
} from '../../../../test/invite/invite.ts';
import { MOST_A_DAY, MOST_A_MONTH } from './find-void-reason.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

/** The coins earned by invitations, which are all pending in these tests. */
const coinsOf = async ({ id }: TestMember): Promise<number> => {
  const { coins, pendingCoins } = await balances(system.platform.database.read, id);
  expect(coins).toBe(0);
  return pendingCoins;
};
const inviteesOf = async ({ asker }: TestMember) => await system.get('listInvitees', {}, asker);
const newInviter = async (): Promise<{ inviter: TestMember; inviteCode: string }> => {
  const inviter = await joinAs(system);
  const inviteCode = await codeOf(system, inviter);
  system.clock.advance(1000);
  return { inviter, inviteCode };
};

describe('S4 self-invites earn nothing and say why', () => {
  const reasonOf = async (inviter: TestMember): Promise<string | null | undefined> => {
    const { items } = await inviteesOf(inviter);
    expect(items[0]).toMatchObject({ state: 'void', coins: 0 });
    expect(await coinsOf(inviter)).toBe(0);
    return items[0]?.reason;
  };

  test("from the inviter's own device", async () => {
    const { inviter, inviteCode } = await newInviter();
    await joinAs(system, { inviteCode, deviceId: inviter.asker.deviceId });
    expect(await reasonOf(inviter)).toBe('好友注册所用的设备，此前登录过你或其他会员的账号');
  });

  test("with cookies cleared, from the inviter's network", async () => {
    const { inviter, inviteCode } = await newInviter();
    await joinAs(system, { inviteCode, address: inviter.asker.address });
    expect(await reasonOf(inviter)).toBe('好友与你或你邀请的其他好友在同一网络下注册');
  });

  test('one device counts for one friend, with however many inviters it is used', async () => {
    const first = await newInviter();
    const second = await newInviter();
    const { asker } = await joinAs(system, { inviteCode: first.inviteCode });
    await joinAs(system, { inviteCode: second.inviteCode, deviceId: asker.deviceId });
    expect(await reasonOf(second.inviter)).toBe('好友注册所用的设备，此前登录过你或其他会员的账号');
    expect(await coinsOf(first.inviter)).toBe(20);
  });

  test('race: ten simultaneous accounts of one device count as one friend', async () => {
    const { inviter, inviteCode } = await newInviter();
    const prepared: Awaited<ReturnType<typeof prepareJoin>>[] = [];
    for (let index = 0; index < 10; index += 1)
      prepared.push(await prepareJoin(system, { deviceId: 'one-device-of-a-farm' }));
    await together(prepared.length, async (index) => {
      const one = prepared[index];
      return one && (await registerAs(system, one, inviteCode));
    });
    expect(await coinsOf(inviter)).toBe(20);
    expect((await system.get('listInvitees', { query: { state: 'void' } }, inviter.asker)).total).toBe(9);
  });

  test('at most three friends a day count from one network', async () => {
    const { inviter, inviteCode } = await newInviter();
    const address = ownAddress();
    for (let index = 0; index < 5; index += 1) await joinAs(system, { inviteCode, address });
    const { items } = await inviteesOf(inviter);
    expect(items.map(({ state }) => state)).toEqual([
      'void',
      'void',
      'registered',
      'registered',
      'registered',
    ]);
  });
});

describe('farming invitations', () => {
  const states = async (inviter: TestMember): Promise<string[]> =>
    (await inviteesOf(inviter)).items.map(({ state }) => state).toReversed();

  test('the coins of three new friends are pending and cannot be exchanged', async () => {
    const { inviter, inviteCode } = await newInviter();
    for (let index = 0; index < 3; index += 1) await joinAs(system, { inviteCode });
    expect((await balances(system.platform.database.read, inviter.id)).coins).toBe(0);
    expect(await coinsOf(inviter)).toBe(60);
  });

  test('eight /64s of one /56 count as one network, and at most five friends of one /48 count', async () => {
    const [one, two] = [await newInviter(), await newInviter()];
    for (let index = 0; index < 8; index += 1)
      await joinAs(system, { inviteCode: one.inviteCode, address: `2a01:4f8:1:1${index}::1` });
    expect((await states(one.inviter)).filter((state) => state === 'registered')).toHaveLength(3);
    for (let index = 0; index < 8; index += 1)
      await joinAs(system, { inviteCode: two.inviteCode, address: `2a01:4f8:2:${index}00::1` });
    expect((await states(two.inviter)).filter((state) => state === 'registered')).toHaveLength(5);
  });

  test('our cookie recognises a browser that logs out between friends', async () => {
    const [one, two] = [await newInviter(), await newInviter()];
    const browser = { id: 'one-browser-of-a-farm0', returned: true };
    const first = await prepareJoin(system);
    await registerAs(system, { ...first, asker: { ...first.asker, browser } }, one.inviteCode);
    const second = await prepareJoin(system);
    await registerAs(system, { ...second, asker: { ...second.asker, browser } }, two.inviteCode);
    expect(await states(one.inviter)).toEqual(['registered']);
    expect(await states(two.inviter)).toEqual(['void']);
  });

  test('friends beyond the daily and monthly limit do not count, and the inviter reads why', async () => {
    const { inviter, inviteCode } = await newInviter();
    const invited = async (count: number, daysAgo: number): Promise<void> => {
      const at = new Date(system.clock.now().getTime() - daysAgo * 24 * 3_600_000);
      const { read } = system.platform.database;
      for (let index = 0; index < count; index += 1)
        await read
          .insertInto('invitations')
          .values({
            member_id: system.platform.random.uuid(),
            inviter_id: inviter.id,
            id: system.platform.random.uuid(),
            channel: 'code',
            state: 'registered',
            mobile_mark: system.platform.random.uuid(),
            invited_at: at,
          })
          .execute();
    };
    system.clock.set(new Date('2026-12-20T04:00:00.000Z'));
    await invited(MOST_A_DAY - 1, 0);
    await joinAs(system, { inviteCode });
    await joinAs(system, { inviteCode });
    const again = await system.signIn(inviter.asker.deviceId.replace('device-', ''), inviter.asker.deviceId);
    const { items } = await system.get('listInvitees', { query: { limit: 2 } }, again);
    expect(items.map(({ reason }) => reason)).toEqual(['当天或当月邀请的好友已达上限，超出的不计奖励', null]);
    await invited(MOST_A_MONTH - MOST_A_DAY - 1, 10);
    system.clock.set(new Date('2026-12-21T04:00:00.000Z'));
    await joinAs(system, { inviteCode });
    await joinAs(system, { inviteCode });
    system.clock.set(new Date('2027-01-01T04:00:00.000Z'));
    await joinAs(system, { inviteCode });
    const last = await system.signIn(inviter.asker.deviceId.replace('device-', ''), inviter.asker.deviceId);
    const latest = await system.get('listInvitees', { query: { limit: 3 } }, last);
    expect(latest.items.map(({ state }) => state)).toEqual(['registered', 'void', 'registered']);
  });
});
