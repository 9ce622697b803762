import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payTests } from '../../../../../test/group/paying.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { previewPay } from './preview-pay.ts';
import { holdPay } from './stop-pay.ts';

const by = '林晓';
const reason = '正在核对重复的回答';

let system: TestSystem;
let pay: ReturnType<typeof payTests>;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  pay = payTests(system);
});
afterAll(() => system.stop());

it('rule 6.44: an operator previews a confirmation by counts, while other transactions hold the rows of everybody', async () => {
  const { hosting, hash } = await pay.closedGroup(3);
  await sql`update group_rewards set taken_out_at = now(), taken_out_operator = ${by}, taken_out_reason = ${reason}
    where group_id = ${hosting.groupId} and group_member_id = (
      select min(group_member_id::text)::uuid from group_rewards where group_id = ${hosting.groupId})`.execute(
    system.platform.database.read,
  );
  const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const holding = system.platform.database.transaction(async (tx) => {
    await sql`select 1 from discussion_groups where id = ${hosting.groupId} for update`.execute(tx);
    await sql`select 1 from group_rewards where group_id = ${hosting.groupId} for update`.execute(tx);
    hasLocked();
    await over;
  });
  await locked;
  const counts = { confirmedBy: null, paid: 2, paidCoins: 200, kept: 0, keptCoins: 0, nothing: 1 };
  expect(await previewPay(system.platform, { hash })).toEqual(counts);
  end();
  await holding;
  expect((await pay.rewardsOf(hosting)).map(({ state }) => state)).toEqual(['tallied', 'tallied', 'tallied']);
  await holdPay(system.platform, { hash, reason, by });
  await expect(previewPay(system.platform, { hash })).rejects.toMatchObject({ name: 'PAY_HELD' });
});
