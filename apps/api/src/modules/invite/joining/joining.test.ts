import { errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTimes, timesApart } from '../../../../test/calls/answer-times.ts';
import { runs, timeFor } from '../../../../test/runs.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { together } from '../../../../test/together.ts';
import { balances, reconcile } from '../../ledger/module.ts';
import { askToClose, closeDue } from '../../../../test/member/closing.ts';
import { inviteePage, inviteRewardPage } from '../invitation-view.ts';
import {
  codeOf,
  joinAs,
  ownAddress,
  prepareJoin,
  registerAs,
  type TestMember,
} from '../../../../test/invite/invite.ts';
import { MOST_A_DAY } from './find-void-reason.ts';
import { inviteRewardsPaid } from '../rewards/reconcile-rewards.ts';

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

describe('joining by a code', () => {
  test('links both members, pays the inviter 20 for the verified mobile, and the statement shows the cause', async () => {
    const { inviter, inviteCode } = await newInviter();
    const friend = await joinAs(system, { inviteCode: inviteCode.toLowerCase() });
    expect(await coinsOf(inviter)).toBe(20);
    expect(await coinsOf(friend)).toBe(0);
    const { items, total } = await inviteesOf(inviter);
    expect({ items, total }).toMatchObject({
      total: 1,
      items: [{ state: 'registered', reason: null, coins: 20, nickname: expect.stringMatching(/^芽\*.$/u) }],
    });
    const { items: rows } = await system.get('listPoints', {}, inviter.asker);
    expect(rows[0]).toMatchObject({
      amount: 20,
      cause: { kind: 'invite', id: items[0]?.id, title: '邀请的好友已验证手机号并加入' },
    });
    expect(await system.get('getInvitation', {}, inviter.asker)).toMatchObject({
      invited: 1,
      earned: 0,
      pending: 20,
    });
    const { items: messages } = await system.get('listMessages', {}, inviter.asker);
    expect(messages[0]).toMatchObject({ kind: 'invite', title: '邀请奖励 20 金币', link: '/home/invite' });
  });

  test('an invitation names the inviter in full only while they agree to it', async () => {
    const { inviter, inviteCode } = await newInviter();
    const { nickname } = await system.get('getAccount', {}, inviter.asker);
    const seen = async (): Promise<[string, boolean]> => {
      const { nickname: shown } = await system.get('checkInviteCode', { body: { inviteCode } });
      return [shown, (await system.get('getInvitation', {}, inviter.asker)).showsName];
    };
    expect(await seen()).toEqual([expect.stringMatching(/^芽\*.$/u), false]);
    await system.get('showInviteName', { body: { shown: true } }, inviter.asker);
    await system.get('showInviteName', { body: { shown: true } }, inviter.asker);
    expect(await seen()).toEqual([nickname, true]);
    await system.get('showInviteName', { body: { shown: false } }, inviter.asker);
    expect(await seen()).toEqual([expect.stringMatching(/^芽\*.$/u), false]);
  });

  test('an unknown code has its own error code and text, and leaves the ticket usable', async () => {
    const prepared = await prepareJoin(system);
    expect(await registerAs(system, prepared, 'YA000000')).toMatchObject(refusal('INVITE_CODE_INVALID'));
    expect(await registerAs(system, prepared)).toMatchObject({ code: 200 });
  });

  test('the code of a closed account has its own error too', async () => {
    const { inviter, inviteCode } = await newInviter();
    await system.platform.database.read
      .updateTable('members')
      .set({ blocked_at: system.clock.now() })
      .where('id', '=', inviter.id)
      .execute();
    const prepared = await prepareJoin(system);
    expect(await registerAs(system, prepared, inviteCode)).toMatchObject(refusal('INVITE_CLOSED'));
    expect(await system.call('checkInviteCode', { body: { inviteCode } })).toMatchObject(
      refusal('INVITE_CLOSED'),
    );
  });

  test('S4 race: 50 friends register by one code at once, all are linked, and the daily limit of them is paid', async () => {
    const { inviter, inviteCode } = await newInviter();
    const prepared: Awaited<ReturnType<typeof prepareJoin>>[] = [];
    for (let index = 0; index < 50; index += 1) prepared.push(await prepareJoin(system));
    const answers = await together(prepared.length, async (index) => {
      const one = prepared[index];
      return one && (await registerAs(system, one, inviteCode));
    });
    expect(answers.filter((each) => each.status === 'fulfilled' && each.value?.code === 200)).toHaveLength(
      50,
    );
    expect(await coinsOf(inviter)).toBe(MOST_A_DAY * 20);
    expect((await inviteesOf(inviter)).total).toBe(50);
    const results = await reconcile(system.platform.database, [inviteRewardsPaid]);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  });
});

describe('naming the inviter later', () => {
  const name = async ({ asker }: TestMember, inviteCode: string) =>
    await system.call('enterInviteCode', { body: { inviteCode } }, asker);

  test('counts within 7 days, once', async () => {
    const { inviter, inviteCode } = await newInviter();
    const friend = await joinAs(system);
    expect(await name(friend, inviteCode)).toMatchObject({ code: 200, data: { inviteCode } });
    expect(await name(friend, inviteCode)).toMatchObject(refusal('INVITE_ALREADY_SET'));
    expect(await coinsOf(inviter)).toBe(20);
  });

  test('of two inviters named at the same time, one counts', async () => {
    const first = await newInviter();
    const second = await newInviter();
    const friend = await joinAs(system);
    const codes = [first.inviteCode, second.inviteCode];
    const answers = await together(10, async (index) => await name(friend, codes[index % 2] ?? ''));
    const named = answers.map((each) => (each.status === 'fulfilled' ? each.value.code : each.reason));
    expect(named.filter((code) => code === 200)).toHaveLength(1);
    expect(named.filter((code) => code === errors.INVITE_ALREADY_SET.code)).toHaveLength(9);
    expect((await coinsOf(first.inviter)) + (await coinsOf(second.inviter))).toBe(20);
  });

  test('refuses oneself, a member who joined later, and any name after 7 days', async () => {
    const { inviter, inviteCode } = await newInviter();
    expect(await name(inviter, inviteCode)).toMatchObject(refusal('INVITE_SELF'));
    const friend = await joinAs(system, { inviteCode });
    expect(await name(inviter, await codeOf(system, friend))).toMatchObject(refusal('INVITER_YOUNGER'));
    const late = await joinAs(system);
    system.clock.advance(7 * 24 * 3_600_000);
    const again = await system.signIn(await mobileOf(late), late.asker.deviceId);
    expect(await system.call('enterInviteCode', { body: { inviteCode } }, again)).toMatchObject(
      refusal('INVITE_TOO_LATE'),
    );
  });
});

describe('what a code tells a stranger', () => {
  test('a masked nickname and a picture, nothing else', async () => {
    const { inviteCode } = await newInviter();
    const data = await system.get('checkInviteCode', { body: { inviteCode } });
    expect(data).toEqual({ inviteCode, nickname: expect.stringMatching(/^芽\*.$/u), avatar: null });
    const offer = await system.get('acceptInvite', { body: { inviteCode, channel: 'poster' } });
    expect(Object.keys(offer).toSorted()).toEqual(['inviter', 'rememberedUntil', 'tiers', 'welcomeCoins']);
    expect(offer.inviter).toEqual(data);
  });

  test('A8 refuses more than 30 codes a minute from one address', async () => {
    const { inviteCode } = await newInviter();
    const asker = { address: ownAddress() };
    const codes = [];
    for (let index = 0; index < 32; index += 1)
      codes.push((await system.call('checkInviteCode', { body: { inviteCode } }, asker)).status);
    expect(codes.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(codes.slice(30)).toEqual([429, 429]);
  });

  const GUESSES = runs(16, 2_000);
  test(
    'A9 invite/check: what is no code answers alike and as fast, be it a member’s mobile, nobody’s, or almost a code',
    async () => {
      const { inviter, inviteCode } = await newInviter();
      const mobile = inviter.asker.deviceId.replace('device-', '');
      expect(mobile).toMatch(/^136\d{8}$/u);
      const answers = new Set<string>();
      let blocks = 0;
      const guess = (typed: string) => async () => {
        blocks += 1;
        // Each from a block of its own, because the wrong codes of a block are limited.
        const asker = { address: `100.${64 + (blocks >> 8)}.${blocks & 255}.1` };
        const answered = await system.call('checkInviteCode', { body: { inviteCode: typed } }, asker);
        expect(answered).toMatchObject(refusal('INVITE_CODE_INVALID'));
        answers.add(JSON.stringify([answered.status, answered.msg, answered.data]));
      };
      const almost = `${inviteCode.slice(0, -1)}0`; // No code has a 0.
      const times = await answerTimes(GUESSES, [guess(mobile), guess('13699999999'), guess(almost)]);
      expect(answers.size).toBe(1);
      const [known = [], ...others] = times;
      for (const other of others) {
        const apart = timesApart(known, other);
        expect(Math.abs(apart.z), JSON.stringify(apart)).toBeLessThan(3.5);
        // On a busy machine, medians of few calls mean nothing.
        if (GUESSES > 500) expect(apart.gap).toBeLessThan(5);
      }
    },
    timeFor(GUESSES, 300),
  );

  test('the invitation stores the channel by which a friend came', async () => {
    const { inviter, inviteCode } = await newInviter();
    const prepared = await prepareJoin(system);
    await system.get('acceptInvite', { body: { inviteCode, channel: 'poster' } }, prepared.asker);
    await registerAs(system, prepared, inviteCode);
    const { channel } = await system.platform.database.read
      .selectFrom('invitations')
      .select('channel')
      .where('inviter_id', '=', inviter.id)
      .executeTakeFirstOrThrow();
    expect(channel).toBe('poster');
  });
});

test('Z1 pages of invited friends and rewards are one’s own and go on where they stopped', async () => {
  const { inviter, inviteCode } = await newInviter();
  const stranger = await joinAs(system);
  for (let index = 0; index < 3; index += 1) await joinAs(system, { inviteCode });
  const first = await system.get('listInvitees', { query: { limit: 2 } }, inviter.asker);
  const cursor = first.nextCursor ?? '';
  const second = await system.get('listInvitees', { query: { limit: 2, cursor } }, inviter.asker);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
  expect(second.nextCursor).toBeNull();
  const rewards = await system.get('listInviteRewards', { query: { limit: 2 } }, inviter.asker);
  expect(rewards.items.map(({ step, coins, state }) => ({ step, coins, state }))).toEqual(
    Array.from({ length: 2 }, () => ({ step: 'verified', coins: 20, state: 1 })),
  );
  expect((await system.get('listInvitees', { query: { cursor } }, stranger.asker)).items).toEqual([]);
  expect((await system.get('listInviteRewards', {}, stranger.asker)).items).toEqual([]);
});

const refusal = (name: keyof typeof errors) => ({ code: errors[name].code, msg: errors[name].msg });

async function mobileOf({ id }: TestMember): Promise<string> {
  const { mobile_sealed } = await system.platform.database.read
    .selectFrom('members')
    .select('mobile_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return system.platform.cipher.open(mobile_sealed);
}

test('a friend who deleted their account is shown as such, and the earned coins stay', async () => {
  const { inviter, inviteCode } = await newInviter();
  const friend = await joinAs(system, { inviteCode });
  await askToClose(system, friend.asker, friend.asker.deviceId.replace('device-', ''));
  system.clock.advance(8 * 24 * 3_600_000);
  await closeDue(system);
  const { read } = system.platform.database;
  const left = { nickname: '已注销会员', coins: 20 };
  expect((await inviteePage(system.platform, inviter.id, {})).items).toMatchObject([left]);
  expect((await inviteRewardPage(read, inviter.id, {})).items).toMatchObject([left]);
});
