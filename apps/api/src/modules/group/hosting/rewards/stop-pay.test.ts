import { errors } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hosting } from '../../../../../test/group/hosting.ts';
import { type ClosedGroup, payTests } from '../../../../../test/group/paying.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { groupRewardDeps } from '../../../../composition/ports/group-rewards.ts';
import { reconcileChecks } from '../../../../composition/reconcile-checks.ts';
import { reconcile } from '../../../ledger/module.ts';
import { removeHost } from '../../people/life/name-host.ts';
import { confirmPay } from './confirm-pay.ts';
import { payDue } from './pay-out.ts';
import { holdPay, refusePay, releasePay, takePersonOut } from './stop-pay.ts';

const DAY_MS = 24 * 60 * 60_000;
const by = '林晓';
const reason = '正在核对重复的回答';

let system: TestSystem;
let pay: ReturnType<typeof payTests>;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  pay = payTests(system);
});
afterAll(async () => {
  const results = await reconcile(system.platform.database, reconcileChecks);
  await system.stop();
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});

const raise = async ({ groupId }: Hosting, coins: number): Promise<void> => {
  await sql`update group_rewards set coins = ${coins} where group_id = ${groupId}`.execute(
    system.platform.database.read,
  );
};
const states = async ({ groupId }: Hosting): Promise<string[]> => {
  const { rows } = await sql<{ state: string }>`
    select state from group_rewards where group_id = ${groupId} order by state`.execute(
    system.platform.database.read,
  );
  return rows.map(({ state }) => state);
};
const coinsOf = async ({ mobiles }: ClosedGroup): Promise<number[]> => {
  const coins: number[] = [];
  for (const mobile of mobiles) coins.push(await pay.coinsOf(await system.signIn(mobile)));
  return coins;
};

describe('rule 6.44: the clock', () => {
  it.each([
    ['one person gets more than 20,000 coins', 20_001, 1, false],
    ['one person gets 20,000 coins', 20_000, 1, true],
    ['a group gets more than 200,000 coins', 20_000, 11, false],
  ])('when %s, it pays by itself: %d coins for %d people, %s', async (_, coins, people, isPaid) => {
    const group = await pay.closedGroup(people);
    await raise(group.hosting, coins);
    expect((await group.hosting.group()).pay.confirmBy === null).toBe(!isPaid);
    system.clock.advance(5 * DAY_MS);
    await pay.payJob();
    expect(new Set(await states(group.hosting))).toEqual(new Set([isPaid ? 'paid' : 'tallied']));
    if (isPaid) return;
    await confirmPay(system.platform, { hash: group.hash, by });
    await pay.payJob();
    expect(new Set(await states(group.hosting))).toEqual(new Set(['paid']));
  });
});

describe('rule 6.44: an operator', () => {
  it('holds a pay-out, also a confirmed one, and releases it; hosts and people read why', async () => {
    const group = await pay.closedGroup();
    const { hosting, hash } = group;
    await holdPay(system.platform, { hash, reason, by });
    await expect(confirmPay(system.platform, { hash, by })).rejects.toMatchObject({ name: 'PAY_HELD' });
    expect((await hosting.group()).pay).toMatchObject({ heldReason: reason, confirmBy: null });
    const [inside = {}] = group.inside;
    expect((await system.get('getGroup', { params: { hash } }, inside)).reward).toMatchObject({
      heldReason: reason,
    });
    await releasePay(system.platform, { hash });
    await confirmPay(system.platform, { hash, by });
    await holdPay(system.platform, { hash, reason, by });
    system.clock.advance(5 * DAY_MS);
    await pay.payJob();
    expect(await coinsOf(group)).toEqual([0]);
    await releasePay(system.platform, { hash });
    await pay.payJob();
    expect(await coinsOf(group)).toEqual([100]);
  });

  it('holds while four servers pay: whoever is not paid by then waits', async () => {
    const group = await pay.closedGroup(3);
    const { hash, hosting } = group;
    await confirmPay(system.platform, { hash, by });
    const deps = groupRewardDeps(system.platform);
    await Promise.all([
      ...Array.from({ length: 4 }, () => payDue(deps, hosting.groupId)),
      holdPay(system.platform, { hash, reason, by }),
    ]);
    const held = await states(hosting);
    await payDue(deps, hosting.groupId);
    expect(await states(hosting)).toEqual(held);
    await releasePay(system.platform, { hash });
    await payDue(deps, hosting.groupId);
    expect(await coinsOf(group)).toEqual([100, 100, 100]);
  });

  it('refuses a pay-out once of two acts at once: nobody is paid, and all read why', async () => {
    const group = await pay.closedGroup(2);
    const { hash, hosting } = group;
    await holdPay(system.platform, { hash, reason, by });
    const acts = await Promise.allSettled([
      refusePay(system.platform, { hash, reason: '回答由程序生成', by }),
      refusePay(system.platform, { hash, reason: '回答由程序生成', by }),
    ]);
    expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await pay.payJob();
    expect(await states(hosting)).toEqual(['nothing', 'nothing']);
    expect(await coinsOf(group)).toEqual([0, 0]);
    expect((await hosting.group()).pay).toMatchObject({ refusedReason: '回答由程序生成', coins: 0 });
    const [member = {}] = group.members;
    const { items } = await system.get('listMessages', {}, member);
    expect(items[0]?.body).toContain('回答由程序生成');
  });

  it('takes one person out, also after the confirmation, and a host cannot put them back', async () => {
    const group = await pay.closedGroup(2);
    const { hash, hosting } = group;
    const rows = await pay.rewardsOf(hosting);
    const personId = rows[0]?.personId ?? '';
    await takePersonOut(system.platform, { hash, personId, reason: '三个账号', by });
    const back = await system.call(
      'takeOutOfReward',
      { params: { groupId: hosting.groupId, personId }, body: { reason: null } },
      hosting.host,
    );
    expect(back.code).toBe(errors.PAY_TAKEN_OUT_BY_US.code);
    await confirmPay(system.platform, { hash, by });
    const other = rows[1]?.personId ?? '';
    await takePersonOut(system.platform, { hash, personId: other, reason: '三个账号', by });
    await pay.payJob();
    expect(await coinsOf(group)).toEqual([0, 0]);
    await expect(takePersonOut(system.platform, { hash, personId, reason, by })).rejects.toMatchObject({
      name: 'PAY_SETTLED',
    });
  });
});

it('rule 6.44: losing the right to host holds what the groups of that host still owe', async () => {
  const group = await pay.closedGroup();
  const { id: memberId } = await system.get('getAccount', {}, group.hosting.host);
  expect(await removeHost(system.platform, { memberId, by })).toEqual({ held: 1 });
  expect(await removeHost(system.platform, { memberId, by })).toBeUndefined();
  system.clock.advance(5 * DAY_MS);
  await pay.payJob();
  expect(await states(group.hosting)).toEqual(['tallied']);
  await releasePay(system.platform, { hash: group.hash });
  await pay.payJob();
  expect(await coinsOf(group)).toEqual([100]);
});

it('rule 6.44: what is kept for a guest waits while it is held, and is paid after the release', async () => {
  const mobile = pay.nextMobile();
  const group = await pay.openGroup([mobile]);
  const { hosting } = group;
  await pay.answerAll(group, mobile);
  await hosting.move('close');
  await pay.confirm(hosting);
  const { hash } = await hosting.group();
  expect(await states(hosting)).toEqual(['kept']);
  await holdPay(system.platform, { hash, reason, by });
  const joined = await system.signIn(mobile);
  expect(await pay.coinsOf(joined)).toBe(0);
  await releasePay(system.platform, { hash });
  await pay.payJob();
  expect(await pay.coinsOf(joined)).toBe(100);
});

it('rule 6.45: a group that cannot be tallied does not stop the pay of the others', async () => {
  const [poisoned, healthy] = [
    await pay.openGroup([pay.nextMobile()]),
    await pay.openGroup([freshMobile(99)]),
  ];
  const mobile = freshMobile(99);
  const member = await system.signIn(mobile);
  await pay.answerAll(healthy, mobile);
  const { read } = system.platform.database;
  await sql`
    update discussion_groups set closes_at = opens_at + interval '1 second' where id = ${poisoned.hosting.groupId}`.execute(
    read,
  );
  await sql
    .raw(`
    create function break_tally() returns trigger language plpgsql as $$
    begin
      if new.id = '${poisoned.hosting.groupId}' and new.tallied_at is not null then raise exception 'broken'; end if;
      return new;
    end $$`)
    .execute(read);
  await sql`
    create trigger break_tally before update on discussion_groups for each row execute function break_tally()`.execute(
    read,
  );
  system.clock.advance(11 * DAY_MS);
  await expect(pay.payJob()).rejects.toThrow();
  expect(await states(healthy.hosting)).toEqual(['tallied']);
  system.clock.advance(5 * DAY_MS);
  await expect(pay.payJob()).rejects.toThrow();
  expect(await states(healthy.hosting)).toEqual(['paid']);
  await sql`drop function break_tally cascade`.execute(read);
  expect(await pay.coinsOf(await system.signIn(mobile, member.deviceId))).toBe(100);
});
