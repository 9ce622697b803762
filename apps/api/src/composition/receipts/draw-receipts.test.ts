import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CampaignWorld, campaignWorld, coins } from '../../../test/campaign/campaign-world.ts';
import { receiptDeps } from './receipt-deps.ts';

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
});
afterAll(() => world.stop());

it('rule 3.39: a receipt of a draw holds what recomputing it needs, and is its own member’s alone', async () => {
  const id = await world.publish([coins(1_000_000)]);
  const [member, other] = [world.member(1), world.member(1)];
  const { record } = await world.draw(id, member);
  const db = world.deps.platform.database.read;
  const { draw } = receiptDeps(world.deps.platform).recordOf;
  const receipt = (await draw(db, member, record.id)) ?? expect.fail('no receipt');
  const facts = new Map(receipt.facts.map(({ name, value }) => [name, value]));
  expect(facts.get('活动编号')).toBe(id);
  expect([facts.get('第几次'), facts.get('自己的种子')]).toEqual([String(record.number), record.clientSeed]);
  expect([facts.get('开奖数'), facts.get('结果')]).toEqual([String(record.roll), record.prize?.title]);
  expect(await draw(db, other, record.id)).toBeUndefined();
});
