import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PenaltyStep } from '@yayan/contract';
import { reconcileChecks } from '../../../../composition/reconcile-checks.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { allTogether } from '../../../../../test/together.ts';
import { givePenalty } from '../../../feedback/module.ts';
import { reconcile } from '../../../ledger/module.ts';
import { askToClose, closeDue } from '../../../../../test/member/closing.ts';
import { createMessages } from '../../../message/module.ts';
import { payTests } from '../../../../../test/group/paying.ts';
import { readKeptRewardOwners } from './reward-store.ts';

const DAY_MS = 24 * 60 * 60_000;

let system: TestSystem;
let pay: ReturnType<typeof payTests>;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  pay = payTests(system);
});
afterAll(() => system.stop());

describe('rule 6.31: a guest without an account', () => {
  async function keptFor(mobile: string) {
    const group = await pay.openGroup([mobile]);
    const { hosting } = group;
    await pay.answerAll(group, mobile);
    await hosting.move('close');
    await pay.confirm(hosting);
    return hosting;
  }

  it('gets it by joining with that number within 30 days, once', async () => {
    const mobile = pay.nextMobile();
    const hosting = await keptFor(mobile);
    expect((await pay.rewardRow(hosting)).state).toBe('kept');
    system.clock.advance(29 * DAY_MS);
    await pay.payJob();
    const member = await system.signIn(mobile);
    expect(await pay.coinsOf(member)).toBe(100);
    expect((await pay.rewardRow(hosting)).state).toBe('paid');
    const again = await system.signIn(mobile, 'another-device');
    await pay.payJob();
    expect(await pay.coinsOf(again)).toBe(100);
    expect((await system.get('listTaskRecords', {}, again)).items).toMatchObject([{ result: 1, coins: 100 }]);
  });

  it('gets it also when they joined in the moment in which it was put aside, once', async () => {
    const mobile = pay.nextMobile();
    const hosting = await keptFor(mobile);
    const { database } = system.platform;
    const ofPerson = database.read.updateTable('group_members').where('group_id', '=', hosting.groupId);
    const { mobile_index } = await database.read
      .selectFrom('group_members')
      .select('mobile_index')
      .where('group_id', '=', hosting.groupId)
      .where('role', '=', 0)
      .executeTakeFirstOrThrow();
    // The member's joining found no kept reward, because the pay-out had not committed.
    await ofPerson.set({ mobile_index: 'not yet there' }).where('role', '=', 0).execute();
    const member = await system.signIn(mobile);
    await ofPerson.set({ mobile_index }).where('role', '=', 0).execute();
    expect([(await pay.rewardRow(hosting)).state, await pay.coinsOf(member)]).toEqual(['kept', 0]);
    await allTogether(3, pay.payJob);
    expect([(await pay.rewardRow(hosting)).state, await pay.coinsOf(member)]).toEqual(['paid', 100]);
  });

  it('gets nothing later', async () => {
    const mobile = pay.nextMobile();
    const hosting = await keptFor(mobile);
    system.clock.advance(31 * DAY_MS);
    await pay.payJob();
    expect((await pay.rewardRow(hosting)).state).toBe('lapsed');
    expect(await pay.coinsOf(await system.signIn(mobile))).toBe(0);
  });

  it('gets nothing after 30 days, even if the job that ends it has not run', async () => {
    const mobile = pay.nextMobile();
    const hosting = await keptFor(mobile);
    system.clock.advance(30 * DAY_MS);
    const late = await system.signIn(mobile);
    await pay.payJob();
    expect([(await pay.rewardRow(hosting)).state, await pay.coinsOf(late)]).toEqual(['lapsed', 0]);
  });

  it('is read by the job only when somebody may have it', async () => {
    const [one, two] = [pay.nextMobile(), pay.nextMobile()];
    const hosting = await keptFor(one);
    await keptFor(two);
    const readable = async () =>
      await readKeptRewardOwners(system.platform.database.read, system.clock.now(), undefined, 100);
    expect(await readable()).toEqual([]);
    // A member takes the number later.
    const member = await system.signIn(pay.nextMobile());
    const { id } = await system.get('getAccount', {}, member);
    const mobile_index = system.platform.cipher.blindIndex(one);
    const { database } = system.platform;
    await database.read.updateTable('members').set({ mobile_index }).where('id', '=', id).execute();
    expect(await readable()).toEqual([{ memberId: id, mobileIndex: mobile_index }]);
    await pay.payJob();
    expect([(await pay.rewardRow(hosting)).state, await pay.coinsOf(member)]).toEqual(['paid', 100]);
    expect(await readable()).toEqual([]);
  });
});

describe('what a member earned in a group', () => {
  it('is paid although a penalty keeps them from tasks since (rule 7.17)', async () => {
    const mobile = pay.nextMobile();
    const member = await system.signIn(mobile);
    const group = await pay.openGroup([mobile]);
    await pay.answerAll(group, mobile);
    const { id: memberId } = await system.get('getAccount', {}, member);
    const penalty = {
      memberId,
      step: PenaltyStep.Tasks,
      rule: '作答不认真',
      evidence: '答案相同',
      by: '林晓',
    };
    const deps = { platform: system.platform, messages: createMessages(system.platform) };
    await givePenalty(deps, { ...penalty, days: 7 });
    await group.hosting.move('close');
    await pay.confirm(group.hosting);
    expect(await pay.coinsOf(member)).toBe(100);
  });

  it('is nothing once they deleted their account: neither paid nor kept, also for who takes the number after them', async () => {
    const mobile = pay.nextMobile();
    const member = await system.signIn(mobile);
    const group = await pay.openGroup([mobile]);
    await pay.answerAll(group, mobile);
    await group.hosting.move('close');
    await askToClose(system, member, mobile);
    system.clock.advance(8 * DAY_MS);
    await closeDue(system);
    // By now the clock has confirmed the pay.
    await pay.payJob();
    expect(await pay.rewardRow(group.hosting)).toMatchObject({
      state: 'nothing',
      paid_to: null,
      keep_until: null,
    });
    const next = await system.signIn(mobile);
    await pay.payJob();
    expect(await pay.coinsOf(next)).toBe(0);
  });

  it('is nothing when a group is closed before anybody said anything, and the task ends with 8', async () => {
    const [one, guest] = [pay.nextMobile(), pay.nextMobile()];
    const member = await system.signIn(one);
    const { hosting } = await pay.openGroup([one, guest]);
    await hosting.enter(one, '早起的阿木');
    await hosting.enter(guest, '晚起的小林');
    expect((await hosting.move('close')).pay).toMatchObject({ coins: 0 });
    await pay.confirm(hosting);
    const { rows } = await sql<{ state: string }>`
      select state from group_rewards where group_id = ${hosting.groupId}`.execute(
      system.platform.database.read,
    );
    expect(rows).toEqual([{ state: 'nothing' }, { state: 'nothing' }]);
    const { items } = await system.get('listTaskRecords', {}, member);
    expect(items).toMatchObject([{ result: 8, coins: 0 }]);
    expect(await pay.coinsOf(member)).toBe(0);
  });
});

it('and after all of this the ledger adds up, and every reward has paid what it says', async () => {
  const results = await reconcile(system.platform.database, reconcileChecks);
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});
