import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetTransaction } from '../../../../test/database/meet-transaction.ts';
import { type CampaignWorld, campaignWorld, coins } from '../../../../test/campaign/campaign-world.ts';

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
});
afterAll(() => world.stop());

it('draws that come together do not wait for one whose member another transaction holds', async () => {
  const id = await world.publish([coins(500_000)]);
  const [busy, free] = [world.member(2), world.member(2)];
  for (const memberId of [busy, free]) await world.draw(id, memberId);
  const { record } = await meetTransaction(
    world.platform.database,
    async (tx) =>
      await sql`select from campaign_members where campaign_id = ${id} and member_id = ${busy} for update`.execute(
        tx,
      ),
    async () => (await Promise.all([world.draw(id, busy), world.draw(id, free)]))[0],
    async (tx) => {
      await expect
        .poll(async () => {
          const { rows } = await sql<{ draws: number }>`
            select draws from campaign_members where campaign_id = ${id} order by member_id = ${busy}`.execute(
            tx,
          );
          return rows.map(({ draws }) => draws);
        })
        .toEqual([2, 1]);
    },
  );
  expect(record.number).toBe(2);
});
